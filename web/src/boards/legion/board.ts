import type { TitleBoard } from '../../pieces/board';
import About from './About.svelte';
import Board from './Board.svelte';
import { print } from './cards';
import { seatColours, tints } from './colours';
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
  print,
  tints,
  seatColours,
  scenes,
  snug: true,
  narrates: true,
  dear: ['send', 'send_freely'], // to pass is as natural: no soldier's march stands out
  read: ['use', 'reveal', 'put_away'],
  spoken: ['play', 'use', 'reveal', 'put_away'], // the own Despatch may lie below the Plots; nobody puts away what they could use
  kinds: ['plot', 'faction', 'equipment', 'commander', 'place'],
};

export default board;
