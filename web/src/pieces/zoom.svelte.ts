// A map in a window: it fits at first; wheel, pinch and keys make it larger, dragging moves it, a double tap fits it again.
const MOST = 4;
const FAR = 6; // pixels: less is a tap with an unsteady hand

interface Point {
  x: number;
  y: number;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Zoom {
  scale = $state(1);
  x = $state(0); // how far it is moved, in pixels of the window
  y = $state(0);
  #window: HTMLElement | null = null;
  #fingers = new Map<number, Point>();
  #panned = false;

  /** The transform of what is drawn in the window, from its upper left corner. */
  get transform(): string {
    return this.scale === 1 ? 'none' : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  fit(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Make it larger or smaller; what lies at a point of the window stays there. */
  by(factor: number, at?: Point): void {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = this.#window ?? {};
    const { x, y } = at ?? { x: width / 2, y: height / 2 };
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.scale = scale;
    this.#moveTo(x - (x - this.x) * grown, y - (y - this.y) * grown);
  }

  /** Moves what is drawn, so that no edge of it comes into the window. */
  #moveTo(x: number, y: number): void {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = this.#window ?? {};
    this.x = Math.min(0, Math.max(x, width * (1 - this.scale)));
    this.y = Math.min(0, Math.max(y, height * (1 - this.scale)));
  }

  #inWindow({ clientX, clientY }: MouseEvent): Point {
    const box = this.#window?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  /** Lets an element be the window. A press whose default is prevented carries something: it does not move the map. */
  readonly window = (node: HTMLElement): (() => void) => {
    this.#window = node;
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener('wheel', this.#wheel, { signal, passive: false });
    node.addEventListener('pointerdown', this.#down, { signal });
    node.addEventListener('dblclick', () => this.fit(), { signal });
    node.addEventListener('click', this.#click, { signal, capture: true });
    addEventListener('pointermove', this.#move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, this.#up, { signal });
    return () => listening.abort();
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 400), this.#inWindow(event));
  };

  #down = (event: PointerEvent): void => {
    this.#panned = false;
    if (!event.defaultPrevented) this.#fingers.set(event.pointerId, this.#inWindow(event));
  };

  #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#inWindow(event);
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) {
      this.#panned = true;
      this.by(apart(now, other) / Math.max(1, apart(before, other)), middle(now, other));
    } else if (this.scale === 1 || (!this.#panned && apart(before, now) < FAR)) return;
    else {
      this.#panned = true;
      this.#moveTo(this.x + now.x - before.x, this.y + now.y - before.y);
    }
    this.#fingers.set(event.pointerId, now);
  };

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** What ends a pan or a pinch is no click. */
  #click = (event: Event): void => {
    if (this.#panned) event.stopPropagation();
    this.#panned = false;
  };
}
