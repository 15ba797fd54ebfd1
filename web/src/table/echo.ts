// A key that is pressed twice: the second time may come when it already means something else, which nobody has read yet.

const READ = 500; // milliseconds: nobody has read a new question sooner

export class Echo {
  #came = 0; // when the question did
  #last = { key: '', text: '' }; // what a key picked last

  asked(number: number | undefined): void {
    if (number !== undefined) this.#came = performance.now();
  }

  /** Whether a key is passed over: it picked something else just now. */
  swallows(key: string, text: string): boolean {
    const { key: before, text: picked } = this.#last;
    if (key === before && text !== picked && performance.now() - this.#came < READ) return true;
    this.#last = { key, text };
    return false;
  }
}
