// Tricks that use a character, and the first free ones.
import { box, polygon, starPath } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, fill, group, stroke, times } from '../../kit/shapes';
import { JEWEL, sheet } from '../palette';
import { IRON, ROUND_ENDS, SILVER, WOOD, fist, page, seal, token, torch, turned, turret, writing } from './parts';

export const ACTIONS: Record<string, () => string> = {
  // Torches at Midnight: three torches, one fist
  'trk-01': () =>
    torch(30, 48, -24, 0.82) + torch(66, 48, 24, 0.82) + torch(48, 44, 0, 1.15) + fist(48, 76, 1, JEWEL.bone, JEWEL.night),
  // Counting-House Raid: the sack goes up on the hook
  'trk-02': () =>
    sheet('M36 44Q30 36 40 34Q50 38 62 33Q74 35 66 44Q86 62 76 80Q66 88 50 87Q34 88 25 80Q15 62 36 44z', JEWEL.gold) +
    fill('M66 44Q86 62 76 80Q66 88 56 87Q72 66 60 44z', '#0002') +
    sheet('M33 42Q50 48 69 42V48Q50 53 33 48z', JEWEL.garnet) +
    sheet(starPath(50, 67, 12, 8, 0.78), JEWEL.topaz) +
    fill('M50 58L57 67 50 76 43 67z', JEWEL.ivory) +
    stroke('M51 -2V18', JEWEL.bone, 3.4) +
    stroke('M51 18V38Q52 47 60 46Q66 44 65 36', JEWEL.night, 4.6, ROUND_ENDS) +
    circle(51, 19, 4, JEWEL.night) +
    token(14, 78, 6.5, SILVER) +
    token(84, 86, 6.5, JEWEL.gold) +
    token(20, 91, 6, IRON),
  // Writ of Arrest: paper and shackles
  'trk-03': () =>
    page(48, 38, 6, 1.12, writing(-17, 2) + fill(box(-11, -4, 22, 7), '#e2c9a0') + writing(7, 2)) +
    stroke('M32 70Q48 60 66 70', JEWEL.iron, 4) +
    stroke('M32 70Q48 60 66 70', SILVER, 1.6, 'stroke-dasharray="4 3"') +
    times(2, (i) =>
      turned(
        i ? 70 : 26,
        74,
        i ? 14 : -14,
        1,
        sheet('M-15 0A15 15 0 0 1 15 0A15 15 0 0 1-15 0zM-8.5 0A8.5 8.5 0 0 0 8.5 0A8.5 8.5 0 0 0-8.5 0z', JEWEL.iron) +
          fill('M-15 0A15 15 0 0 1 15 0H11A11 11 0 0 0-11 0z', JEWEL.steel) +
          sheet('M-5 9H5V18H-5z', JEWEL.gold) +
          fill(box(-1, 11.5, 2, 4), JEWEL.night),
      ),
    ),
  // Southern Caravan: one loaded mule
  'trk-04': () =>
    circle(34, 32, 17, JEWEL.gold) +
    sheet('M0 98V82Q26 72 48 78T98 74V98z', JEWEL.brown) +
    group(
      'translate(97 2) scale(-1 1)',
      sheet('M29 54H66Q76 54 76 64L77 86H71L69 68H64L62 86H56L57 70H41L40 86H34L33 70Q30 74 29 86H23Q24 66 25 60Z', JEWEL.iron) +
        stroke('M75 60Q83 66 80 76', JEWEL.night, 2.6) +
        sheet('M38 58L24 56Q22 40 20 36L7 42Q3 38 7 34L19 25 20 13 25 24 31 14 29 27Q36 40 46 52z', JEWEL.iron) +
        fill('M7 42Q3 38 7 34L12 31 15 38z', JEWEL.bone) +
        circle(20, 30, 1.7, JEWEL.ivory) +
        stroke('M12 31L17 37M17 34Q34 40 42 50', JEWEL.ruby, 2) +
        sheet('M38 34Q40 26 52 27Q64 26 64 36V44H38z', JEWEL.emerald) +
        fill('M49 27h4v17h-4z', JEWEL.gold) +
        sheet('M34 44H68Q72 56 66 66H38Q32 56 34 44z', JEWEL.ruby) +
        fill('M34 49Q51 53 69 49V53Q51 57 33 53z', JEWEL.gold) +
        fill(
          times(4, (i) => polygon(38 + i * 8, 66, 42 + i * 8, 66, 40 + i * 8, 71)),
          JEWEL.gold,
        ),
    ),
  // Money on the Scales: a thumb would be cheaper
  'trk-05': () =>
    group(
      'translate(5 6) scale(.92)',
      sheet('M30 92Q32 84 44 83V26H52V83Q64 84 66 92z', JEWEL.night) +
        circle(48, 22, 6, JEWEL.gold) +
        turned(48, 30, -11, 1, sheet('M-38-2Q0-9 38-2V3Q0-3-38 3z', JEWEL.night) + circle(0, -1, 4.5, JEWEL.gold)) +
        stroke('M11 37L2 62M11 37L22 62M85 23L74 46M85 23L95 46', JEWEL.ivory, 1.6) +
        token(9, 58, 6) +
        token(17, 57, 6, SILVER) +
        token(13, 50, 6) +
        sheet('M-1 61H26Q24 73 12.5 73T-1 61z', JEWEL.emerald) +
        token(85, 41, 6.5, IRON) +
        sheet('M71 45H98Q96 57 84.5 57T71 45z', JEWEL.emerald),
    ),
  // Sealed Warehouse: doors, bands, wax
  'trk-06': () =>
    sheet('M14 90V46Q14 16 50 16Q86 16 86 46V90z', JEWEL.bone) +
    fill('M22 90V47Q22 24 50 24Q78 24 78 47V90z', JEWEL.brown) +
    fill('M49 24h2v66h-2zM30 29h1.6v61h-1.6zM39.5 26h1.6v64h-1.6zM59 26h1.6v64h-1.6zM68.5 29h1.6v61h-1.6z', '#0005') +
    sheet(polygon(17, 36, 23, 31, 84, 82, 78, 88), JEWEL.ivory) +
    sheet(polygon(83, 36, 77, 31, 16, 82, 22, 88), JEWEL.ivory) +
    seal(50, 59, 19),
  // Carnival Night: plumes and a half mask
  'trk-07': () =>
    times(5, (i) =>
      turned(
        48,
        46,
        -50 + i * 25,
        1,
        sheet('M0 0Q-13-16-5-40Q9-28 7-10z', nth(i, [JEWEL.turq, JEWEL.gold, JEWEL.ruby, JEWEL.gold, JEWEL.turq])) +
          stroke('M0 0Q-3-16-3-32', '#fff7', 1.2),
      ),
    ) +
    fill('M74 60L84 96H78L70 62z', JEWEL.gold) +
    sheet('M8 42Q26 36 48 46Q70 36 88 42Q90 66 70 70Q56 70 48 60Q40 70 26 70Q6 66 8 42z', JEWEL.ivory) +
    fill('M48 46Q70 36 88 42Q90 66 70 70Q56 70 48 60z', JEWEL.ruby) +
    fill('M17 52Q28 45 39 56Q27 63 17 52zM79 52Q68 45 57 56Q69 63 79 52z', JEWEL.night) +
    fill(starPath(48, 50, 7, 4, 0.4), JEWEL.gold) +
    fill(
      times(7, (i) => box(8 + i * 11, 76 + ((i * 7) % 5) * 3.6, 4, 4)),
      JEWEL.gold,
    ) +
    fill(
      times(5, (i) => box(14 + i * 12, 82 - ((i * 5) % 4) * 3, 3.5, 3.5)),
      JEWEL.rose,
    ),
  // Second Shift: the bell rings twice
  'trk-08': () => {
    const bell = (colour: string, band: string): string =>
      sheet('M-5-30Q-5-36 0-36T5-30Q22-26 22 0Q22 16 30 22V27H-30V22Q-22 16-22 0Q-22-26-5-30z', colour) +
      fill('M5-30Q22-26 22 0Q22 16 30 22V27H14Q10 0 5-30z', '#0002') +
      fill('M-22.5 4H22.5V9H-23z', band);
    return (
      turned(58, 50, 20, 0.95, group('', bell(JEWEL.turq, JEWEL.deep))) +
      turned(46, 52, -14, 1.05, circle(2, 30, 7.5, JEWEL.night) + bell(JEWEL.gold, JEWEL.topaz)) +
      stroke('M8 58Q6 70 14 80M88 66Q88 76 82 84', JEWEL.ivory, 3)
    );
  },
  // Rebuild on the Ruins: the new house on the old wall
  'trk-09': () =>
    turret(34, 62, 20, 22, JEWEL.bone, JEWEL.turq) +
    turret(54, 64, 26, 38, JEWEL.ivory, JEWEL.gold) +
    fill('M44 36h4v6h-4zM58 36h4v6h-4z', JEWEL.night) +
    sheet('M4 98V70L12 58 18 66 26 60 30 70 44 62 52 70 62 60 70 68 80 50 86 54 92 46V98z', IRON) +
    fill('M12 70h12v6H12zM28 78h14v6H28zM50 76h12v6H50zM66 84h12v6H66zM8 86h12v6H8zM76 66h10v6H76z', '#0004') +
    turned(
      80,
      34,
      32,
      1,
      sheet('M0 8L11 34Q0 40-11 34z', SILVER) + stroke('M0 8V-1', JEWEL.iron, 3) + sheet('M-3.5-18H3.5L3 0H-3z', WOOD),
    ),
  // Forged Deeds: quill over two papers
  'trk-10': () =>
    page(34, 56, -14, 1.1, writing(-14, 6, '#b79f74')) +
    page(54, 54, 5, 1.2, turned(0, -6, 0, 0.62, turret(0, 14, 20, 22, JEWEL.rose, JEWEL.garnet)) + writing(8, 2)) +
    seal(66, 79, 9) +
    turned(
      48,
      78,
      33,
      1,
      sheet('M0 0L-3-12Q-16-32 2-74Q16-56 9-34L15-36Q14-22 3-12z', JEWEL.gold) +
        stroke('M0 0Q-2-30 4-62', JEWEL.brown, 1.6) +
        fill('M-1.6-6L0 2 1.6-6z', JEWEL.night),
    ) +
    circle(44, 85, 3, JEWEL.night),
  // Undermining: the pick below, the crack above
  'trk-11': () =>
    turned(56, 44, 11, 1, turret(0, 0, 24, 22, JEWEL.ivory, JEWEL.ruby)) +
    sheet('M0 98V44L40 42 46 50 52 42 96 46V98z', JEWEL.brown) +
    fill('M40 42L46 50 52 42 58 44 52 53 60 64 44 64 47 55z', JEWEL.night) +
    sheet('M10 98Q6 62 46 58Q90 58 88 98z', JEWEL.night, 0, 0) +
    turned(
      46,
      80,
      -38,
      1,
      sheet('M-3-20H3V34H-3z', WOOD) +
        sheet('M-36-4Q-18-24 0-23Q18-24 36-4Q18-14 0-13Q-18-14-36-4z', SILVER) +
        fill('M0-23Q18-24 36-4Q18-14 0-13z', JEWEL.steel),
    ),
  // Spyglass: brass, two lenses, a star
  'trk-12': () =>
    turned(
      46,
      54,
      -32,
      1,
      sheet('M-42-6H-16V6H-42z', JEWEL.brown) +
        sheet('M-18-9H10V9H-18z', JEWEL.gold) +
        sheet('M6-13H36V13H6z', JEWEL.topaz) +
        fill('M-42 1H-16V6H-42zM-16 2H6V9H-16zM10 3H36V13H10z', '#0002') +
        fill('M-20-9h4v18h-4zM5-13h4v26h-4z', JEWEL.brown) +
        sheet('M34-16H42V16H34z', JEWEL.gold) +
        fill('M42-15Q50 0 42 15z', JEWEL.ivory),
    ) +
    fill(starPath(83, 24, 14, 4, 0.24), JEWEL.ivory) +
    fill(starPath(70, 76, 6, 4, 0.24) + starPath(30, 42, 5, 4, 0.24), JEWEL.ivory) +
    fist(30, 74, 0.85, JEWEL.bone, JEWEL.garnet, 22),
};
