import { fabricHex, woodHex } from '../base/colours.ts';
import { centred, defineKind } from '../base/kind.ts';
import { range } from '../base/numbers.ts';
import { choice, number, paint, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { d, ellipse, group, stroke } from '../base/svg.ts';
import { foliage, plantKinds } from '../parts/foliage.ts';
import { bar } from '../solids/bar.ts';
import { lathe, latheShape } from '../solids/lathe.ts';
import type { Profile } from '../solids/lathe.ts';
import { shadeRound, spot } from '../solids/shadow.ts';

const plantSchema = {
  style: choice(plantKinds, 'ficus'),
  pot: choice(['cone', 'round', 'tube', 'ribbed', 'basket', 'stand'], 'cone'),
  h: number(86, 14, 190),
  w: number(30, 10, 60),
  color: paint('stone'),
  wood: wood('oak'),
  seed: number(4, 1, 999),
  yaw: turn(20),
} as const;

type Plant = Values<typeof plantSchema>;

const lift = (o: Plant): number => (o.pot === 'stand' ? o.w * 0.55 : 0);
const potHeight = (o: Plant): number => o.w * (o.pot === 'stand' ? 0.72 : o.pot === 'round' ? 0.8 : 0.92);

const potProfile = (o: Plant): Profile => {
  const [r, y, h] = [o.w / 2, lift(o), potHeight(o)];
  if (o.pot === 'round')
    return [
      [r * 0.6, y],
      [r * 0.86, y + h * 0.12],
      [r, y + h * 0.46],
      [r * 0.93, y + h * 0.82],
      [r * 0.84, y + h],
    ];
  if (o.pot === 'tube' || o.pot === 'stand')
    return [
      [r * 0.95, y],
      [r * 0.97, y + 1],
      [r, y + h],
    ];
  if (o.pot === 'basket')
    return [
      [r * 0.8, y],
      [r * 0.98, y + h * 0.3],
      [r, y + h * 0.62],
      [r * 0.9, y + h],
    ];
  return [
    [r * 0.74, y],
    [r * 0.76, y + h * 0.04],
    [r * 0.98, y + h * 0.9],
    [r, y + h],
  ];
};

const stand = (stage: Stage, o: Plant): void => {
  const timber = stage.timber(o.wood);
  const r = o.w * 0.48;
  for (const angle of [3.9, 5.5, 2.35, 0.8]) {
    const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
    spot(stage, x, z, 1.6);
    bar(stage, [x, lift(o) + o.w * 0.22, z], [x * 1.06, 0, z * 1.06], 1.3, 1, timber);
  }
};

/** Rows of plaited strands round a basket. */
export const plait = (
  stage: Stage,
  profile: Profile,
  colour: string,
  light: string,
  rows: number,
): string => {
  const low = profile[0]?.[1] ?? 0;
  const high = profile.at(-1)?.[1] ?? 1;
  const widest = Math.max(...profile.map(([r]) => r));
  const strands = range(rows).map((row) => {
    const [px, y] = stage.at(0, low + ((row + 0.5) * (high - low)) / rows, 0);
    return range(17)
      .map((index) => {
        const angle = ((index + (row % 2 ? 0.5 : 0)) / 16 - 0.5) * Math.PI;
        const [side, near] = [Math.sin(angle), Math.cos(angle)];
        const wide = (widest / 6.4) * near + 0.3;
        return (
          d`M${px + side * widest - wide / 2} ${y + near * widest * stage.sinPitch}` +
          d`q${wide / 2} ${-(high - low) / rows / 2} ${wide} 0`
        );
      })
      .join('');
  });
  const lines = strands.join('');
  return stroke(lines, colour, 0.7, 0.6) + stroke(lines, light, 0.6, 0.5, { transform: 'translate(0 -.9)' });
};

const flutes = (stage: Stage, profile: Profile, colour: string): string => {
  const lines = range(11).map((index) => {
    const angle = ((index - 5) / 5.6) * 1.5;
    const points = profile.map(([r, y]) => {
      const [px, py] = stage.at(0, y, 0);
      return d`${px + Math.sin(angle) * r} ${py + Math.cos(angle) * r * stage.sinPitch}`;
    });
    return `M${points.join('L')}`;
  });
  return stroke(lines.join(''), colour, 0.8, 0.4);
};

const soil = (stage: Stage, o: Plant): void => {
  const [px, py] = stage.at(0, lift(o) + potHeight(o), 0);
  const r = (o.w / 2) * (o.pot === 'round' ? 0.84 : o.pot === 'basket' ? 0.9 : 1) - 1.2;
  const [rx, ry] = [r * 0.96, r * stage.sinPitch * 0.8];
  stage.add(
    ellipse(px, py + 0.5, rx, ry, {
      fill: stage.gradient(
        [
          [0, '#2f2622'],
          [1, '#54443a'],
        ],
        [0, 0],
        [1, 0.4],
      ),
    }),
  );
};

export const plant = defineKind({
  schema: plantSchema,
  placement: 'floor',
  fill: 0.72,
  pitch: () => 14,
  extent: (o) => centred(o.w, o.style === 'none' ? lift(o) + potHeight(o) : o.h, o.w),
  colours: (o) => {
    const pot = fabricHex(o.color);
    return o.style === 'none' ? [pot] : [pot, '#6f8a68', o.pot === 'stand' ? woodHex(o.wood) : pot];
  },
  draw: (stage, o) => {
    const r = o.w / 2;
    const mat = o.pot === 'basket' ? stage.material('#c9a877', 'lacquer') : stage.glaze(o.color);
    const profile = potProfile(o);
    shadeRound(stage, [0, 0], r, { blur: 3, opacity: 0.32, dx: 4, dy: 1 });
    if (o.style !== 'none') shadeRound(stage, [6, 4], r * 1.5, { blur: 7, opacity: 0.1, dx: 8, dy: 2 });
    if (o.pot === 'stand') stand(stage, o);
    lathe(stage, 0, 0, profile, mat, { open: true, smooth: o.pot === 'round' || o.pot === 'basket' });
    const shape = latheShape(stage, 0, 0, profile, o.pot === 'round' || o.pot === 'basket');
    if (o.pot === 'basket')
      stage.add(group({ 'clip-path': stage.clip(shape) }, plait(stage, profile, mat.deep, mat.hi, 9)));
    if (o.pot === 'ribbed') stage.add(flutes(stage, profile, mat.deep));
    if (o.style === 'none') return;
    soil(stage, o);
    const neck = stage.at(0, lift(o) + potHeight(o) - 1, 0);
    foliage(stage, o.style, neck, Math.max(10, o.h - lift(o) - potHeight(o)), o.w, o.seed);
  },
});
