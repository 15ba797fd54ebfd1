import type { TitleBoard } from '../../pieces/board';
import { print } from './cards';
import { seatColours, tints } from './colours';
import { drawn } from './lanes';
import Plots from './Plots.svelte';

const board: TitleBoard = { Middle: Plots, drawn, print, tints, seatColours };

export default board;
