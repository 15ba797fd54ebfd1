import type { TitleBoard } from '../../pieces/board';
import { drawn } from './lanes';
import Plots from './Plots.svelte';

const board: TitleBoard = { Middle: Plots, drawn };

export default board;
