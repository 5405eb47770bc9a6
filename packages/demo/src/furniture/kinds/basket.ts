import { fabricHex, metalHex, woodHex } from '../base/colours.ts';
import { centred, defineKind, standing } from '../base/kind.ts';
import { range } from '../base/numbers.ts';
import { choice, flag, metal, number, paint, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { d, group, rect, stroke } from '../base/svg.ts';
import { bar, tube } from '../solids/bar.ts';
import { board } from '../solids/board.ts';
import { lathe, latheShape } from '../solids/lathe.ts';
import type { Profile } from '../solids/lathe.ts';
import { puff } from '../solids/puff.ts';
import { shadeRect, shadeRound } from '../solids/shadow.ts';
import { plait } from './plant.ts';

const basketSchema = {
  style: choice(['woven', 'felt', 'box', 'wire', 'laundry', 'crate'], 'woven'),
  w: number(36, 14, 70),
  d: number(28, 14, 50),
  h: number(30, 10, 70),
  color: paint('sand'),
  wood: wood('oak'),
  metal: metal('black'),
  /** A plaid or towels inside. */
  filled: flag(true),
  inside: paint('dust'),
  yaw: turn(26),
} as const;

type Basket = Values<typeof basketSchema>;

const roundFilling = (stage: Stage, o: Basket, r: number): void => {
  if (!o.filled) return;
  const mat = stage.soft(o.inside, 'boucle');
  puff(stage, [-r * 0.72, o.h - 6, -r * 0.7], [r * 1.1, 11, r * 1.2], mat, { r: 5, bulge: 0.05 });
  puff(stage, [-r * 0.34, o.h - 5, -r * 0.4], [r * 1.06, 8.5, r * 1.1], mat, {
    r: 4,
    bulge: 0.05,
    darker: -0.02,
  });
};

/** The near half of the wall, drawn again over what lies inside. */
const nearWall = (stage: Stage, profile: Profile, draw: () => void): void => {
  const [r, y] = profile.at(-1) ?? [1, 1];
  const [px, py] = stage.at(0, y, 0);
  const wide = Math.max(...profile.map(([radius]) => radius)) + 6;
  const below =
    d`M${px - wide} ${py + 200}V${py}H${px - r}` +
    d`A${r} ${r * stage.sinPitch} 0 0 0 ${px + r} ${py}H${px + wide}V${py + 200}Z`;
  const before = stage.mark;
  draw();
  const parts = stage.take(before);
  stage.add(group({ 'clip-path': stage.clip(below) }, parts));
};

const earsOf = (stage: Stage, r: number, y: number, colour: string, deep: string): void => {
  for (const side of [-1, 1]) {
    const [px, py] = stage.at(0, y, 0);
    const x = px + side * r * 0.98;
    const loop =
      d`M${x} ${py + 3}c${side * 1} -7 ${-side * 1} -9 ${-side * r * 0.24} -9` +
      d`s${-side * r * 0.2} 3 ${-side * r * 0.16} ${7}`;
    stage.see([[x, py - 8]], 2);
    stage.add(stroke(loop, deep, 2.2) + stroke(loop, colour, 1.5));
  }
};

const woven = (stage: Stage, o: Basket): void => {
  const r = o.w / 2;
  const mat = stage.material(fabricHex(o.color), 'lacquer');
  const tall = o.style === 'laundry' ? [0.84, 0.94, 1, 1] : [0.76, 0.98, 1, 0.88];
  const profile: Profile = tall.map(
    (share, index) => [share * r, ([0, 0.32, 0.66, 1][index] ?? 1) * o.h] as const,
  );
  const body = (): void => {
    lathe(stage, 0, 0, profile, mat, { open: true });
    const shape = latheShape(stage, 0, 0, profile, true);
    stage.add(
      group(
        { 'clip-path': stage.clip(shape) },
        plait(stage, profile, mat.deep, mat.hi, Math.min(13, Math.round(o.h / 3.2))),
      ),
    );
  };
  shadeRound(stage, [0, 0], r * 0.9, { blur: 3.5, opacity: 0.32, dx: 4, dy: 1 });
  body();
  roundFilling(stage, o, r * 0.9);
  if (o.filled) nearWall(stage, profile, body);
  earsOf(stage, r * 0.86, o.h, mat.base, mat.deep);
};

const felt = (stage: Stage, o: Basket): void => {
  const r = o.w / 2;
  const mat = stage.soft(o.color, 'boucle');
  const profile: Profile = [
    [r * 0.9, 0],
    [r * 0.95, 1.5],
    [r, o.h * 0.5],
    [r * 0.97, o.h],
  ];
  const body = (): void => lathe(stage, 0, 0, profile, mat, { open: true });
  shadeRound(stage, [0, 0], r, { blur: 3.5, opacity: 0.32, dx: 4, dy: 1 });
  body();
  roundFilling(stage, o, r * 0.94);
  if (o.filled) nearWall(stage, profile, body);
  const [px, py] = stage.at(0, o.h * 0.78, 0);
  const strap = stage.material('#8a6142', 'lacquer');
  const near = r * stage.sinPitch;
  const band = d`M${px - 5} ${py + near - 2}c0 9 10 9 10 0`;
  stage.add(stroke(band, strap.deep, 2.4) + stroke(band, strap.base, 1.7));
};

const box = (stage: Stage, o: Basket): void => {
  const mat = stage.soft(o.color);
  shadeRect(stage, [0, 0], [o.w, o.d], { blur: 4, opacity: 0.3, dx: 5, dy: 1.5 });
  puff(stage, [0, 0, 0], [o.w, o.h * 0.8, o.d], mat, { r: 1.6, bulge: 0 });
  puff(stage, [-0.7, o.h * 0.76, -0.7], [o.w + 1.4, o.h * 0.24, o.d + 1.4], mat, {
    r: 1.6,
    bulge: 0,
    seam: true,
  });
  const steel = stage.metal('brass');
  const label =
    rect(o.w / 2 - 5, o.h * 0.34, 10, 6, { rx: 0.8, fill: steel.base }) +
    rect(o.w / 2 - 4, o.h * 0.34 + 1, 8, 4, { fill: '#f3eee7' });
  stage.plane('front', o.d, label);
};

const wire = (stage: Stage, o: Basket): void => {
  const mat = stage.metal(o.metal);
  const [w, h, depth] = [o.w, o.h, o.d];
  shadeRect(stage, [0, 0], [w, depth], { blur: 4, opacity: 0.26, dx: 5, dy: 1.5 });
  const loop = (y: number, r: number, far: boolean): void => {
    if (far)
      tube(
        stage,
        [
          [0, y, depth],
          [0, y, 0],
          [w, y, 0],
        ],
        r,
        mat,
      );
    else
      tube(
        stage,
        [
          [0, y, depth],
          [w, y, depth],
          [w, y, 0],
        ],
        r,
        mat,
      );
  };
  const side = (z: number): void => {
    for (const index of range(8))
      bar(stage, [(w * index) / 7, h, z], [(w * index) / 7, 0.5, z], 0.35, 0.35, mat);
  };
  const flank = (x: number): void => {
    for (const index of range(5))
      bar(stage, [x, h, (depth * index) / 5], [x, 0.5, (depth * index) / 5], 0.35, 0.35, mat);
  };
  for (const y of [0.5, h / 2, h]) loop(y, y === h ? 0.8 : 0.4, true);
  side(0);
  flank(0);
  if (o.filled) {
    const cloth = stage.soft(o.inside, 'boucle');
    for (const index of range(3)) {
      puff(stage, [2, 1 + index * h * 0.3, 2], [w - 4, h * 0.31, depth - 4], cloth, {
        r: 2.6,
        darker: index === 1 ? -0.05 : 0,
      });
    }
  }
  flank(w);
  side(depth);
  for (const y of [0.5, h / 2, h]) loop(y, y === h ? 0.8 : 0.4, false);
};

const crate = (stage: Stage, o: Basket): void => {
  const mat = stage.timber(o.wood);
  const [w, h, depth] = [o.w, o.h, o.d];
  const inside = { ...mat, front: mat.deep, top: mat.shade, finish: 'lacquer' as const };
  const slat = h / 3;
  shadeRect(stage, [0, 0], [w, depth], { blur: 4, opacity: 0.3, dx: 5, dy: 1.5 });
  board(stage, [1, 1, 1], [w - 2, 1, depth - 2], inside, { edges: false });
  const rows = range(3);
  for (const row of rows)
    board(stage, [0, row * slat + 0.5, 0], [w, slat - 1.6, 1.2], inside, { edges: false });
  for (const row of rows)
    board(stage, [0, row * slat + 0.5, 1], [1.2, slat - 1.6, depth - 2], mat, { edges: false });
  if (o.filled)
    puff(stage, [2.5, 2, 2.5], [w - 5, h - 1, depth - 5], stage.soft(o.inside, 'boucle'), {
      r: 5,
      bulge: 0.02,
    });
  for (const row of rows) board(stage, [w - 1.2, row * slat + 0.5, 1], [1.2, slat - 1.6, depth - 2], mat);
  for (const row of rows) board(stage, [0, row * slat + 0.5, depth - 1.2], [w, slat - 1.6, 1.2], mat);
  for (const x of [1, w - 3]) board(stage, [x, 0, depth], [2, h, 0.8], mat, { edges: false });
};

export const basket = defineKind({
  schema: basketSchema,
  placement: 'floor',
  fill: 0.6,
  pitch: () => 19,
  extent: (o) => (['box', 'wire', 'crate'].includes(o.style) ? standing(o.w, o.h, o.d) : centred(o.w, o.h)),
  colours: (o) => {
    if (o.style === 'crate') return [woodHex(o.wood)];
    return [o.style === 'wire' ? metalHex(o.metal) : fabricHex(o.color)];
  },
  draw: (stage, o) => {
    const draws = { woven, felt, box, wire, laundry: woven, crate };
    draws[o.style](stage, o);
  },
});
