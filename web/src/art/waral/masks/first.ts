// The first six of the sixteen.
import { box, starPath } from '../../kit/paths';
import { circle, fill, stroke, times } from '../../kit/shapes';
import { CAPE, FACE, HOOD, ROUND, both, eyes, key, lips, minted, niche, nose } from './parts';
import { JEWEL, sheet } from '../palette';

export const FIRST: Record<string, () => string> = {
  // Alley Guide: hood cut like a street plan, lantern
  'chr-01': () =>
    niche(JEWEL.plum, JEWEL.amethyst) +
    sheet(CAPE, JEWEL.deep) +
    sheet(HOOD, JEWEL.turq) +
    stroke('M21 96V74H28V58H23V44H32V30H42V16M75 96V78H68V62H73V46H62V34H55V18M48 8V26', JEWEL.gold, 1.8) +
    circle(28, 66, 1.8, JEWEL.gold) +
    circle(68, 70, 1.8, JEWEL.gold) +
    circle(48, 27, 2.2, JEWEL.gold) +
    sheet('M32 90Q28 42 48 32Q68 42 64 90Q48 84 32 90z', JEWEL.night) +
    sheet(FACE, JEWEL.bone) +
    sheet('M31 44Q32 30 48 30V80L38 72Q29 62 31 44z', JEWEL.ivory, 0, 0) +
    eyes(52, JEWEL.night, -0.5) +
    nose(52, JEWEL.topaz) +
    lips(70, JEWEL.ruby) +
    stroke('M20 78Q14 70 20 64', JEWEL.gold, 2.4) +
    sheet('M11 80L20 74 29 80V84H11zM11 106h18v4H11z', JEWEL.gold) +
    fill('M13 84h14v22H13z', '#fff3b8') +
    fill('M20 88q6 9 0 15q-6-6 0-15z', JEWEL.amber) +
    fill(box(12.6, 84, 2, 22) + box(25.4, 84, 2, 22), JEWEL.gold),
  // Moneychanger: broad hat, coin face, scales
  'chr-02': () =>
    niche(JEWEL.deep, JEWEL.emerald) +
    sheet(CAPE, JEWEL.topaz) +
    sheet('M34 88L48 128 62 88z', JEWEL.ivory) +
    sheet('M38 92h20l-6 10h-8z', JEWEL.emerald) +
    sheet(ROUND, JEWEL.gold) +
    circle(48, 53, 17, 'none', `stroke="${JEWEL.topaz}" stroke-width="1.6" stroke-dasharray="2 2"`) +
    eyes(50, JEWEL.night, 0, 8, 3.6) +
    nose(52, JEWEL.topaz) +
    fill('M38 67Q43 62 48 66Q53 62 58 67Q53 70 48 68.5Q43 70 38 67z', JEWEL.brown) +
    sheet('M8 36Q14 26 34 28Q30 10 50 10Q70 12 66 28Q84 26 88 36Q68 44 48 38Q28 44 8 36z', JEWEL.garnet) +
    fill('M33 28Q48 34 66 28V33Q48 39 32 33z', JEWEL.gold) +
    fill(box(46.6, 84, 2.8, 36), JEWEL.night) +
    sheet('M10 88Q48 78 86 88V91Q48 82 10 91z', JEWEL.night) +
    stroke('M14 90L6 106M14 90L24 106M82 90L72 106M82 90L92 106', JEWEL.night, 1) +
    sheet('M4 106H26Q24 114 15 114T4 106zM70 106H92Q90 114 81 114T70 106z', JEWEL.ivory) +
    minted(12, 103, 4, JEWEL.gold) +
    minted(18, 102, 4, JEWEL.steel) +
    minted(80, 102, 5, JEWEL.iron, '#fff6'),
  // Gatewarden: iron helm with a keyhole, key ring
  'chr-03': () =>
    niche(JEWEL.garnet, JEWEL.ruby) +
    sheet(CAPE, JEWEL.iron) +
    sheet('M14 96L30 88 34 104 18 112zM82 96L66 88 62 104 78 112z', JEWEL.steel) +
    sheet('M26 86V36Q28 14 48 12Q68 14 70 36V86L48 94z', JEWEL.steel) +
    sheet('M48 12Q68 14 70 36V86L48 94z', '#75839a', 0, 0) +
    sheet('M24 36H72V44H24zM44 44h8v48h-8z', JEWEL.iron) +
    fill('M29 48H43V53H31zM53 48H67L65 53H53z', JEWEL.night) +
    times(4, (i) => circle(30 + i * 12, 40, 1.4, JEWEL.ivory)) +
    fill('M48 62a5 5 0 1 1-.1 0zM45.5 70h5l2 12h-9z', JEWEL.night) +
    times(
      6,
      (i) =>
        circle(33 + (i % 2) * 4, 64 + (i >> 1) * 7, 1.2, JEWEL.night) +
        circle(59 + (i % 2) * 4, 64 + (i >> 1) * 7, 1.2, JEWEL.night),
    ) +
    sheet('M48 12L42 2H54z', JEWEL.ruby) +
    circle(22, 92, 11, 'none', `stroke="${JEWEL.gold}" stroke-width="3"`) +
    key(14, 100, 24, JEWEL.gold, 0.8) +
    key(24, 104, -4, JEWEL.topaz, 0.8) +
    key(32, 98, -36, JEWEL.gold, 0.7),
  // Firebrand: raven mask, hood of flames, torch
  'chr-04': () =>
    niche(JEWEL.night, JEWEL.lapis) +
    sheet(
      'M16 106Q8 70 20 56Q16 42 26 38Q24 22 36 24Q36 8 48 2Q50 14 60 16Q62 26 72 28Q70 42 80 48Q76 60 84 68' +
        'Q84 90 80 106Q60 90 48 90Q36 90 16 106z',
      JEWEL.ruby,
    ) +
    sheet(
      'M22 104Q18 70 28 58Q26 46 34 42Q34 30 44 28Q46 18 50 14Q54 26 62 30Q62 40 70 46Q68 58 76 70Q76 90 74' +
        ' 104Q60 90 48 90Q36 90 22 104z',
      JEWEL.amber,
    ) +
    sheet(CAPE, JEWEL.garnet) +
    sheet('M30 86Q26 52 36 42Q48 32 60 42Q70 52 66 86Q48 78 30 86z', JEWEL.gold) +
    sheet('M33 46Q36 34 50 34Q64 36 65 50Q64 60 54 64L22 84Q30 66 34 58z', JEWEL.night) +
    sheet('M44 58L22 84 52 65z', JEWEL.iron, 0, 0) +
    circle(43, 50, 4.6, JEWEL.gold) +
    circle(43, 50, 2, JEWEL.night) +
    circle(58, 49, 4, JEWEL.gold) +
    circle(58, 49, 1.8, JEWEL.night) +
    sheet('M78 134L74 92H84L82 134z', JEWEL.brown) +
    sheet('M69 94H88L85 86H72z', JEWEL.iron) +
    sheet('M78 88Q64 78 74 66Q72 58 80 52Q80 62 88 68Q94 80 80 88z', JEWEL.amber) +
    fill('M79 87Q71 80 77 72Q82 76 84 70Q88 80 80 87z', JEWEL.gold),
  // Jurist: wig, calm face, sealed scroll
  'chr-05': () =>
    niche(JEWEL.lapis, JEWEL.sapphire) +
    sheet(CAPE, JEWEL.plum) +
    times(2, (k) =>
      times(4, (i) => {
        const y = 88 - i * 15;
        return minted(k ? 72 - i * 0.5 : 24 + i * 0.5, y, 9.5, JEWEL.ivory, JEWEL.bone);
      }),
    ) +
    sheet('M24 44Q22 14 48 12Q74 14 72 44L64 40Q48 30 32 40z', JEWEL.ivory) +
    stroke('M30 34Q48 18 66 34M36 28Q48 14 60 28', JEWEL.bone, 1.8) +
    sheet(FACE, JEWEL.bone) +
    fill('M48 30Q64 30 65 44Q67 62 58 72L48 80z', '#d9c192') +
    both(stroke('M35 51Q40 54.5 45 51', JEWEL.night, 2.2)) +
    both(stroke('M33 45L45 44', JEWEL.plum, 2)) +
    nose(51, JEWEL.topaz) +
    lips(69, JEWEL.garnet, 4.5) +
    sheet('M40 84H56L60 112 48 108 36 112z', JEWEL.ivory) +
    stroke('M48 86V108', JEWEL.bone, 1.6) +
    sheet('M2 84Q8 78 12 84V112Q16 118 22 112H34Q38 112 36 106V78Q32 72 26 78H8Q2 78 2 84z', JEWEL.ivory) +
    fill(
      times(5, (i) => box(14, 84 + i * 4.6, 16 - (i % 2) * 4, 1.8)),
      JEWEL.slate,
    ) +
    sheet(starPath(28, 110, 8, 10, 0.8), JEWEL.ruby),
  // Fixer: half in light, half in shadow; the cellar door
  'chr-06': () =>
    fill('M0 0H96V132H0z', JEWEL.lapis) +
    fill('M48 0H96V132H48z', JEWEL.night) +
    sheet(CAPE, JEWEL.slate) +
    fill('M48 84L70 90Q92 100 94 134H48z', '#0d0a1c') +
    sheet(HOOD, JEWEL.steel) +
    sheet('M48 6Q56 12 66 24Q82 40 78 104Q62 92 48 92z', '#0d0a1c', 0, 0) +
    sheet('M31 90Q26 44 48 34Q70 44 65 90Q48 82 31 90z', JEWEL.night) +
    sheet(FACE, JEWEL.ivory) +
    fill('M48 30Q64 30 65 44Q67 62 58 72L48 80z', '#241c3d') +
    fill('M36 52Q41 46 45 53Q40 55 36 52z', JEWEL.night) +
    fill('M60 52Q55 46 51 53Q56 55 60 52z', JEWEL.gold) +
    fill('M48 52V64H44z', JEWEL.bone) +
    fill('M48 52V64H52z', '#3a2f5c') +
    fill('M42 70Q46 72 48 70V73Q44 74 42 70z', JEWEL.ruby) +
    fill('M48 70Q54 72 57 67Q54 75 48 73z', JEWEL.gold) +
    sheet('M4 134V98Q4 86 18 86Q32 86 32 98V134z', JEWEL.brown) +
    sheet('M8 134V99Q8 90 18 90L24 94V134z', JEWEL.gold, 0, 0) +
    fill('M14 134V98L24 94V134z', JEWEL.night) +
    circle(16, 114, 1.6, JEWEL.topaz),
};
