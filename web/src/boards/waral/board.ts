import type { TitleBoard } from '../../pieces/board';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';

const board: TitleBoard = { Board, Hand, Face };

export default board;
