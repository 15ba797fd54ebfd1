// What a host does: the server is asked, what it says is told, and the lists are read again.
import { reason } from '../../app/reason';
import { t } from '../../app/messages';

export class Desk {
  said = $state('');
  failed = $state(false);
  turn = $state(0); // goes up whenever something was tried: then lists are read again

  async act(what: () => Promise<unknown>, done = t('host-done')): Promise<boolean> {
    try {
      await what();
      this.said = done;
      this.failed = false;
    } catch (error) {
      this.said = reason(error);
      this.failed = true;
    }
    this.turn += 1; // also after a refusal: mostly somebody else was faster, and the list is old
    return !this.failed;
  }

  /** For an effect: read a list as it is now. Of answers that overtake each other the one to the last question counts. */
  follow<T>(look: () => Promise<T>, show: (found: T) => void): (() => void) | undefined {
    if (this.turn < 0) return undefined;
    let last = true;
    void this.read(look, (found) => {
      if (last) show(found);
    });
    return () => (last = false);
  }

  /** Read the next part of a list. It is dropped if the list is another one by then: read anew, or gone on already. */
  async goOn<T>(list: () => unknown, look: () => Promise<T>, show: (found: T) => void): Promise<void> {
    const before = list();
    await this.read(look, (found) => {
      if (list() === before) show(found);
    });
  }

  /** Read something that is shown; what is refused is told. */
  async read<T>(what: () => Promise<T>, show: (found: T) => void): Promise<void> {
    try {
      show(await what());
    } catch (error) {
      this.said = reason(error);
      this.failed = true;
    }
  }
}
