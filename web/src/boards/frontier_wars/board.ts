import type { TitleBoard } from '../../pieces/board';
import HexMap from './HexMap.svelte';

const board: TitleBoard = { Middle: HexMap, kinds: ['tile'] };

export default board;
