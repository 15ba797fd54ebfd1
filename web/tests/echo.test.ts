import { describe, expect, it, vi } from 'vitest';
import { Echo } from '../src/table/echo';

describe('a click on a question that has just come', () => {
  const click = (clientX: number, clientY: number, detail = 1) => ({ clientX, clientY, detail });
  const asked = (): Echo => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const echo = new Echo();
    echo.asked(1);
    vi.advanceTimersByTime(2000);
    expect(echo.swallowsClick(click(100, 100), 'use plus')).toBe(false);
    echo.asked(2);
    return echo;
  };

  it('is passed over where another answer was clicked just before', () => {
    const echo = asked();
    expect(echo.swallowsClick(click(110, 95), 'put_away plus')).toBe(true);
    vi.advanceTimersByTime(600);
    expect(echo.swallowsClick(click(110, 95), 'put_away plus')).toBe(false);
  });

  it('counts elsewhere, for the same answer, and where no pointer made it', () => {
    expect(asked().swallowsClick(click(300, 100), 'put_away plus')).toBe(false);
    expect(asked().swallowsClick(click(100, 100), 'use plus')).toBe(false);
    expect(asked().swallowsClick(click(100, 100, 0), 'put_away plus')).toBe(false);
  });
});
