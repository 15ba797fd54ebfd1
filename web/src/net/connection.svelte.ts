// One WebSocket for everything live. It reconnects by itself. Every order is answered or refused, also when the line breaks.
import { untrack } from 'svelte';
import { Lost, Refusal } from './api';
import type {
  Done,
  EnterLobby,
  GiveAnswer,
  Gone,
  HouseNotice,
  Hush,
  LobbyHint,
  MakeProposal,
  Pick,
  Ping,
  RefusedOrder,
  Saying,
  Speak,
  TableState,
  TurnHint,
  Unchanged,
  Undo,
  Unwatch,
  Update,
  Watch,
  Why,
  WhyNots,
} from './wire';

export type Order = EnterLobby | GiveAnswer | MakeProposal | Pick | Ping | Speak | Undo | Unwatch | Watch | Why;
export type Incoming =
  TableState | Update | Unchanged | Done | RefusedOrder | WhyNots | Saying | TurnHint | LobbyHint | Hush | Gone | HouseNotice;
export type LinkState = 'off' | 'connecting' | 'open' | 'lost';

// In milliseconds
const HEARTBEAT = 15_000; // between two questions whether the server is still there
const PATIENCE = 6_000; // for the answer to such a question
const SLOW = 1_200; // an answer that takes longer is shown to be slow
const FIRST_PAUSE = 300; // before connecting again; each further try waits twice as long
const LONGEST_PAUSE = 10_000;
const SIGNED_OUT = 4401; // the code that the server hangs up with

interface Waiting {
  resolve: (answer: Incoming) => void;
  reject: (error: Error) => void;
}

export class Connection {
  state = $state<LinkState>('off');
  slow = $state(false);
  #socket: WebSocket | null = null;
  #opening = false;
  #id = 0; // of the last order
  #tries = 0; // to connect, since it last succeeded
  #waiting = new Map<number, Waiting>(); // by the order that is to be answered
  #heard = new Set<(message: Incoming) => void>();
  #opened = new Set<() => void>();
  #heartbeat = 0; // timers: of the questions whether the server is there, and of the next try to connect
  #again = 0;

  /**
   * `comeIn` sees to it that this browser has a session, a guest's if need be: without one the server accepts no connection.
   * `goOut` is called when the server says that the session has ended, on another page or another device.
   */
  constructor(
    readonly comeIn: () => Promise<unknown>,
    readonly goOut: () => void,
  ) {
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#socket?.close());
    document.addEventListener('visibilitychange', () => document.hidden || this.#hurry());
  }

  /** Call `heard` with every message, and `opened` whenever the connection opens. Returns a function that ends this. */
  listen(heard: (message: Incoming) => void, opened: () => void): () => void {
    this.#heard.add(heard);
    this.#opened.add(opened);
    untrack(() => (this.state === 'open' ? opened() : void this.#open())); // an effect that listens listens once
    return () => {
      this.#heard.delete(heard);
      this.#opened.delete(opened);
    };
  }

  /** Send an order and wait for its answer. */
  ask<T extends Incoming>(order: Order): Promise<T> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Lost());
    const id = ++this.#id;
    const late = setTimeout(() => (this.slow = true), SLOW);
    this.#socket.send(JSON.stringify({ ...order, id }));
    return new Promise<Incoming>((resolve, reject) => this.#waiting.set(id, { resolve, reject })).finally(() => {
      clearTimeout(late);
      this.slow = false;
    }) as Promise<T>;
  }

  /** Connect again, after signing in as somebody else or signing out. */
  restart(): void {
    this.#socket?.close();
  }

  async #open(): Promise<void> {
    if (this.#socket || this.#opening) return;
    this.#opening = true;
    this.state = this.#tries ? 'lost' : 'connecting';
    try {
      await this.comeIn();
      this.#connect();
    } catch {
      this.#later();
    } finally {
      this.#opening = false;
    }
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
    this.#socket = socket;
    socket.onopen = () => this.#begin();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Incoming);
    socket.onclose = ({ code }) => {
      if (code === SIGNED_OUT) this.goOut();
      this.#end(socket);
    };
  }

  #begin(): void {
    this.state = 'open';
    this.#tries = 0;
    this.#heartbeat = window.setInterval(() => this.#beat(), HEARTBEAT);
    for (const opened of this.#opened) opened();
  }

  #hear(message: Incoming): void {
    const waiting = 'id' in message ? this.#waiting.get(message.id) : undefined;
    if (waiting && 'id' in message) {
      this.#waiting.delete(message.id);
      if (message.type === 'refused') waiting.reject(new Refusal(0, message.problem));
      else waiting.resolve(message);
    } else {
      for (const heard of this.#heard) heard(message);
    }
  }

  /** A line that says nothing may be dead: ask, and hang up if nobody answers. */
  #beat(): void {
    const socket = this.#socket;
    const dead = setTimeout(() => socket?.close(), PATIENCE);
    this.ask({ type: 'ping' }).then(
      () => clearTimeout(dead),
      () => clearTimeout(dead),
    );
  }

  #end(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    clearInterval(this.#heartbeat);
    this.#socket = null;
    for (const waiting of this.#waiting.values()) waiting.reject(new Lost());
    this.#waiting.clear();
    this.#later();
  }

  #later(): void {
    this.state = 'lost';
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++);
    clearTimeout(this.#again);
    this.#again = window.setTimeout(() => void this.#open(), pause);
  }

  #hurry(): void {
    if (this.state !== 'lost') return;
    clearTimeout(this.#again);
    void this.#open();
  }
}
