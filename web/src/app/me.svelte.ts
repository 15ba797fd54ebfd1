// Who sits at this device. Nobody has to sign in: the server makes a guest of whoever wants to do something.
import { get, patch, post } from '../net/api';
import type { Me } from '../net/wire';

class Myself {
  who = $state<Me | null>(null);
  #looked: Promise<void> | null = null;
  #becoming: Promise<void> | null = null; // while the server makes somebody else of us

  /** Find out who we are, without becoming anybody. */
  look(): Promise<void> {
    if (this.#becoming) return this.#becoming.catch(() => undefined);
    this.#looked ??= this.#ask();
    return this.#looked;
  }

  async #ask(): Promise<void> {
    try {
      this.who = await get<Me | null>('/api/me');
    } catch {
      this.#looked = null; // we do not know, so the next look asks again
    }
  }

  /** Whoever sat here signed out elsewhere: find out anew who does. */
  forget(): void {
    if (this.#becoming) return; // we are about to know: who comes in anew leaves the session of before
    this.who = null;
    this.#looked = null;
  }

  /** Be somebody: a guest, if we are nobody yet. */
  async comeIn(): Promise<Me> {
    await this.look();
    this.who ??= await post<Me>('/api/guest', {});
    return this.who;
  }

  async #become(asked: Promise<Me>): Promise<void> {
    this.#becoming = asked.then((who) => {
      this.who = who;
    });
    try {
      await this.#becoming;
    } finally {
      this.#becoming = null;
    }
  }

  register(name: string, passphrase: string): Promise<void> {
    return this.#become(post<Me>('/api/register', { name, passphrase }));
  }

  signIn(name: string, passphrase: string): Promise<void> {
    return this.#become(post<Me>('/api/signin', { name, passphrase }));
  }

  async rename(name: string): Promise<void> {
    this.who = await patch<Me>('/api/me', { name });
  }

  /** Be the guest again whose link this device was given. */
  comeBack(secret: string): Promise<void> {
    return this.#become(post<Me>('/api/return', { secret }));
  }

  /** Set a new passphrase, with the secret that came by e-mail. */
  reset(secret: string, passphrase: string): Promise<void> {
    return this.#become(post<Me>('/api/reset/finish', { secret, passphrase }));
  }

  /** Have the server forget us. */
  async vanish(passphrase: string): Promise<void> {
    await post('/api/me/delete', { passphrase });
    this.who = null;
  }

  async signOut(everywhere: boolean): Promise<void> {
    await post(everywhere ? '/api/signout-everywhere' : '/api/signout');
    this.who = null;
  }
}

export const me = new Myself();
