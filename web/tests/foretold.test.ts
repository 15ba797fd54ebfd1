// What a hand says on the map before it is asked, and what it is told where nothing comes of a click.
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { Campaign } from '../src/boards/frontier_wars/campaign.svelte';
import { Gathering } from '../src/boards/frontier_wars/gathering.svelte';
import { Looking } from '../src/boards/frontier_wars/looking.svelte';
import type { Ask, OptionInfo } from '../src/net/wire';
import { Drops } from '../src/pieces/drops';
import { Play } from '../src/pieces/play.svelte';
import { army, other, set, tile, viewOf } from './front';

const option = (text: string, kind: string): OptionInfo => {
  const [verb = '', noun = ''] = text.split(' ');
  return { text, verb, noun, kind, label: text, answer: 'act', final: true, consequence: '' };
};
const asks = (decision: string, number: number, ...options: OptionInfo[]): Ask =>
  ({ decision, number, options, undo: 0, wanted: options.length }) as unknown as Ask;

/** Somebody who is asked one question after another. */
function table(): { campaign: Campaign; pick: Mock; asked: (next: Ask) => void } {
  const [view, pick] = [viewOf([tile('a1'), tile('a2', [army])]), vi.fn(() => Promise.resolve())];
  const source = { id: 'T', view, ask: null as Ask | null, options: [] as OptionInfo[], pick };
  const play = new Play(source);
  play.board = { kinds: ['tile', 'deck'] };
  const campaign = new Campaign(play, () => view);
  const asked = (next: Ask): void => {
    source.ask = next;
    source.options = next.options;
    play.board = { ...play.board }; // what is lit is found anew
    campaign.asked();
  };
  return { campaign, pick, asked };
}

describe('all that is due from one deck', () => {
  const red = option('draw attack', 'deck');
  const begun = (): ReturnType<typeof table> => {
    const found = table();
    found.asked(asks('DrawCard', 1, red));
    found.campaign.foretold.repeat(red, 3);
    return found;
  };

  it('is drawn card by card, as each is asked for', () => {
    const { pick, asked } = begun();
    expect(pick.mock.calls).toEqual([['draw attack']]);
    asked(asks('DrawCard', 2, red));
    asked(asks('DrawCard', 3, red));
    asked(asks('DrawCard', 4, red));
    expect(pick.mock.calls).toEqual([['draw attack'], ['draw attack'], ['draw attack']]);
  });

  it('goes on after one of two cards was kept', () => {
    const { pick, asked } = begun();
    asked(asks('KeepOne', 2, option('keep spearhead', 'card')));
    expect(pick).toHaveBeenCalledOnce();
    asked(asks('DrawCard', 3, red));
    expect(pick).toHaveBeenCalledTimes(2);
  });

  it('ends with any other question', () => {
    const { pick, asked } = begun();
    asked(asks('Reinforce', 2, option('reinforce_tank a2', 'tile')));
    asked(asks('DrawCard', 3, red));
    expect(pick).toHaveBeenCalledOnce();
  });
});

describe('an order that is dropped on a tile', () => {
  it('means that tile where it asks for one', () => {
    const { campaign, pick, asked } = table();
    campaign.foretold.aim('a2');
    asked(asks('RemoveAt', 2, option('target a1', 'tile'), option('target a2', 'tile')));
    expect(pick.mock.calls).toEqual([['target a2']]);
  });

  it('lays open the choices there are for it', () => {
    const { campaign, pick, asked } = table();
    campaign.foretold.aim('a2');
    asked(asks('PlaceUnit', 2, option('place_tank a2', 'tile'), option('place_plane a2', 'tile')));
    expect(campaign.open).toBe('a2');
    expect(pick).not.toHaveBeenCalled();
  });

  it('moves nobody who stands there', () => {
    const { campaign, pick, asked } = table();
    campaign.foretold.aim('a2');
    asked(asks('Movement', 2, option('select_plane a2', 'tile')));
    expect(pick).not.toHaveBeenCalled();
  });

  it('is told to the place before the pick goes out, and only where it means something', () => {
    const [drops, then] = [new Drops(), vi.fn()];
    const place = document.createElement('button');
    drops.receive(place, (card) => (card === 'bombing_run' ? ['play bombing_run'] : []), then);
    expect(drops.drop(place, 'feint')).toEqual([]);
    expect(then).not.toHaveBeenCalled();
    expect(drops.drop(place, 'bombing_run')).toEqual(['play bombing_run']);
    expect(then).toHaveBeenCalledOnce();
  });
});

describe('a click on the map of which nothing comes', () => {
  const click = (looking: Looking, label: string): void =>
    looking.click(new PointerEvent('click', { pointerType: 'mouse' }), label);
  const moved = { seat: 0, units: { tank: 1 } };
  const field = [tile('a1'), tile('a2', [army]), tile('a3'), tile('c1', [other]), tile('d1', [moved]), tile('d2')];

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says that the tile is out of reach, and leaves the stack chosen', () => {
    const { campaign, pick } = set(field);
    const looking = new Looking(campaign, () => false);
    campaign.choose('a2');
    click(looking, 'd2');
    expect(looking.refused).toContain('D2 is out of reach');
    expect(campaign.from).toBe('a2');
    click(looking, 'a1');
    expect(looking.refused).toBe('');
    expect(pick).toHaveBeenCalledOnce();
  });

  it('says of units that have moved that they have', () => {
    const { campaign } = set(field);
    const looking = new Looking(campaign, () => false);
    click(looking, 'd1');
    expect(looking.refused).toContain('D1');
    click(looking, 'd2');
    expect(looking.refused).toBe('');
  });
});

describe('an attack by the stack on which a mouse rested', () => {
  const enemy = { seat: 1, units: { tank: 1 } };
  const near = { ...other, reach: { infantry: { move_to: ['a2', 'd1'] } } };
  const alone = [tile('a1', [near]), tile('a2'), tile('c1', [other]), tile('d1', [enemy])];
  const aimed = (tiles: object[], last = false): boolean => {
    const { campaign } = set(tiles);
    campaign.choose('a1');
    campaign.soft = true;
    campaign.aim = { to: 'd1', asking: false, last, battle: undefined };
    return new Gathering(campaign).touch('d1');
  };

  it('needs no more words once its end was told and nobody else could take part', () => {
    expect(aimed(alone)).toBe(false);
  });

  it('asks who takes part where others could, or the turn would end with it', () => {
    expect(aimed([...alone, tile('a3', [near])])).toBe(true);
    expect(aimed(alone, true)).toBe(true);
  });

  it('asks where nobody was told how it would end', () => {
    const { campaign } = set(alone);
    campaign.choose('a1');
    campaign.soft = true;
    expect(new Gathering(campaign).touch('d1')).toBe(true);
  });
});
