// The texts of this board, loaded with it.
import english from '../../../messages/en/frontier_wars.ftl?raw';
import { speaker } from '../../app/messages';
import type { Texts } from './texts';

export const message = speaker<Texts>('frontier_wars', english);
