import { cycle, range, seeded } from '../base/numbers.ts';
import { mix, tone } from '../base/oklch.ts';
import type { Stage } from '../base/stage.ts';
import { d, group, path, stroke } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';
import { fronds } from './fronds.ts';
import { deepGreen, greens } from './greens.ts';
import type { Random } from './greens.ts';

export const plantKinds = ['ficus', 'monstera', 'snake', 'palm', 'olive', 'cactus', 'fern', 'none'] as const;
export type PlantKind = (typeof plantKinds)[number];

const blade = (colour: string, half: string, whole: string, vein: string): string =>
  path(whole, { fill: colour }) +
  path(half, { fill: tone(colour, -0.065) }) +
  stroke(vein, tone(colour, 0.15), 0.5, 0.8);

const ovalLeaf = (colour: string): string =>
  blade(
    colour,
    'M0 6C7 2 7-8 0-15Z',
    'M0 6C-7 2-7-8 0-15C7-8 7 2 0 6Z',
    'M0 6V-13M0 1L-3.6-2.500M0-3L-3.6-6.500M0 1L3.600-2.500M0-3L3.600-6.5',
  );

const splitLeaf = (colour: string): string => {
  const left =
    'M0 5C-5 6-11 2-11-5L-7-5L-10.5-8C-10-11-8.5-13-7-14L-4.5-10L-4.5-15.500C-3-16.5-1.5-17 0-17.500Z';
  const right =
    'M0 5C5 6 11 2 11-5L7-5L10.500-8C10-11 8.5-13 7-14L4.500-10L4.500-15.500C3-16.5 1.5-17 0-17.500Z';
  return (
    path(left, { fill: colour }) +
    path(right, { fill: tone(colour, -0.06) }) +
    stroke('M0 5V-16M0-2L-8-6M0-2L8-6M0-8L-4.5-13M0-8L4.500-13', tone(colour, 0.14), 0.5, 0.8)
  );
};

const spread = (
  stage: Stage,
  neck: Point,
  height: number,
  random: Random,
  leaf: (colour: string) => string,
  count: number,
  size: number,
): void => {
  for (const index of range(count)) {
    const depth = index / (count - 1);
    const share = ((index * 5) % count) / (count - 1);
    const lean = (share - 0.5) * (2.5 - depth * 0.5) + (random() - 0.5) * 0.3;
    const reach =
      height * (0.55 + random() * 0.42) * (1.06 - depth * 0.34) * (1 - Math.abs(share - 0.5) * 0.35);
    const tip: Point = [neck[0] + Math.sin(lean) * reach * 0.86, neck[1] - Math.cos(lean * 0.8) * reach];
    const colour = mix(cycle(greens, index), deepGreen, (1 - depth) * 0.62);
    const scale = size * (0.82 + random() * 0.3) * (0.84 + depth * 0.24);
    stage.see([tip], 13 * scale);
    const stem =
      d`M${neck[0] + (share - 0.5) * 3} ${neck[1]}` +
      d`Q${neck[0] + Math.sin(lean) * reach * 0.2} ${neck[1] - reach * 0.6} ${tip[0]} ${tip[1]}`;
    stage.add(stroke(stem, mix('#6b7a56', deepGreen, (1 - depth) * 0.5), 0.9));
    const turn = lean * 57 + (random() - 0.5) * 16;
    const squeeze = 0.72 + random() * 0.28;
    const place = d`translate(${tip[0]} ${tip[1]}) rotate(${turn}) scale(${scale * squeeze} ${scale})`;
    const sheen = path('M-3.5-2C-5-6-3-10-.8-12.500C-1.5-9-1.5-5-3.5-2Z', {
      fill: '#ffffff',
      opacity: 0.1 + depth * 0.06,
    });
    stage.add(group({ transform: place }, leaf(colour) + sheen));
  }
};

const snake = (stage: Stage, neck: Point, height: number, random: Random, w: number): void => {
  for (const index of range(9)) {
    const depth = index / 8;
    const share = ((index * 4) % 9) / 8 - 0.5;
    const reach = height * (0.62 + random() * 0.38) * (1.04 - depth * 0.25);
    const [x, bow] = [neck[0] + share * w * 0.5, share * w * 0.55 + (random() - 0.5) * 6];
    const tip: Point = [x + bow, neck[1] - reach];
    const half = 2.4 + random() * 1.2;
    stage.see([tip], 1);
    const side = (sign: number): string =>
      d`${x + sign * half} ${neck[1] + 2}` +
      d`Q${x + sign * half * 1.35 + bow * 0.2} ${neck[1] - reach * 0.5} ${tip[0]} ${tip[1]}`;
    const colour = mix(cycle(greens, index), deepGreen, (1 - depth) * 0.55);
    const bands = range(7).map((band) => {
      const y = neck[1] - reach * (0.1 + band * 0.11);
      const middle = x + bow * (0.1 + band * 0.11) ** 1.6;
      return d`M${middle - half * 0.8} ${y}q${half * 0.4} -1.4 ${half * 0.8} 0t${half * 0.8} -.4`;
    });
    const outline =
      `M${side(-1)}` +
      d`Q${x + half * 1.35 + bow * 0.2} ${neck[1] - reach * 0.5} ${x + half} ${neck[1] + 2}Z`;
    stage.add(path(outline, { fill: tone(colour, 0.12, 1.2) }));
    stage.add(stroke(bands.join(''), tone(colour, -0.1), 1, 0.5));
    stage.add(stroke(`M${side(-1)}`, colour, 1.2) + stroke(`M${side(1)}`, tone(colour, -0.06), 1.3));
  }
};

const olive = (stage: Stage, neck: Point, height: number, random: Random): void => {
  const crown: Point = [neck[0] + 1, neck[1] - height * 0.52];
  const trunk =
    d`M${neck[0]} ${neck[1] + 1}` +
    d`C${neck[0] - 3} ${neck[1] - height * 0.2} ${crown[0] + 3} ${crown[1] + height * 0.2}` +
    d` ${crown[0]} ${crown[1]}`;
  stage.add(
    stroke(trunk, '#7a634d', 2.2) + stroke(trunk, '#a08a70', 0.7, 0.7, { transform: 'translate(-.6 0)' }),
  );
  for (const index of range(26)) {
    const depth = index / 25;
    const angle = random() * Math.PI * 2;
    const spreadOut = Math.sqrt(random()) * height * 0.36;
    const end: Point = [
      crown[0] + Math.cos(angle) * spreadOut,
      crown[1] - height * 0.1 + Math.sin(angle) * spreadOut * 0.86,
    ];
    stage.see([end], 6);
    stage.add(stroke(d`M${crown[0]} ${crown[1]}L${end[0]} ${end[1]}`, '#7a634d', 0.5, 0.7));
    const colour = mix(
      cycle(['#8d9c7f', '#7b8c6d', '#a1ae93', '#6d7f62'], index),
      deepGreen,
      (1 - depth) * 0.45,
    );
    const leaves = range(9).map((leaf) => {
      const turn = (leaf / 9) * 360 + random() * 30;
      return path('M0 0C1.800-1.5 2-5 0-7.500C-2-5-1.8-1.5 0 0Z', {
        fill: leaf % 2 ? colour : tone(colour, 0.05),
        transform: d`rotate(${turn})`,
      });
    });
    stage.add(
      group({ transform: d`translate(${end[0]} ${end[1]}) scale(${0.8 + depth * 0.3})` }, leaves.join('')),
    );
  }
};

const cactus = (stage: Stage, neck: Point, height: number): void => {
  const column = (x: number, foot: number, tall: number, r: number): void => {
    const top = foot - tall;
    stage.see([
      [x - r, top - r],
      [x + r, foot],
    ]);
    const shape = d`M${x - r} ${foot}V${top}A${r} ${r * 1.1} 0 0 1 ${x + r} ${top}V${foot}Z`;
    const round = stage.gradient(
      [
        [0, '#6f8f68'],
        [0.3, '#86a57c'],
        [0.65, '#5f7f5c'],
        [1, '#47634a'],
      ],
      [0, 0],
      [1, 0],
    );
    const ribs = range(5).map((index) => {
      const u = x + Math.sin(((index - 2) / 2.6) * 1.4) * r * 0.92;
      return d`M${u} ${foot}V${top}Q${u} ${top - r * 0.7} ${x} ${top - r * 1.02}`;
    });
    const spines = range(Math.floor(tall / 4)).flatMap((row) =>
      range(5).map((index) => {
        const u = x + Math.sin(((index - 2) / 2.6) * 1.4) * r * 0.92;
        return d`M${u - 0.8} ${foot - 3 - row * 4}l.8 .7l.8 -.7`;
      }),
    );
    stage.add(
      path(shape, { fill: round }) +
        stroke(ribs.join(''), '#3f5a43', 0.5, 0.55) +
        stroke(spines.join(''), '#efe8d4', 0.3, 0.8),
    );
  };
  const elbow = (side: number, y: number, reach: number): void => {
    const x = neck[0] + side * reach;
    const bend = d`M${neck[0]} ${y}H${x - side * 3}Q${x} ${y} ${x} ${y - 4}`;
    stage.add(
      stroke(bend, '#5f7f5c', 7) + stroke(bend, '#7d9c74', 2, 0.7, { transform: 'translate(0 -1.6)' }),
    );
    column(x, y - 2, height * 0.26, 3.5);
  };
  elbow(-1, neck[1] - height * 0.3, 11);
  column(neck[0], neck[1] + 1, height * 0.82, 5.6);
  elbow(1, neck[1] - height * 0.42, 12);
};

/** What grows out of a pot; `w` is the width of the pot. */
export const foliage = (
  stage: Stage,
  kind: PlantKind,
  neck: Point,
  height: number,
  w: number,
  seed: number,
): void => {
  const random = seeded(seed * 733);
  const size = Math.max(0.6, Math.min(1.7, height / 52));
  const grow: Record<PlantKind, () => void> = {
    ficus: () => spread(stage, neck, height, random, ovalLeaf, 17, size * 0.95),
    monstera: () => spread(stage, neck, height, random, splitLeaf, 12, size * 1.1),
    snake: () => snake(stage, neck, height, random, w),
    palm: () => fronds(stage, neck, height * 1.12, random, 11, 10 * size, 1.5),
    fern: () => fronds(stage, neck, height * 0.9, random, 15, 5 * size, 2.4),
    olive: () => olive(stage, neck, height, random),
    cactus: () => cactus(stage, neck, height),
    none: () => undefined,
  };
  grow[kind]();
};
