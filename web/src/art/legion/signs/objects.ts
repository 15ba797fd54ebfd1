// Equipment, damage and the emblems of despatches, drawn round 0,0 and about 44 across.
import { box, gouge, polygon, starPath, wedge } from '../../kit/paths';
import { nth } from '../../kit/random';
import { circle, edge, fill, group, stroke, times } from '../../kit/shapes';
import { glow, ink, mist, paper, red } from '../inks';

const LINE = edge(ink, 1.4);

export const turned = (a: number, body: string, x = 0, y = 0, k = 1): string =>
  group(`translate(${x} ${y}) rotate(${a}) scale(${k})`, body);

export const CROSS = 'M-3.5-10h7v6.5H10v7H3.5V10h-7V3.5H-10v-7h6.5z';

export const OBJECTS: Record<string, () => string> = {
  perfect_aim: () =>
    circle(0, 0, 24, paper, LINE) +
    circle(0, 0, 18, ink) +
    circle(0, 0, 12.5, paper) +
    circle(0, 0, 7, red) +
    fill(starPath(1, -1, 4.5, 7, 0.5), ink) +
    fill(starPath(-9, 10, 3, 7, 0.5) + starPath(11, -13, 3, 7, 0.5), glow, edge(ink, 0.8)) +
    fill(wedge(-30, 0, -20, 0, 4) + wedge(30, 0, 20, 0, 4) + wedge(0, -30, 0, -20, 4) + wedge(0, 30, 0, 20, 4), ink),
  medal: () =>
    fill('M-12-28H12L8-4H-8z', red, LINE) +
    fill('M-4-28H4L2.6-4H-2.6z', paper) +
    fill(starPath(0, 10, 20, 8, 0.62, 0), paper, LINE) +
    fill('M-4 10L-8-7H8L4 10 18 2V18L4 10 8 27H-8L-4 10-18 18V2z', glow, edge(ink, 1.2)) +
    circle(0, 10, 6, red, LINE) +
    fill(starPath(0, 10, 4.5, 5), paper),
  encryption: () =>
    circle(0, 0, 26, paper, LINE) +
    fill(
      times(16, (i) => {
        const a = i * 0.3927;
        const x = Math.cos(a) * 21;
        const y = Math.sin(a) * 21;
        return i % 3 ? box(x - 1, y - 2, 2, 4) + (i % 2 ? box(x - 2, y - 2, 4, 1.4) : '') : starPath(x, y, 2.6, 3);
      }),
      ink,
    ) +
    circle(0, 0, 16, mist, LINE) +
    fill(
      times(12, (i) => {
        const a = i * 0.5236 + 0.2;
        const x = Math.cos(a) * 11.5;
        const y = Math.sin(a) * 11.5;
        return i % 2 ? box(x - 0.8, y - 2, 1.6, 4) : box(x - 2, y - 0.8, 4, 1.6);
      }),
      ink,
    ) +
    fill(polygon(0, 0, -6, -28, 6, -28), red, edge(ink, 1.2)) +
    circle(0, 0, 5, ink) +
    circle(0, 0, 1.8, glow),
  promotion: () =>
    turned(
      14,
      fill('M-14 28V-18L0-29 14-18V28z', ink, edge(paper, 1.4)) +
        fill('M-11 26V-17L0-25 11-17V26z', red) +
        fill('M-1.5-22h3V26h-3z', glow) +
        fill(starPath(0, -8, 8, 5) + starPath(0, 8, 8, 5), paper, edge(ink, 1)) +
        fill(box(-11, 17, 22, 3) + box(-11, 22, 22, 3), glow) +
        circle(0, -20, 2.4, glow, edge(ink, 0.8)),
    ),
  officer_exams: () =>
    fill('M-26 26V8Q-12 2 0 8Q12 2 26 8V26Q12 20 0 26Q-12 20-26 26z', paper, LINE) +
    fill(
      times(4, (i) => gouge(-22, 11 + i * 3.4, -4, 11.5 + i * 3.4, 0.9) + gouge(4, 11.5 + i * 3.4, 22, 11 + i * 3.4, 0.9)) +
        box(-0.6, 8, 1.2, 18),
      ink,
    ) +
    fill('M-19-4Q-24-18-20-20Q0-32 20-20Q24-18 19-4z', ink, edge(paper, 1.2)) +
    fill('M-19-10Q0-4 19-10V-3Q0 3-19-3z', red, edge(ink, 1)) +
    fill('M-17-2Q0 4 17-2Q16 6 0 7T-17-2z', ink, edge(paper, 1)) +
    circle(0, -7.5, 3.4, glow, LINE),
  sabre: () =>
    turned(
      0,
      stroke('M-20 24Q14 18 26-26', ink, 7) +
        stroke('M-20 24Q14 18 26-26', red, 4.4) +
        fill('M-26-27Q-22 4 12 19L16 15Q-8-2-26-27z', paper, LINE) +
        fill(gouge(-22, -18, 8, 14, 1.2), mist) +
        fill('M6 25Q10 11 22 10Q27 14 23 22L26 27 22 29 18 24Q12 20 9 27z', glow, LINE),
    ),
  medical_kit: () =>
    stroke('M-10-14V-22Q0-27 10-22V-14', ink, 4) +
    fill('M-27 24V-10L-22-15H22L27-10V24z', paper, edge(ink, 2)) +
    fill('M-27-4H27V-1H-27z', ink) +
    fill('M15-4h5v6h-5zM-20-4h5v6h-5z', glow, LINE) +
    turned(0, fill(CROSS, red), 0, 11, 1.02) +
    fill(gouge(-23, 4, -23, 20, 1.4), mist),
  coat: () =>
    fill('M-9-24L-20-18-28 8-20 12-15 0-17 28H17L15 0 20 12 28 8 20-18 9-24z', red, edge(ink, 1.8)) +
    fill('M-17 22H17V29H-17zM-29 6L-20 10-18 15-28 11zM29 6L20 10 18 15 28 11z', paper, LINE) +
    fill('M-11-25Q0-18 11-25L14-14 2-8V28H-2V-8L-14-14z', paper, LINE) +
    fill(
      times(6, (i) => gouge(-0.8, 0 + i * 5, 1, 3 + i * 5, 0.9)) + times(4, (i) => gouge(-9 + i * 5, -17, -8 + i * 5, -14, 1)),
      ink,
    ) +
    fill(box(-16, 2, 13, 3.5) + box(3, 2, 13, 3.5), ink) +
    fill(gouge(-12, 9, -13, 19, 1.6) + gouge(12, 9, 13, 19, 1.6), ink),
  wound: () =>
    fill('M0-28Q20 0 20 10Q19 27 0 27T-20 10Q-20 0 0-28z', red, edge(ink, 1.8)) +
    fill(gouge(-12, 6, -6, -8, 3), paper) +
    turned(-24, fill(box(-15, -5, 30, 10), paper, LINE) + fill(box(-4, -4, 8, 8), mist), 2, 11),
  frostbite: () =>
    times(6, (i) =>
      turned(
        i * 60,
        fill('M-2.2 0V-27L0-30 2.2-27V0z', paper, edge(ink, 1)) + fill('M0-12L-9-20-7-23 0-17 7-23 9-20z', paper, edge(ink, 1)),
      ),
    ) + fill(starPath(0, 0, 8, 6, 0.6), red, LINE),
  // despatches only
  coal_requisition: () =>
    fill('M0-4Q-14-8-9-20Q-6-16-4-18Q-5-26 2-30Q2-22 7-18Q10-20 9-23Q16-10 0-4z', red, LINE) +
    fill('M0-5Q-7-8-3-15Q2-12 2-18Q8-8 0-5z', glow) +
    fill('M-28 24L-20 6-10 8-6-4 6-5 10 6 20 4 28 24z', ink, edge(paper, 1)) +
    fill(
      polygon(-16, 10, -11, 12, -15, 18) +
        polygon(-2, 0, 4, 0, 0, 8) +
        polygon(12, 10, 18, 9, 16, 17) +
        polygon(-4, 14, 3, 12, 2, 20),
      mist,
    ),
  flag_of_truce: () =>
    turned(
      8,
      fill(box(-20, -28, 3, 58), ink) +
        fill('M-17-27Q-6-33 4-27T26-28V2Q14 8 4 2T-17 3z', paper, edge(ink, 2)) +
        fill(gouge(-12, -20, 0, -22, 1.6) + gouge(6, -2, 20, -3, 1.6) + gouge(-12, -2, -4, -3, 1.6), mist),
    ),
  pay_chest: () =>
    fill('M-24-4Q-24-24 0-24T24-4z', red, edge(ink, 1.8)) +
    times(5, (i) => circle(-16 + i * 8, -3 + (i % 2) * 2, 5.5, glow, LINE)) +
    fill('M-26 2H26V26H-26z', red, edge(ink, 1.8)) +
    fill(box(-18, 2, 5, 24) + box(13, 2, 5, 24), ink) +
    fill(box(-6, 2, 12, 12), glow, LINE) +
    fill('M-1.2 6h2.4v5h-2.4z', ink) +
    turned(0, circle(0, 0, 4, glow, LINE), 27, 27),
  hospital_train: () =>
    fill('M-30 16V-14H30V16z', paper, edge(ink, 1.8)) +
    fill('M-32-13Q0-26 32-13z', red, LINE) +
    fill(box(-25, -8, 11, 9) + box(14, -8, 11, 9), glow, LINE) +
    turned(0, fill(CROSS, red), 0, 1) +
    fill(box(-31, 15, 62, 3) + box(-34, 26, 68, 1.6), ink) +
    circle(-17, 21, 5.5, ink, edge(paper, 1.2)) +
    circle(17, 21, 5.5, ink, edge(paper, 1.2)),
  mobilisation_writ: () =>
    times(3, (i) =>
      group(
        `translate(${nth(i, [-17, 17, 0])} ${nth(i, [2, 2, 8])})`,
        fill(wedge(9, -36, 8, 6, 2.6), ink) +
          fill('M-13 20L-11 3Q-8-2 0-2T11 3L13 20z', i > 1 ? red : ink, edge(paper, 1.2)) +
          circle(0, -8, 6.5, paper, LINE) +
          fill('M0-14Q7-14 6.5-8T0-1.5L1.5-7z', ink) +
          fill('M-8-11L-9-19Q0-23 9-19L8-11z', ink, edge(paper, 1)),
      ),
    ),
  cipher_key: () =>
    turned(
      -38,
      circle(-16, 0, 12, glow, edge(ink, 2)) +
        circle(-16, 0, 5.5, paper, LINE) +
        fill('M-5-3H30V3H-5zM16 3H21V11H16zM24 3H30V13H24z', glow, edge(ink, 1.6)) +
        fill(gouge(-2, -1, 26, -1, 0.9), paper),
    ) +
    fill(
      times(3, (i) => box(-26 + i * 6, 20, 3.5, 3.5) + box(8 + i * 6, -26, 3.5, 3.5)),
      ink,
    ),
  safe_conduct: () =>
    fill('M-26 28V-24H-18V28zM18 28V-24H26V28z', ink) +
    fill(
      times(
        5,
        (i) =>
          polygon(-26, -20 + i * 10, -18, -24 + i * 10, -18, -19 + i * 10, -26, -15 + i * 10) +
          polygon(18, -20 + i * 10, 26, -24 + i * 10, 26, -19 + i * 10, 18, -15 + i * 10),
      ),
      paper,
    ) +
    turned(
      -58,
      fill('M0-3H40V3H0z', paper, LINE) +
        fill(
          times(3, (i) => box(6 + i * 12, -3, 6, 6)),
          red,
        ),
      -22,
      4,
    ) +
    group(
      'translate(4 28)',
      fill('M-8 0L-6-20Q-5-26 0-26T6-20L8 0H2L0-8-2 0z', ink, edge(paper, 1)) +
        circle(0, -30, 4.2, paper, LINE) +
        fill('M-5-31L-6-37H6L5-31z', ink),
    ),
};
