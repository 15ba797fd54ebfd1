// What a hand does on the map: a stack is chosen, some of it, where it goes. All of it goes out in one request.
import { factsOf } from '../../net/facts';
import type { View } from '../../net/wire';
import { thingKey } from '../../pieces/lit';
import type { Play } from '../../pieces/play.svelte';
import type { Army, Facts, Tile } from './facts';
import { foresee, type Aim } from './foresight';
import { Foretold } from './foretold';
import { message } from './messages';
import * as stacks from './stacks';
import type { Party, Unit } from './stacks';
import { isMoving, passing } from './turn';
const TWO = 2; // places in a plane, until the table says otherwise

export class Campaign {
  from = $state('');
  party = $state.raw<Party>({ going: {}, aboard: {} });
  #told = false; // somebody said who shall be of the party
  aim = $state.raw<Aim | null>(null);
  open = $state(''); // the tile whose choices are spread out
  soft = $state(false); // a stack is chosen by itself, or a mouse rests on it: it goes with one click, and binds nobody
  #last = ''; // where a mouse sent somebody from
  #asked = '';
  readonly foretold = new Foretold(this);
  carrying = false; // somebody drags it: what lies below is not looked at
  // Every tile of the map asks for these: they are found once.
  readonly moving = $derived.by(() => isMoving(this.play.source.ask));
  readonly army = $derived.by(() => (this.from ? this.movable(this.from) : undefined));
  readonly targets = $derived.by(() => this.#goals());

  constructor(
    readonly play: Play,
    readonly view: () => View,
  ) {}

  get seat(): number {
    return this.view().seat ?? -1;
  }

  get facts(): Partial<Facts> {
    return factsOf<Facts>(this.view());
  }

  get tiles(): Tile[] {
    return this.facts.map ?? [];
  }

  get capacity(): number {
    const { capacity } = (this.view().scalars ?? {}) as Record<string, number>;
    return Math.max(capacity ?? 0, TWO); // between turns it is none
  }

  tile(label: string): Tile | undefined {
    return label ? this.tiles.find((tile) => tile.tile === label) : undefined; // water has no name
  }

  /** The own units on a tile that could move now. */
  movable(label: string): Army | undefined {
    const army = this.moving ? stacks.armyOf(this.tile(label), this.seat) : undefined;
    return army?.ready && Object.keys(army.reach ?? {}).length ? army : undefined;
  }

  attacks(label: string): boolean {
    const tile = this.tile(label);
    return Boolean(tile && stacks.hostile(tile, this.seat));
  }

  /** Whether anything can be chosen on a tile now. */
  means(label: string): boolean {
    return this.targets.has(label) || this.movable(label) !== undefined || this.play.lit.has(thingKey('tile', label));
  }

  /** Where the party could go, and how many of it. */
  #goals(): Map<string, number> {
    const found = this.army ? stacks.targetsOf(this.army, this.party) : new Map<string, number>();
    return this.soft ? new Map([...found].filter(([label]) => !this.movable(label))) : found;
  }

  /** A tile is touched: a target takes the party, a stack is chosen, choices are spread out. */
  touch(label: string, sure: boolean): void {
    this.play.letGo();
    if (this.targets.has(label)) void this.goTo(label, sure);
    else if (this.movable(label)) this.choose(label === this.from && !this.soft ? '' : label);
    else if (!this.army || this.soft || this.play.lit.has(thingKey('tile', label))) this.offer(label);
  }

  /** What can be done on a tile: the only thing, or all of it to choose from. */
  offer(label: string): void {
    this.choose('');
    const options = this.play.lit.get(thingKey('tile', label)) ?? [];
    if (options.length > 1) this.open = this.open === label ? '' : label;
    else if (options[0]) this.play.take(options[0]);
  }

  choose(label: string): void {
    const army = this.movable(label);
    this.from = army ? label : '';
    this.party = army ? stacks.everybody(army) : { going: {}, aboard: {} };
    this.#told = this.soft = false;
    this.aim = null;
    this.open = '';
  }

  /** A question has come: what was chosen is no longer meant. A mouse goes on with what stayed there, or the next stack. */
  asked(): void {
    this.choose((this.#last && stacks.onwards(this.tiles, this.#last).find((label) => this.movable(label))) ?? '');
    this.soft = this.from !== '';
    this.#last = '';
    this.foretold.asked(this.play.source.ask);
  }

  /** A hand takes units up: the party as it was told, or else one counter, all of its kind, or the whole stack. */
  lift(label: string, unit: Unit | '', all: boolean): void {
    this.play.letGo();
    if (this.from === label && this.#told) return;
    this.choose(label);
    if (this.army && unit) this.party = stacks.ofKind(this.army, unit, all);
  }

  /** One more or one fewer of a kind. */
  step(unit: Unit, by: number): void {
    if (this.army) this.#tell(stacks.stepped(this.army, this.party, unit, by));
  }

  /** One more or one fewer of a kind flies with the planes. */
  board(unit: Unit, by: number): void {
    if (this.army) this.#tell(stacks.boarded(this.army, this.party, unit, by, this.capacity));
  }

  #tell(party: Party): void {
    this.party = party;
    this.#told = true;
    this.aim = null;
  }

  picks(to: string): string[] {
    if (!this.army) return [];
    return this.after(stacks.picksFor(this.army, this.from, to, this.party, this.capacity));
  }

  /** Moves, with what has to be said before them. */
  after(moves: string[]): string[] {
    const first = passing(this.play.source.ask);
    return moves.length && first ? [first, ...moves] : moves;
  }

  /** Send the party. Where somebody could not see what that means they are asked first; what ends the turn can wait. */
  async goTo(to: string, sure: boolean): Promise<void> {
    if (this.aim?.to === to && this.aim.asking) return this.go();
    this.#last = sure ? this.from : '';
    const n = this.targets.get(to) ?? 0;
    const others = stacks.readyIn(this.tiles, this.seat) > n; // the turn goes on after these
    const plain = !this.attacks(to) && n === stacks.sizeOf(this.party); // nothing has to be told beforehand
    if ((sure || plain) && others) return this.send(this.picks(to));
    const aim = await this.foresee(to);
    if (!this.army || !aim) return;
    if (!aim.last && (sure || plain)) return this.send(this.picks(to));
    if (sure) this.play.wait(message('aim-ends', { n, tile: to.toUpperCase() }), ...this.picks(to));
    else this.aim = { ...aim, asking: true };
  }

  /** What sending somebody to a tile would bring about: the server tries it. Nothing, if meanwhile something else is asked. */
  async foresee(to: string, picks = this.picks(to)): Promise<Aim | null> {
    const { id, ask } = this.play.source;
    if (!ask || !picks.length) return null;
    const asked = (this.#asked = `${ask.number} ${picks.join()}`);
    const aim = await foresee(id, { seat: this.seat, number: ask.number, picks }, to);
    return this.#asked === asked ? aim : null;
  }

  /** Show what sending the party to a tile would bring about. */
  async look(to: string): Promise<void> {
    const aim = await this.foresee(to);
    if (aim && this.army && !this.aim?.asking) this.aim = aim;
  }

  /** Nobody looks there any more. */
  away(): void {
    if (this.aim && !this.aim.asking) this.aim = null;
  }

  go(): Promise<void> {
    return this.aim ? this.send(this.picks(this.aim.to)) : Promise.resolve();
  }

  async send(picks: string[]): Promise<void> {
    this.choose('');
    this.play.goingOn.resume();
    if (picks.length) await this.play.send(...picks);
  }

  /** A plane that shall pick somebody up elsewhere is taken by itself; the table asks the rest. */
  async pickUp(): Promise<void> {
    await this.send(this.after([`select_plane ${this.from}`]));
  }

  get canPickUp(): boolean {
    return Boolean(this.army?.reach?.plane?.pick_up_at && this.party.going.plane);
  }
}
