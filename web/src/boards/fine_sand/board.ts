import type { TitleBoard } from '../../pieces/board';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { ending } from './ending';
import Hand from './Hand.svelte';
import { scenes } from './scenes';

const BUILT = ['green', 'red', 'blue', 'purple', 'yellow'];
const HAND = ['hand'];

const board: TitleBoard = {
  Board,
  Hand,
  Face,
  scenes,
  read: ['build', 'build_revealed'],
  usual: ['draw_all'],
  aside: ['propose'],
  steps: {
    several: ['Mulligan'],
    turn: ['Draw', 'Work', 'Finish', 'Done'],
    passed: { Draw: ['offload', 'propose'], Bill: [], Finish: ['offload', 'propose'] },
    ending,
  },
  reach: {
    use: BUILT,
    via: BUILT,
    build: HAND,
    throw: HAND,
    discard: HAND,
    give: HAND,
    pay_card: HAND,
    remove: HAND,
    stow: HAND,
    take: ['discard pile'],
    build_revealed: ['revealed'],
    keep: ['set aside'],
  },
};

export default board;
