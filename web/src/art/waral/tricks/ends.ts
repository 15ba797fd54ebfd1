// Tricks that are shown at the end.
import { box, polygon, starPath } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, fill, group, stroke, times } from '../../kit/shapes';
import { JEWEL, sheet } from '../palette';
import { SILVER, WOOD, token, turned } from './parts';

export const ENDS: Record<string, () => string> = {
  // Roll of Honour: sword in a wreath
  'trk-18': () =>
    times(2, (k) =>
      group(
        k ? 'translate(100 0) scale(-1 1)' : '',
        stroke('M48 88Q12 82 21 38', JEWEL.topaz, 2.4) +
          times(8, (i) => {
            const a = 1.75 + i * 0.33;
            const x = 50 + Math.cos(a) * 31;
            const y = 55 + Math.sin(a) * 33;
            return turned(
              x,
              y,
              a * 57.3 + 200,
              0.95,
              sheet('M0 0Q8-7 18 0Q8 7 0 0z', JEWEL.gold) + sheet('M0 0Q8-5 15 5Q3 8 0 0z', JEWEL.topaz, 0, 0),
            );
          }),
      ),
    ) +
    sheet('M46 66V20L50 10 54 20V66z', JEWEL.ivory) +
    fill('M50 10L54 20V66H50z', JEWEL.steel) +
    sheet('M35 64H65V70H35z', JEWEL.gold) +
    sheet('M47 70H53V84H47z', JEWEL.night) +
    circle(50, 87, 5, JEWEL.gold),
  // Sealed Ledger: a book with a lock
  'trk-19': () =>
    turned(
      50,
      54,
      -5,
      1,
      sheet('M-26-34H26Q31-34 31-29V30Q31 35 26 35H-26z', JEWEL.emerald) +
        fill('M-26 27H31V30Q31 35 26 35H-26z', JEWEL.ivory) +
        fill('M-26 30H30M-26 30V31.5H30V30z', '#0003') +
        sheet('M-30-34H-19V35H-30z', '#0a4a39') +
        sheet('M-12-26H24V20H-12z', '#158064', 0, 0) +
        sheet('M31-6V4H4V-6z', JEWEL.topaz) +
        fill('M24-34H31V-27zM31 20V27H24z', JEWEL.gold),
    ) +
    stroke('M48 50V44Q48 37 54 37T60 44V50', SILVER, 4) +
    sheet('M43 49H65V68H43z', JEWEL.gold) +
    fill('M54 54a3 3 0 1 1-.1 0zM53 58h2.4v6H53z', JEWEL.night),
  // Ode to the City: a lyre with a skyline
  'trk-20': () =>
    group(
      'translate(9 8) scale(.92)',
      stroke('M40 30V72M46 30V72M52 30V72M58 30V72', JEWEL.ivory, 1.5) +
        sheet(
          'M36 84Q8 66 22 38Q26 26 20 16Q34 18 34 34Q34 42 32 50Q28 66 49 70Q70 66 66 50Q64 42 64 34Q64 18 78' +
            ' 16Q72 26 76 38Q90 66 62 84z',
          JEWEL.gold,
        ) +
        fill('M49 70Q70 66 66 50Q64 42 64 34Q64 18 78 16Q72 26 76 38Q90 66 62 84H49z', JEWEL.topaz) +
        sheet('M24 26H74V32H24z', JEWEL.ivory) +
        sheet('M32 92V80H36V74H40V80H44V70L49 64 54 70V80H58V76H62V80H66V92z', JEWEL.night) +
        fill('M47.5 74h3v5h-3zM38 84h3v4h-3zM56 84h3v4h-3z', JEWEL.gold),
    ),
  // Hidden Stair: behind the curtain
  'trk-21': () =>
    fill('M24 98V42Q24 20 50 20Q76 20 76 42V98z', JEWEL.night) +
    times(6, (i) =>
      sheet(
        box(30 + i * 6, 88 - i * 9, 50 - i * 6, 9.5),
        nth(i, ['#8fa5a8', '#a9babb', '#c3cdc9', '#dcdcd0', JEWEL.bone, JEWEL.ivory]),
        -1,
        1,
      ),
    ) +
    fill('M58 43V34Q58 27 66 27Q74 27 74 34V43z', JEWEL.gold) +
    sheet('M16 98V20H82V30Q56 30 44 52Q36 70 38 98z', JEWEL.ruby) +
    fill('M24 98V30H30Q28 62 28 98zM40 30H48Q34 52 33 98H31Q32 56 40 30z', JEWEL.garnet) +
    sheet('M12 15H88V22H12z', JEWEL.gold) +
    sheet('M28 66Q36 62 42 66L40 71Q34 68 27 71z', JEWEL.gold),
  // Four Banners: four coats, one crowd
  'trk-22': () =>
    sheet('M4 30Q48 24 93 30V35Q48 29 4 35z', JEWEL.bone) +
    circle(93, 32, 4.5, JEWEL.gold) +
    times(4, (i) =>
      turned(
        10 + i * 20,
        32 - nth(i, [0, 2, 2, 1]),
        0,
        1,
        sheet(
          `M0 0H17V${nth(i, [50, 58, 58, 50])}L8.5 ${nth(i, [42, 50, 50, 42])} 0 ${nth(i, [50, 58, 58, 50])}z`,
          nth(i, [JEWEL.ruby, JEWEL.gold, '#9a5cd0', JEWEL.turq]),
        ) +
          fill('M12 0H17V48L12 44z', '#0002') +
          fill(
            nth(i, [
              'M8.5 12L13 17V29L8.5 33 4 29V17z',
              'M8.5 17a6 6 0 1 1-.1 0z',
              starPath(8.5, 23, 8, 4, 0.4),
              polygon(2.5, 30, 8.5, 15, 14.5, 30),
            ]),
            i === 1 ? JEWEL.brown : JEWEL.ivory,
          ),
      ),
    ),
  // Buried Strongbox: half under ground, spade beside
  'trk-23': () =>
    turned(
      82,
      34,
      8,
      1,
      sheet('M-2.5-26H2.5V30H-2.5z', WOOD) + sheet('M-8-30H8V-25H-8z', WOOD) + sheet('M-9 26H9V46Q0 58-9 46z', JEWEL.steel),
    ) +
    turned(
      42,
      62,
      -8,
      1,
      sheet('M-28-10Q-26-32 0-32T28-10z', WOOD) +
        sheet('M-30-12H30V28H-30z', JEWEL.brown) +
        fill('M-30-12H30V-6H-30z', '#0005') +
        fill('M-23-24L-17-29V28H-23zM17-29L23-24V28H17z', JEWEL.gold) +
        sheet('M-8-16H8V0Q0 7-8 0z', JEWEL.gold) +
        fill('M0-11a3 3 0 1 1-.1 0zM-1.2-7h2.4l1 6h-4.4z', JEWEL.night),
    ) +
    sheet('M0 98V80Q12 70 26 80Q38 88 50 80Q66 70 78 78T98 74V98z', '#3a2214') +
    token(22, 80, 5.5) +
    token(66, 83, 5.5, SILVER) +
    fill('M36 88h5v3h-5zM52 90h6v3h-6zM84 86h5v3h-5zM8 88h4v3h-4z', '#ffffff22'),
};

export const plain = (): string =>
  sheet('M22 30Q48 20 74 30Q78 66 48 88Q18 66 22 30z', JEWEL.ivory) +
  fill('M48 25Q62 25 74 30Q78 66 48 88z', JEWEL.bone) +
  fill('M29 46Q37 39 44 49Q36 54 29 46zM67 46Q59 39 52 49Q60 54 67 46z', JEWEL.night) +
  fill('M40 69Q48 64 56 69Q48 75 40 69z', JEWEL.ruby) +
  fill(starPath(48, 36, 5, 4, 0.4), JEWEL.topaz);
