// Five more of the sixteen.
import { box } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, fill, group, stroke, times } from '../../kit/shapes';
import { CAPE, FACE, ROUND, both, eyes, hand, key, minted, niche, nose, sunburst } from './parts';
import { JEWEL, sheet } from '../palette';

export const MIDDLE: Record<string, () => string> = {
  // Cutpurse: cat mask, a purse that just left its owner
  'chr-07': () =>
    niche(JEWEL.deep, JEWEL.turq) +
    sheet(CAPE, JEWEL.night) +
    sheet('M20 100Q16 56 28 40L24 10 42 26Q48 24 54 26L72 10 68 40Q80 56 76 100Q60 90 48 90Q36 90 20 100z', JEWEL.ruby) +
    fill('M28 18L40 29 31 36zM68 18L56 29 65 36z', JEWEL.garnet) +
    sheet('M32 46Q34 36 48 36Q62 36 64 46Q66 62 58 70L48 78 38 70Q30 62 32 46z', JEWEL.bone) +
    sheet(
      'M26 46Q30 36 48 42Q66 36 70 46Q74 34 76 32Q76 54 62 60Q52 62 48 55Q44 62 34 60Q20 54 20 32Q22 34 26' + ' 46z',
      JEWEL.night,
    ) +
    eyes(50, JEWEL.gold, 1.6, 10, 4.4, '') +
    circle(40.5, 50, 1.8, JEWEL.night) +
    circle(55.5, 50, 1.8, JEWEL.night) +
    fill('M46 60H50L48 63z', JEWEL.garnet) +
    fill('M40 68Q48 72 57 66Q52 76 40 68z', JEWEL.ruby) +
    stroke('M30 62L16 60M30 65L17 68M66 62L80 60M66 65L79 68', JEWEL.ivory, 1) +
    hand(78, 96, JEWEL.bone, 12) +
    stroke('M80 84Q84 74 80 70', JEWEL.gold, 1.6) +
    sheet('M74 74Q70 70 76 68H84Q90 70 86 74Q96 84 88 92H72Q64 84 74 74z', JEWEL.topaz) +
    fill('M73 73H87V76H73z', JEWEL.garnet) +
    minted(80, 84, 4.4, JEWEL.gold),
  // Almoner: tonsure, round smile, bowl with one coin of each kind
  'chr-08': () =>
    niche(JEWEL.amber, JEWEL.topaz) +
    sunburst(JEWEL.gold, 48, 48, 16, 30, 76) +
    sheet(CAPE, JEWEL.brown) +
    sheet('M16 106Q18 84 34 80H62Q78 84 80 106Q64 96 48 98Q32 96 16 106z', '#8a5631') +
    sheet(ROUND, JEWEL.bone) +
    sheet('M26 50Q24 26 48 24Q72 26 70 50Q66 36 60 34Q48 40 36 34Q30 36 26 50z', JEWEL.brown) +
    fill('M34 30Q48 22 62 30Q56 35 48 35T34 30z', JEWEL.bone) +
    both(stroke('M35 51Q40 46 45 51', JEWEL.night, 2.3)) +
    circle(36, 60, 4, JEWEL.rose, 'opacity=".6"') +
    circle(60, 60, 4, JEWEL.rose, 'opacity=".6"') +
    fill('M48 52Q54 60 50 62H45z', JEWEL.topaz) +
    fill('M37 65Q48 70 59 65Q56 76 48 76T37 65z', JEWEL.garnet) +
    fill('M40 67Q48 70 56 67L54 70H42z', JEWEL.ivory) +
    minted(38, 100, 7, JEWEL.iron, '#fff6') +
    minted(58, 100, 7, JEWEL.steel) +
    minted(48, 96, 7.5, JEWEL.gold) +
    sheet('M22 102H74Q72 124 58 126H38Q24 124 22 102z', JEWEL.emerald) +
    fill('M22 102H74V107H22z', JEWEL.jade),
  // Scribe: ink tears, a fan of quills and sheets
  'chr-09': () =>
    niche(JEWEL.sapphire, JEWEL.lapis) +
    times(7, (i) =>
      group(
        `translate(48 56) rotate(${-72 + i * 24})`,
        sheet(i % 2 ? 'M-8-22H8V-52H-8z' : 'M0-20Q-9-36 0-56Q9-36 0-20z', i % 2 ? JEWEL.ivory : JEWEL.turq) +
          (i % 2
            ? fill(
                times(4, (k) => box(-5, -48 + k * 5, 10 - (k % 2) * 3, 1.8)),
                JEWEL.lapis,
              )
            : stroke('M0-18V-50', JEWEL.deep, 1)),
      ),
    ) +
    sheet(CAPE, JEWEL.turq) +
    sheet('M36 88L48 100 60 88 62 96 48 112 34 96z', JEWEL.ivory) +
    sheet(FACE, JEWEL.ivory) +
    fill('M48 30Q64 30 65 44Q67 62 58 72L48 80z', JEWEL.bone) +
    eyes(51, JEWEL.lapis, -0.4, 9, 4.6) +
    fill('M39 54h3l1 9a2.4 2.4 0 1 1-5 0zM56 54h2l.6 5a1.7 1.7 0 1 1-3.4 0z', JEWEL.lapis) +
    nose(52, JEWEL.topaz) +
    fill('M44 70Q48 68 52 70Q48 74 44 70z', JEWEL.lapis) +
    both(stroke('M34 44Q39 40 45 43', JEWEL.lapis, 1.6)) +
    sheet('M68 112h20v16H68z', JEWEL.night) +
    sheet('M72 106h12v6H72z', JEWEL.topaz) +
    sheet('M78 108Q70 84 88 60Q96 80 80 108z', JEWEL.rose) +
    stroke('M78 110Q80 88 88 64', JEWEL.garnet, 1.2),
  // Haggler: head scarf, one eyebrow up, price cut in half
  'chr-10': () =>
    niche(JEWEL.ruby, JEWEL.rose) +
    sheet(CAPE, JEWEL.emerald) +
    sheet('M24 92L48 122 72 92 60 84H36z', JEWEL.ivory) +
    sheet('M22 60Q18 20 48 18Q78 20 74 60Q76 78 66 84L48 92 30 84Q20 78 22 60z', JEWEL.topaz) +
    times(8, (i) => circle(nth(i, [30, 40, 52, 64, 25, 71, 27, 69]), nth(i, [30, 23, 23, 30, 46, 46, 64, 64]), 2.3, JEWEL.ruby)) +
    sheet(ROUND, JEWEL.bone) +
    sheet('M29 48Q34 30 48 36Q62 30 67 48Q66 30 48 28Q30 30 29 48z', JEWEL.brown) +
    both(circle(36, 62, 5, JEWEL.rose, 'opacity=".65"')) +
    eyes(52, JEWEL.night, 0.6, 8, 4) +
    stroke('M34 45L45 47', JEWEL.brown, 2.6) +
    stroke('M51 42Q57 37 63 42', JEWEL.brown, 2.6) +
    fill('M48 54Q53 60 50 64H45z', JEWEL.amber) +
    fill('M40 69Q48 72 57 68Q50 76 40 69z', JEWEL.ruby) +
    sheet('M44 88L34 102 44 100 48 94 54 102 62 100 52 88z', JEWEL.topaz) +
    group(
      'translate(20 98) rotate(-14)',
      sheet('M-18-8L-8-18H20V12H-8L-18 2z', JEWEL.ivory) +
        circle(-11, -3, 2.4, JEWEL.ruby) +
        fill('M-6-5H5V-1H-6zM9-9L13-13H16V7H11V-7L9-6z', JEWEL.night),
    ),
  // Steward: a house for a hat, chain of office, ledger
  'chr-11': () =>
    niche('#39531f', '#6f8a36', 'M6 134V30L48 4L90 30V134z') +
    sheet(CAPE, JEWEL.garnet) +
    sheet('M30 40V24L48 4 66 24V40z', JEWEL.ivory) +
    sheet('M24 28L48 2 72 28 68 31 48 10 28 31z', JEWEL.ruby) +
    fill(box(44, 20, 8, 9) + box(35, 29, 5, 6) + box(56, 29, 5, 6), JEWEL.topaz) +
    sheet('M22 36H74V43H22z', JEWEL.garnet) +
    sheet('M32 42H64V64L56 78H40L32 64z', JEWEL.bone) +
    fill('M48 42H64V64L56 78H48z', '#d5bd8c') +
    eyes(53, JEWEL.night, 0.2, 8, 3) +
    both(stroke('M34 48H45', JEWEL.brown, 2.6)) +
    nose(52, JEWEL.amber) +
    fill('M38 68H58L55 72H41z', JEWEL.brown) +
    sheet('M43 74H53L48 88z', JEWEL.brown) +
    stroke('M20 96Q48 126 76 96', JEWEL.gold, 4, 'stroke-dasharray="5 2"') +
    minted(48, 112, 7, JEWEL.gold) +
    sheet('M68 90L92 86 95 116 71 120z', JEWEL.deep) +
    fill('M72 95L90 92 90.4 96 72.4 99z', JEWEL.gold) +
    key(14, 92, 18, JEWEL.gold, 0.9),
};
