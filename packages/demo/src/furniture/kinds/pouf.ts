import { fabricHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { cloths } from '../base/materials.ts';
import type { Material } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import { choice, fabric, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { d, group, stroke } from '../base/svg.ts';
import { legs } from '../parts/legs.ts';
import { tuft } from '../parts/tufts.ts';
import { lathe, latheShape } from '../solids/lathe.ts';
import type { Profile } from '../solids/lathe.ts';
import { puff } from '../solids/puff.ts';
import { shadeRect, shadeRound } from '../solids/shadow.ts';

const poufSchema = {
  style: choice(['round', 'drum', 'square', 'knit', 'bench'], 'round'),
  w: number(52, 36, 130),
  d: number(46, 34, 90),
  h: number(42, 28, 52),
  color: fabric('mustard'),
  cloth: choice(cloths, 'velvet'),
  wood: wood('oak'),
  yaw: turn(24),
} as const;

type Pouf = Values<typeof poufSchema>;

/** Seams running down a round body, closer together towards its edges. */
const downSeams = (
  stage: Stage,
  r: number,
  h: number,
  mat: Material,
  count: number,
  swell: number,
): string => {
  const seams = range(count).map((index) => {
    const angle = ((index + 0.5) / count - 0.5) * Math.PI;
    const [side, near] = [Math.sin(angle), Math.cos(angle)];
    const [px, top] = stage.at(r, h, r);
    const foot = stage.at(r, 0, r)[1];
    const lip = (r - 5) * stage.sinPitch * near;
    const from = d`M${px + side * r * 0.88} ${top + lip}`;
    return (
      from + d`Q${px + side * r * swell} ${(top + foot) / 2 + lip} ${px + side * r * 0.92} ${foot + lip}`
    );
  });
  return (
    stroke(seams.join(''), mat.deep, 0.7, 0.45) +
    stroke(seams.join(''), mat.hi, 0.7, 0.3, { transform: 'translate(.9 0)' })
  );
};

const round = (stage: Stage, o: Pouf): void => {
  const [r, h] = [o.w / 2, o.h];
  const mat = stage.soft(o.color, o.cloth);
  const body: Profile = [
    [r - 4, 0],
    [r - 1.6, 2],
    [r - 0.4, h * 0.25],
    [r, h * 0.5],
    [r - 0.4, h * 0.75],
    [r - 1.4, h - 5],
    [r - 3.2, h - 1.6],
    [r - 6.5, h],
  ];
  shadeRound(stage, [r, r], r, { opacity: 0.26, dx: 7, dy: 1.5 });
  shadeRound(stage, [r, r], r - 2, { blur: 2, opacity: 0.3, dx: 2, dy: 0.8 });
  lathe(stage, r, r, body, mat, { padded: true });
  const shape = latheShape(stage, r, r, body, true);
  stage.add(group({ 'clip-path': stage.clip(shape) }, downSeams(stage, r, h - 2, mat, 12, 1.03)));
};

const drum = (stage: Stage, o: Pouf): void => {
  const [r, h] = [o.w / 2, o.h];
  const mat = stage.soft(o.color, o.cloth);
  shadeRound(stage, [r, r], r, { opacity: 0.28, dx: 7, dy: 1.5 });
  lathe(
    stage,
    r,
    r,
    [
      [r - 2, 0],
      [r - 2, 5],
    ],
    stage.timber(o.wood),
    { smooth: false, cap: false },
  );
  lathe(
    stage,
    r,
    r,
    [
      [r - 1, 4],
      [r, 6],
      [r, h - 13],
    ],
    mat,
    { smooth: false, cap: false },
  );
  const cushion: Profile = [
    [r - 1, h - 13],
    [r + 0.6, h - 11],
    [r + 1, h - 7],
    [r + 0.2, h - 3],
    [r - 2, h - 0.8],
    [r - 5, h],
  ];
  lathe(stage, r, r, cushion, mat, { padded: true });
};

const knit = (stage: Stage, o: Pouf): void => {
  const [r, h] = [o.w / 2, o.h];
  const mat = stage.soft(o.color, 'boucle');
  const body: Profile = range(11).map((index) => {
    const angle = (index / 10 - 0.5) * Math.PI;
    return [Math.max(r * 0.34, r * Math.cos(angle) ** 0.55), h / 2 + (h / 2) * Math.sin(angle)];
  });
  shadeRound(stage, [r, r], r * 0.8, { opacity: 0.32, dx: 6, dy: 1 });
  lathe(stage, r, r, body, mat, { padded: true });
  const shape = latheShape(stage, r, r, body, true);
  const [px, top] = stage.at(r, h, r);
  const foot = stage.at(r, 0, r)[1] + r * 0.2;
  const rows = range(13).map((row) => {
    const side = ((row + 0.5) / 13 - 0.5) * 2;
    return range(12)
      .map((stitch) => {
        const share = (stitch + (row % 2 ? 0.5 : 0)) / 12;
        const bow = Math.sin(Math.min(1, share + 0.08) * Math.PI) ** 0.6;
        const [x, y] = [px + side * r * bow, top + (foot - top) * share];
        return d`M${x - 1.9} ${y}q1.9 2.6 1.9 ${(foot - top) / 15}q0 -1 1.9 ${-(foot - top) / 15}`;
      })
      .join('');
  });
  const loops =
    stroke(rows.join(''), mat.deep, 0.8, 0.42) +
    stroke(rows.join(''), mat.hi, 0.6, 0.4, { transform: 'translate(.3 -.7)' });
  stage.add(group({ 'clip-path': stage.clip(shape) }, loops));
};

const block = (stage: Stage, o: Pouf): void => {
  const mat = stage.soft(o.color, o.cloth);
  const long = o.style === 'bench';
  const lift = long ? 16 : 5;
  const [w, depth] = [long ? Math.max(o.w, 90) : o.w, o.d];
  shadeRect(stage, [0, 0], [w, depth], { opacity: 0.26, dx: 7, dy: 2 });
  legs(stage, long ? 'taper' : 'plinth', [0, 0], [w, lift, depth], stage.timber(o.wood), 7);
  puff(stage, [0, lift, 0], [w, o.h - lift, depth], mat, { r: 4.5, seam: true, bulge: 0.008 });
  if (long) tuft(stage, 'channels', depth, [3, lift + 1, w - 6, o.h - lift - 5], mat, 11);
};

export const pouf = defineKind({
  schema: poufSchema,
  placement: 'floor',
  fill: 0.56,
  pitch: () => 17,
  extent: (o) =>
    standing(
      o.style === 'bench' ? Math.max(o.w, 90) : o.w,
      o.h,
      ['square', 'bench'].includes(o.style) ? o.d : o.w,
    ),
  colours: (o) => [fabricHex(o.color)],
  draw: (stage, o) => {
    const draws = { round, drum, knit, square: block, bench: block };
    draws[o.style](stage, o);
  },
});
