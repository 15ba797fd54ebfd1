import type { TitleBoard } from '../../pieces/board';
import { print } from './cards';
import { seatColours } from './colours';
import HexMap from './HexMap.svelte';

const tints = { attack: '#8a2a22', defence: '#274f78', tactical: '#3d5a2d' };

const board: TitleBoard = { Middle: HexMap, kinds: ['tile'], print, tints, seatColours };

export default board;
