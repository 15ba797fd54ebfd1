// The texts of this board, loaded with it.
import en from '../../../messages/legion.en.json';
import { speaker } from '../../app/messages';

export const message = speaker<keyof typeof en>(en);
