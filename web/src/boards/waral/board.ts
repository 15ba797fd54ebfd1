import type { TitleBoard } from '../../pieces/board';
import About from './About.svelte';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import { scenes } from './scenes';
import Standing from './Standing.svelte';

const board: TitleBoard = {
  Board,
  Hand,
  Face,
  About,
  Standing,
  scenes,
  previews: true,
  read: ['pick', 'loot', 'take'],
  low: true,
  snug: true,
};

export default board;
