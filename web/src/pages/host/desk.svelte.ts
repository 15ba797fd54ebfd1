// What a host does: the server is asked, what it says is told, and the lists are read again.
import { reason } from '../../app/reason';
import { t } from '../../app/messages';

export class Desk {
  said = $state('');
  failed = $state(false);
  turn = $state(0); // goes up whenever something was done: lists that follow it read themselves again

  async act(what: () => Promise<unknown>, done = t('host-done')): Promise<boolean> {
    try {
      await what();
      this.said = done;
      this.failed = false;
      this.turn += 1;
    } catch (error) {
      this.said = reason(error);
      this.failed = true;
    }
    return !this.failed;
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
