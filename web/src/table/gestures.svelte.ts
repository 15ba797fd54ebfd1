// What was done in one go is taken back in one go: several picks often go out as one request.
export class Gestures {
  #before = $state.raw<number[]>([]); // how many picks could be taken back when each of them began
  #goal: number | null = null; // so few picks shall remain, while several are taken back

  /** Something goes out while so many picks could be taken back. */
  begin(undo: number): void {
    this.#goal = null;
    this.#before = [...this.#open(undo), undo];
  }

  /** How often somebody could take something back: what we did not see begin counts pick by pick. */
  count(undo: number): number {
    const open = this.#open(undo);
    return open.length + (open[0] ?? undo);
  }

  /** Somebody takes back what they did last. */
  takeBack(undo: number): void {
    this.#goal = this.#open(undo).at(-1) ?? undo - 1;
  }

  /** Whether more has to be taken back, now that so many picks remain. */
  goesOn(undo: number): boolean {
    const more = this.#goal !== null && undo > this.#goal;
    if (!more) this.#goal = null;
    return more;
  }

  #open(undo: number): number[] {
    return this.#before.filter((n) => n < undo);
  }
}
