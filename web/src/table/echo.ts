// A key or a place that is pressed twice: the second time may come when it already means something else, which nobody has read.

const READ = 500; // milliseconds: nobody has read a new question sooner
const NEAR = 40; // pixels: still the same place

type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

export class Echo {
  #came = 0; // when the question did
  #last = { key: '', text: '' }; // what a key picked last
  #click = { x: NaN, y: NaN, text: '' }; // where a pointer picked last, and what

  asked(number: number | undefined): void {
    if (number !== undefined) this.#came = performance.now();
  }

  /** Whether a key is passed over: it picked something else just now. */
  swallows(key: string, text: string): boolean {
    const { key: before, text: picked } = this.#last;
    if (key === before && text !== picked && this.#unread) return true;
    this.#last = { key, text };
    return false;
  }

  /** Whether a click is passed over: something else stood there when it was aimed. A click that no pointer made is meant. */
  swallowsClick({ clientX: x, clientY: y, detail }: Click, text: string): boolean {
    const { x: left, y: top, text: picked } = this.#click;
    const there = detail > 0 && Math.hypot(x - left, y - top) < NEAR;
    if (there && text !== picked && this.#unread) return true;
    this.#click = { x, y, text };
    return false;
  }

  get #unread(): boolean {
    return performance.now() - this.#came < READ;
  }
}
