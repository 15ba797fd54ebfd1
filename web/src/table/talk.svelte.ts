// What people at a table say to each other.
import { reason } from '../app/reason';
import { get } from '../net/api';
import { connection } from '../app/live';
import type { Chat, Saying } from '../net/wire';

export class Talk {
  said = $state.raw<Saying[]>([]);
  problem = $state('');
  #opened = false;

  constructor(readonly table: string) {}

  /** Read what was said so far, once. Only for those who may listen: the server refuses spectators while a game runs. */
  open(): void {
    if (this.#opened) return;
    this.#opened = true;
    void this.#read();
  }

  async say(text: string): Promise<boolean> {
    try {
      this.problem = '';
      await connection.ask({ type: 'chat', table: this.table, text });
      return true;
    } catch (error) {
      this.problem = reason(error);
      return false;
    }
  }

  hear(news: Saying[]): void {
    const known = new Set(this.said.map((saying) => saying.n));
    this.said = [...this.said, ...news.filter((saying) => !known.has(saying.n))].sort((a, b) => a.n - b.n);
  }

  async #read(): Promise<void> {
    try {
      this.hear((await get<Chat>(`/api/tables/${this.table}/chat`)).messages);
    } catch (error) {
      this.problem = reason(error);
    }
  }
}
