// A card taken by a mouse or a pen and carried to where it shall go. Fingers tap: under them a drag would be a scroll.
import { shield } from '../motion/shield';
import type { Play } from './play.svelte';

const FAR = 6; // pixels: less is a click with an unsteady hand

export function drag(play: Play, event: PointerEvent, node: HTMLElement, key: string, slug: string): void {
  if (event.pointerType === 'touch' || event.button || !play.drops.fits(slug)) return;
  const from = { x: event.clientX, y: event.clientY };
  const listening = new AbortController();
  const { signal } = listening;
  let carried: HTMLElement | null = null;
  let unshield = (): void => undefined;

  function move({ clientX, clientY }: PointerEvent): void {
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (!carried && Math.hypot(x, y) < FAR) return;
    if (!carried) {
      carried = play.flights.lift(node, key);
      play.dragging = slug;
      unshield = shield();
    }
    carried.style.translate = `${x}px ${y}px`;
  }

  function end(): void {
    listening.abort();
    unshield();
    play.dragging = null;
    if (!carried) return;
    const still = (click: Event): void => click.stopPropagation();
    addEventListener('click', still, { capture: true });
    setTimeout(() => removeEventListener('click', still, { capture: true }));
  }

  function drop({ clientX, clientY }: PointerEvent): void {
    const dropped = Boolean(carried);
    end();
    const picks = dropped ? play.drops.drop(document.elementFromPoint(clientX, clientY), slug) : [];
    if (picks.length) void play.send(...picks).finally(() => play.flights.putDown(carried));
    else play.flights.putDown(carried);
  }

  function stop(): void {
    end();
    play.flights.putDown(carried);
  }

  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', stop, { signal });
  addEventListener('keydown', (pressed) => pressed.key === 'Escape' && stop(), { signal });
}
