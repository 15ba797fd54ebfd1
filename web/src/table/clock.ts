// Time left, in words short enough for a clock.
import { days } from '../app/formats';

export function clockText(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return days(Math.floor(hours / 24));
  const pad = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
