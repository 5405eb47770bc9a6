import { cycle, range, seeded } from '../base/numbers.ts';
import { tone } from '../base/oklch.ts';
import type { Stage } from '../base/stage.ts';
import { circle, d, ellipse, path, stroke } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';

export const stemKinds = ['none', 'branch', 'dry', 'lilac', 'cotton', 'pampas'] as const;
export type StemKind = (typeof stemKinds)[number];

const stalks: Record<Exclude<StemKind, 'none'>, string> = {
  branch: '#6d7a62',
  dry: '#a58a5e',
  lilac: '#6d7a62',
  cotton: '#7d634b',
  pampas: '#b59d75',
};

type Random = () => number;
interface Twig {
  readonly start: Point;
  readonly bend: Point;
  readonly tip: Point;
  readonly lean: number;
}

const along = ({ start, bend, tip }: Twig, t: number): Point => {
  const on = (axis: 0 | 1): number =>
    (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * bend[axis] + t * t * tip[axis];
  return [on(0), on(1)];
};

const leafOn = ([x, y]: Point, side: number, lean: number, colour: string): string => {
  const place = d`translate(${x} ${y}) rotate(${lean * 50})`;
  const blade =
    d`M0 0C${1.2 * side} -1.8 ${3.6 * side} -2 ${4.8 * side} -.6` +
    d`C${3.6 * side} .6 ${1.6 * side} .9 0 0Z`;
  const lower =
    d`M0 0C${1.6 * side} .9 ${3.6 * side} .6 ${4.8 * side} -.6` + d`C${3 * side} -.4 ${1.4 * side} -.2 0 0Z`;
  return (
    path(blade, { fill: colour, transform: place }) +
    path(lower, { fill: tone(colour, -0.07), transform: place })
  );
};

const bloom = (
  kind: Exclude<StemKind, 'none'>,
  at: Point,
  step: number,
  lean: number,
  random: Random,
): string => {
  const side = step % 2 ? 1 : -1;
  const [x, y] = at;
  switch (kind) {
    case 'branch':
      return leafOn(at, side, lean, cycle(['#7f9275', '#66795f', '#93a587'], step));
    case 'dry':
      return ellipse(x + side * 0.7, y, 0.5, 1.5, {
        fill: cycle(['#c9b48c', '#b99d6e'], step),
        transform: d`rotate(${lean * 57 + side * 24} ${x} ${y})`,
      });
    case 'lilac':
      return range(4)
        .map((index) => {
          const spread = (11 - step) * 0.5;
          const fill = cycle(['#cdbfe2', '#b7a3d3', '#9b84bf', '#e0d6ee'], index + step);
          return circle(x + (random() - 0.5) * spread, y + (random() - 0.5) * 2.4 - 1, 0.8 + random() * 0.6, {
            fill,
          });
        })
        .join('');
    case 'cotton': {
      if (step % 2) return '';
      const [px, py] = [x + side * 1.6, y];
      const puffs = range(3).map((index) =>
        circle(px - 1 + index, py - (index % 2) * 0.9, 1.5, { fill: '#f4efe6' }),
      );
      return path(d`M${px - 2} ${py}Q${px} ${py + 3} ${px + 2} ${py}Z`, { fill: '#7d634b' }) + puffs.join('');
    }
    case 'pampas': {
      const reach = (step - 2) * 0.55;
      const hairs = range(5).map(
        () =>
          d`M${x} ${y}` +
          d`q${side * random() * 2} ${-1 - random()} ${(random() - 0.5) * reach * 2.4}` +
          d` ${-3.4 - random() * 2}`,
      );
      return stroke(hairs.join(''), cycle(['#dccbaa', '#c9b48c', '#ebdfc6'], step), 0.7, 0.85);
    }
  }
};

/** A spray of stems out of a neck; heights are in centimetres above it. */
export const stems = (stage: Stage, kind: StemKind, neck: Point, height: number, seed: number): void => {
  if (kind === 'none') return;
  const random = seeded(seed * 331 + 17);
  for (const index of range(5)) {
    const lean = (index - 2) * 0.24 + (random() - 0.5) * 0.16;
    const reach = height * (0.75 + random() * 0.4);
    const tip: Point = [neck[0] + Math.sin(lean) * reach, neck[1] - Math.cos(lean) * reach];
    const bend: Point = [neck[0] + Math.sin(lean) * reach * 0.35, neck[1] - reach * 0.55];
    const twig: Twig = { start: [neck[0] + (index - 2) * 0.6, neck[1] + 2], bend, tip, lean };
    stage.see([tip], kind === 'pampas' ? 5 : 3);
    const line = d`M${twig.start[0]} ${twig.start[1]}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}`;
    stage.add(stroke(line, stalks[kind], 0.55));
    const from = kind === 'pampas' ? 5 : 3;
    const blooms = range(11 - from).map((step) =>
      bloom(kind, along(twig, (step + from) / 10), step + from, lean, random),
    );
    stage.add(blooms.join(''));
  }
};
