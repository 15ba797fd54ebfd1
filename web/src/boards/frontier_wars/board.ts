import type { TitleBoard } from '../../pieces/board';
import Board from './Board.svelte';
import { print } from './cards';
import { seatColours } from './colours';
import { ending } from './ending';
import Hand from './Hand.svelte';
import { scenes } from './scenes';
import Standing from './Standing.svelte';

const tints = { attack: '#8a2a22', defence: '#274f78', tactical: '#3d5a2d' };

const board: TitleBoard = {
  Board,
  Hand,
  Standing,
  kinds: ['tile', 'deck', 'faction', 'hand'],
  print,
  tints,
  seatColours,
  steps: { turn: ['Movement', 'Build'], several: [], passed: {}, ending },
  read: ['play', 'pay', 'discard', 'add'],
  dear: ['special', 'play', 'attach'], // they cost a card
  weighed: ['play', 'add'],
  reach: { attach: ['waiting order'] }, // another card of that name in the hand stays there
  spoken: ['steal', 'draw', 'fight'], // a phone's map has no room for rivals' hands, decks and forecasts
  scenes,
  draws: ['arrow', 'ring'],
  stands: true,
  signed: true,
  low: true,
};

export default board;
