// What can be done on the tiles of the map.
import type { OptionInfo } from '../../net/wire';
import { thingKey } from '../../pieces/lit';

const TILE = thingKey('tile', '');

/** The tile on which all choices of the map lie, if it is one tile and they are several: nobody has to say where. */
export function onlyTile(lit: Map<string, OptionInfo[]>): string {
  const [one, ...others] = [...lit.keys()].filter((key) => key.startsWith(TILE));
  return one && !others.length && (lit.get(one)?.length ?? 0) > 1 ? one.slice(TILE.length) : '';
}
