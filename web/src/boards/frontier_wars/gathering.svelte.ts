// Several stacks attack a tile together: it is touched first, then it is said who takes part. One request sends them all.
import type { Campaign } from './campaign.svelte';
import type { Army } from './facts';
import type { Aim } from './foresight';
import { endsOf, picksFor, readyOf, sum, UNITS, type Counts, type Unit } from './stacks';

/** A stack that could take part, or those of it who come so far. */
export interface Source {
  from: string;
  army: Army;
  units: Counts;
}

/** Who of a stack reaches a tile. */
function reaching(army: Army, to: string): Counts {
  const ready = readyOf(army);
  return Object.fromEntries(
    UNITS.filter((unit) => ready[unit] && endsOf(army, unit).includes(to)).map((unit) => [unit, ready[unit]]),
  );
}

export class Gathering {
  to = $state(''); // where they would attack
  aim = $state.raw<Aim | null>(null);
  #told = $state.raw<Record<string, Counts>>({}); // by tile: how many of its stack take part, where somebody said so

  constructor(readonly campaign: Campaign) {}

  /** The stacks that reach a tile of an enemy. */
  sources(to: string): Source[] {
    const { campaign } = this;
    if (!campaign.moving || !campaign.attacks(to)) return [];
    return campaign.tiles.flatMap(({ tile }) => {
      const army = campaign.movable(tile);
      const units = army ? reaching(army, to) : {};
      return army && Object.keys(units).length ? [{ from: tile, army, units }] : [];
    });
  }

  /** How many stacks could attack each tile now. */
  get attackable(): Map<string, number> {
    return new Map(this.campaign.tiles.map(({ tile }) => [tile, tile ? this.sources(tile).length : 0]));
  }

  /** How many of a stack take part: all who come so far, unless somebody said otherwise. */
  taking = ({ from, units }: Pick<Source, 'from' | 'units'>): Counts => this.#told[from] ?? units;

  goes = (source: Pick<Source, 'from' | 'units'>): boolean => sum(this.taking(source)) > 0;

  get picks(): string[] {
    const { capacity } = this.campaign;
    return this.campaign.after(
      this.sources(this.to).flatMap((source) => {
        const party = { going: this.taking(source), aboard: {} };
        return picksFor(source.army, source.from, this.to, party, capacity);
      }),
    );
  }

  /** A tile is touched. Says whether that was about an attack. */
  touch(label: string): boolean {
    const { campaign } = this;
    const free = !campaign.army || campaign.soft;
    const means = campaign.means(label) && !campaign.targets.has(label);
    const open = label !== this.to && free && !means && this.sources(label).length > 0 && !this.#isPlain(label);
    this.choose(open ? label : '');
    if (open) campaign.choose('');
    return open;
  }

  /** Whether a mouse shows who attacks: the only stack that could, with the forecast told, and the turn goes on after that. */
  #isPlain(label: string): boolean {
    const { soft, aim } = this.campaign;
    return soft && aim?.to === label && !aim.last && this.sources(label).length === 1;
  }

  choose(label: string): void {
    this.to = label;
    this.#told = {};
    this.aim = null;
    if (label) void this.#look();
  }

  /** A stack takes part after all, or not. */
  toggle(source: Source): void {
    this.#tell(source.from, this.goes(source) ? {} : source.units);
  }

  /** One more or one fewer of a kind takes part. */
  step(source: Source, unit: Unit, by: number): void {
    const taking = this.taking(source);
    const n = Math.max(0, Math.min((taking[unit] ?? 0) + by, source.units[unit] ?? 0));
    this.#tell(source.from, { ...taking, [unit]: n });
  }

  #tell(from: string, counts: Counts): void {
    this.#told = { ...this.#told, [from]: counts };
    void this.#look();
  }

  async #look(): Promise<void> {
    const { picks, to } = this;
    const aim = picks.length ? await this.campaign.foresee(to, picks) : null;
    if (this.to === to) this.aim = aim;
  }

  async go(): Promise<void> {
    const { picks } = this;
    this.choose('');
    await this.campaign.send(picks);
  }
}
