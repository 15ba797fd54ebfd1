// Who of a table's people is there, and how much time their clocks leave them.
import { get } from '../net/api';
import type { Online, SeatInfo } from '../net/wire';
import type { TableStore } from './store.svelte';

const LOOK = 20_000; // milliseconds between two looks at who is there
const TICK = 500;

export interface Presence {
  there(seat: SeatInfo): boolean;
  left(seat: SeatInfo): number; // milliseconds
}

/** Follows a table as long as the component lives that calls this while it is made. */
export function presenceAt(store: TableStore): Presence {
  let time = $state(Date.now());
  let online = $state.raw(new Set<string>());
  const info = $derived(store.info);
  const ticking = $derived(Boolean(info?.clock) && info?.status === 'playing');
  const told = $derived((info?.visibility === 'public' && info.spectators && !info.delay) || store.mine.length > 0);
  const people = $derived((info?.seats ?? []).map((seat) => seat.person ?? '').join());
  const ahead = $derived(store.received - (store.newest?.now ?? store.received)); // our clock before the server's

  $effect(() => {
    if (!ticking) return;
    const clock = setInterval(() => (time = Date.now()), TICK);
    return () => clearInterval(clock);
  });

  $effect(() => {
    if (!people || !told) return; // and whenever somebody comes or goes
    const look = (): void => {
      get<Online>(`/api/tables/${store.id}/online`).then(
        (found) => (online = new Set(found.people)),
        () => (online = new Set()),
      );
    };
    const glance = (): void => {
      if (!document.hidden) look();
    };
    look();
    const looking = setInterval(glance, LOOK);
    document.addEventListener('visibilitychange', glance);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', glance);
    };
  });

  return {
    there: (seat) => online.has(seat.person ?? ''),
    left: (seat) => (seat.left ?? 0) - (seat.asked ? Math.max(0, time - ahead - seat.asked) : 0),
  };
}
