// The last five of the sixteen.
import { box, polygon, starPath } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, fill, group, stroke, times } from '../../kit/shapes';
import { CAPE, FACE, HALF, both, eyes, hand, lips, minted, niche, nose, sunburst } from './parts';
import { JEWEL, sheet } from '../palette';

export const LAST: Record<string, () => string> = {
  // Archmage: stones that listen
  'chr-12': () =>
    niche(JEWEL.night, JEWEL.plum) +
    sunburst('#4b2a6e', 48, 44, 12, 30, 90) +
    sheet(CAPE, JEWEL.amethyst) +
    sheet('M20 106Q20 60 30 44H66Q76 60 76 106Q62 92 48 92Q34 92 20 106z', JEWEL.deep) +
    sheet('M32 40H64Q67 60 58 74L48 86 38 74Q29 60 32 40z', '#cfe9e4') +
    fill('M48 40H64Q67 60 58 74L48 86z', '#9fd0cc') +
    eyes(54, JEWEL.turq, 1, 10, 4.6, '') +
    eyes(54, '#eafffb', 1, 6, 2.4, '') +
    stroke('M48 42V50M44 46L48 50L52 46', JEWEL.amethyst, 2) +
    fill('M48 56L51 66H46z', JEWEL.turq) +
    fill('M43 74Q48 71 53 74Q48 78 43 74z', JEWEL.amethyst) +
    sheet(
      polygon(24, 40, 20, 22, 30, 18, 34, 36) +
        polygon(36, 36, 34, 12, 46, 6, 47, 34) +
        polygon(49, 34, 52, 4, 62, 12, 60, 36) +
        polygon(62, 36, 68, 20, 77, 24, 72, 40),
      JEWEL.steel,
    ) +
    fill(
      polygon(41, 8, 46, 6, 47, 34, 42, 35) +
        polygon(57, 7, 62, 12, 60, 36, 56, 35) +
        polygon(26, 20, 30, 18, 34, 36, 29, 38) +
        polygon(72, 22, 77, 24, 72, 40, 67, 38),
      JEWEL.slate,
    ) +
    hand(16, 108, '#cfe9e4', -8) +
    sheet(polygon(8, 84, 14, 74, 24, 78, 26, 88, 17, 93), JEWEL.turq) +
    fill(polygon(14, 74, 24, 78, 17, 84), '#bdf2ea') +
    both(fill(starPath(86, 20, 3, 4, 0.3) + starPath(90, 60, 2.4, 4, 0.3) + starPath(82, 72, 2, 4, 0.3), JEWEL.turq)),
  // Miser: the crane, and what it stands on
  'chr-13': () =>
    niche('#0a3b30', JEWEL.emerald) +
    sheet(CAPE, '#0a3b30') +
    times(3, (i) =>
      sheet(
        `M${18 + i * 6} ${112 - i * 9}Q48 ${88 - i * 9} ${78 - i * 6} ${112 - i * 9}L${72 - i * 6} ` +
          `${100 - i * 9}Q48 ${80 - i * 8} ${24 + i * 6} ${100 - i * 9}z`,
        i % 2 ? JEWEL.bone : JEWEL.ivory,
      ),
    ) +
    sheet('M36 92Q30 70 32 50Q34 26 52 26Q70 28 70 46Q70 56 62 62L60 92z', JEWEL.ivory) +
    sheet('M36 40Q38 24 52 24Q68 26 70 42Q56 34 36 40z', JEWEL.ruby) +
    sheet('M50 48Q60 46 66 52Q50 62 30 102Q32 70 50 48z', JEWEL.topaz) +
    fill('M56 50Q46 66 31 98Q38 76 50 58z', JEWEL.amber) +
    fill('M38 46Q44 40 50 46Q44 52 38 46z', JEWEL.night) +
    circle(44, 46, 2, JEWEL.gold) +
    fill('M60 44Q64 40 68 44Q64 48 60 44z', JEWEL.night) +
    circle(64, 44, 1.5, JEWEL.gold) +
    times(4, (i) => minted(78 - (i % 2) * 1.5, 122 - i * 6, 9, i % 2 ? JEWEL.topaz : JEWEL.gold)) +
    times(2, (i) => minted(58 + i, 124 - i * 6, 9, i % 2 ? JEWEL.topaz : JEWEL.gold)) +
    minted(28, 106, 6, JEWEL.gold),
  // Envoy: a plume for each kind of district
  'chr-14': () =>
    niche('#8f5a2e', '#dcae6b') +
    times(4, (i) =>
      group(
        `translate(58 34) rotate(${-38 + i * 30})`,
        sheet('M0 0Q-12-18-2-38Q12-22 4 0z', nth(i, [JEWEL.ruby, JEWEL.topaz, JEWEL.amethyst, JEWEL.turq])) +
          stroke('M1-2Q-2-18-1-30', '#fff8', 1),
      ),
    ) +
    sheet(CAPE, JEWEL.amethyst) +
    sheet('M20 98L40 86 48 104 56 86 76 98 48 134z', JEWEL.ivory) +
    sheet(FACE, '#c98f63') +
    sheet('M26 74Q16 50 30 34Q48 24 66 34Q80 50 70 74Q70 52 64 44H32Q26 52 26 74z', JEWEL.night) +
    sheet('M16 36Q48 18 80 36Q78 42 70 40Q48 30 26 40Q18 42 16 36zM28 32Q30 16 48 16Q66 16 68 32Q48 24 28 32z', JEWEL.deep) +
    sheet(HALF, JEWEL.gold) +
    eyes(50, JEWEL.night, 1, 9, 4) +
    fill('M48 56L51 64H46z', '#a5693f') +
    lips(70, JEWEL.ruby, 5) +
    both(sheet('M30 64a3 4 0 1 1-.1 0z', JEWEL.turq)) +
    times(4, (i) =>
      sheet(
        `M${22 + i * 14} ${104 + (i % 3 ? 5 : 0)}h10v16l-5-4-5 4z`,
        nth(i, [JEWEL.ruby, JEWEL.topaz, JEWEL.amethyst, JEWEL.turq]),
      ),
    ),
  // Spymistress: owl; letters she should not have
  'chr-15': () =>
    niche(JEWEL.garnet, '#4b1530') +
    sheet(CAPE, JEWEL.iron) +
    sheet('M18 104Q12 44 26 26L20 6 40 18Q48 16 56 18L76 6 70 26Q84 44 78 104Q62 92 48 92Q34 92 18 104z', JEWEL.slate) +
    times(3, (k) =>
      times(5, (i) => sheet(`M${22 + i * 11 + (k % 2) * 5} ${70 + k * 9}q4 9 8 0z`, k % 2 ? JEWEL.steel : '#7b8398', 0.5, 1)),
    ) +
    sheet('M24 40Q34 24 48 36Q62 24 72 40Q74 66 48 74Q22 66 24 40z', JEWEL.steel) +
    both(
      minted(37, 46, 11, JEWEL.ivory) +
        circle(37, 46, 7.5, JEWEL.gold) +
        circle(37, 46, 4, JEWEL.night) +
        circle(38.5, 44.5, 1.4, JEWEL.ivory),
    ) +
    sheet('M43 54H53L48 68z', JEWEL.topaz) +
    sheet('M30 26L48 40 66 26 60 36 48 46 36 36z', JEWEL.iron) +
    times(3, (i) =>
      group(
        `translate(46 126) rotate(${-30 + i * 30})`,
        sheet('M-13-34H13V-14H-13z', nth(i, [JEWEL.bone, JEWEL.ivory, JEWEL.bone])) +
          stroke('M-13-34L0-23L13-34', JEWEL.garnet, 1.3) +
          circle(0, -23, 3, JEWEL.ruby),
      ),
    ),
  // Tribune: the outer ring on her head, and a voice
  'chr-16': () =>
    niche(JEWEL.amber, '#e58a3a') +
    sunburst('#f0a552', 48, 60, 16, 30, 90) +
    sheet(CAPE, JEWEL.ruby) +
    sheet('M26 90L48 106 70 90 62 84H34z', JEWEL.gold) +
    sheet('M22 92Q14 50 30 38H66Q82 50 74 92L64 84H32z', JEWEL.brown) +
    sheet('M31 44Q32 34 48 34Q64 34 65 44Q67 62 58 72L48 82 38 72Q29 62 31 44z', JEWEL.bone) +
    eyes(52, JEWEL.night, 1.2, 9, 4.4) +
    both(stroke('M33 45L45 48', JEWEL.brown, 2.6)) +
    nose(52, JEWEL.topaz) +
    fill('M40 66Q48 62 56 66Q56 77 48 78Q40 77 40 66z', JEWEL.garnet) +
    fill('M42 66.5Q48 64 54 66.5L53 69H43z', JEWEL.ivory) +
    times(5, (i) => {
      const x = 20 + i * 12;
      const h = nth(i, [10, 14, 18, 13, 9]);
      const f = nth(i, [JEWEL.deep, JEWEL.ruby, JEWEL.emerald, JEWEL.lapis, JEWEL.garnet]);
      return (
        sheet(`M${x} 42V${38 - h}H${x + 11}V42z`, nth(i % 2, [JEWEL.bone, JEWEL.ivory])) +
        sheet(`M${x - 1.5} ${39 - h}L${x + 5.5} ${29 - h}L${x + 12.5} ${39 - h}z`, f) +
        fill(box(x + 3.5, 42 - h, 4, 4.5), JEWEL.gold)
      );
    }) +
    sheet('M18 40H78V46H18z', JEWEL.brown) +
    sheet('M78 132L83 60H87L84 132z', JEWEL.brown) +
    sheet('M84 60L58 64 66 74 58 84 85 82z', JEWEL.gold) +
    fill(starPath(74, 72, 5, 4, 0.4), JEWEL.ruby),
};
