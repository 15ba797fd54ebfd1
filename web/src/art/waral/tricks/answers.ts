// The other free tricks, and reactions.
import { box, starPath } from '../../kit/paths';
import { circle, fill, stroke, times } from '../../kit/shapes';
import { JEWEL, sheet } from '../palette';
import { ROUND_ENDS, SILVER, SKIN, WOOD, fist, seal, token, turned } from './parts';

export const ANSWERS: Record<string, () => string> = {
  // Pickpocket's Apprentice: two fingers, one coin
  'trk-13': () =>
    sheet('M98 98H60L70 78 98 62z', JEWEL.emerald) +
    sheet('M62 76L76 62 92 72 76 92z', JEWEL.ivory) +
    sheet('M58 62Q62 50 74 54Q86 60 84 72L74 84Q58 82 58 62z', SKIN) +
    stroke('M62 70L45 55', '#1008184d', 12, ROUND_ENDS) +
    stroke('M63 68L45 53', SKIN, 11, ROUND_ENDS) +
    token(44, 36, 18) +
    fill('M44 26L52 36 44 46 36 36z', JEWEL.topaz) +
    stroke('M72 61L64 44 56 35', '#1008184d', 12, ROUND_ENDS) +
    stroke('M72 59L64 42 55 32', SKIN, 11, ROUND_ENDS) +
    stroke('M78 66L74 56M70 74Q66 66 70 62', '#a3683d', 2, ROUND_ENDS) +
    fill(starPath(20, 62, 7, 4, 0.24) + starPath(76, 22, 6, 4, 0.24), JEWEL.ivory),
  // Riot in the Alleys: bread, fist, chair
  'trk-14': () =>
    turned(
      74,
      34,
      22,
      1.1,
      sheet('M-13-30H-8V24H-13zM4-30H9V-2H4zM-10-28H6V-22H-10zM-10-18H6V-12H-10z', '#b9793f') +
        sheet('M-13-4H15V3H-13zM10 2H15V24H10z', JEWEL.gold),
    ) +
    fist(74, 68, 0.85, '#8d5630', JEWEL.emerald, 12) +
    turned(
      25,
      49,
      -20,
      1.1,
      sheet('M-18 2Q-18-9 0-9T18 2Q18 9 0 9T-18 2z', JEWEL.topaz) +
        fill('M-9-6l4 8h-3l-4-7zM0-7l4 9h-3l-4-9zM9-6l3 7h-3l-4-8z', JEWEL.ivory),
    ) +
    fist(24, 72, 0.8, JEWEL.bone, JEWEL.turq, -10) +
    fist(49, 54, 1.3, SKIN, JEWEL.gold),
  // Bodyguards: a helm behind a shield
  'trk-15': () =>
    sheet('M76 6L84 18 79 26V96H73V26L68 18z', JEWEL.bone) +
    sheet('M22 6L30 18 25 26V96H19V26L14 18z', JEWEL.bone) +
    sheet('M30 50V28Q32 9 48 8Q64 9 66 28V50z', JEWEL.steel) +
    fill('M48 8Q64 9 66 28V50H48z', '#6f7d93') +
    sheet('M28 26H68V38H28z', JEWEL.iron) +
    fill('M33 29.5H46V34H33zM50 29.5H63V34H50z', JEWEL.gold) +
    sheet('M22 44H74V62Q74 84 48 94Q22 84 22 62z', JEWEL.ruby) +
    sheet('M28 50H68V62Q68 79 48 87Q28 79 28 62z', JEWEL.gold, 0, 0) +
    fill('M48 50H68V62Q68 79 48 87z', JEWEL.topaz) +
    fill(starPath(48, 67, 13, 4, 0.42), JEWEL.garnet),
  // Blackmail: a letter, pinned
  'trk-16': () =>
    turned(
      48,
      58,
      -6,
      1,
      sheet('M-34-20H34V24H-34z', JEWEL.ivory) +
        fill('M-34 24L-6-1H6L34 24z', JEWEL.bone) +
        sheet('M-34-20H34L0 9z', '#fff6e4', 0, 1.6) +
        seal(0, 6, 11),
    ) +
    turned(
      60,
      50,
      24,
      1,
      sheet('M-4-22H4V14L0 26-4 14z', SILVER) +
        fill('M0-22H4V14L0 26z', JEWEL.steel) +
        sheet('M-14-26H14V-21H-14z', JEWEL.gold) +
        sheet('M-3.5-42H3.5V-26H-3.5z', JEWEL.night) +
        circle(0, -43, 5, JEWEL.gold),
    ),
  // Through the Skylight: a rope ladder and the moon
  'trk-17': () =>
    sheet('M34 4H88L80 42H42z', WOOD) +
    fill('M40 9H82L76 37H46z', '#0d1233') +
    circle(69, 21, 9, JEWEL.gold) +
    circle(65, 19, 8, '#0d1233') +
    fill(starPath(51, 18, 3, 4, 0.3) + starPath(56, 30, 2, 4, 0.3), JEWEL.ivory) +
    stroke('M51 34Q42 60 46 98M69 34Q64 62 70 98', JEWEL.gold, 2.8) +
    times(5, (i) => sheet(box(44.5 - (i > 1 ? 2 : 0), 44 + i * 11.5, 26, 4.2), JEWEL.bone)) +
    fist(66, 62, 0.72, JEWEL.bone, JEWEL.ruby, 14),
};
