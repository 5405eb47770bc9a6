import { fabricHex, metalHex, woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { cloths } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import { choice, fabric, flag, metal, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { d, stroke } from '../base/svg.ts';
import { coat, shoes } from '../parts/belongings.ts';
import { front } from '../parts/fronts.ts';
import { handle } from '../parts/handles.ts';
import { legs } from '../parts/legs.ts';
import { bar, tube } from '../solids/bar.ts';
import { board } from '../solids/board.ts';
import { lathe } from '../solids/lathe.ts';
import { puff } from '../solids/puff.ts';
import { shadeRect, shadeRound, spot } from '../solids/shadow.ts';

const hallwaySchema = {
  style: choice(['set', 'shoes', 'stand', 'bench', 'rail'], 'set'),
  w: number(90, 40, 160),
  d: number(36, 17, 50),
  h: number(190, 40, 210),
  wood: wood('oak'),
  metal: metal('black'),
  color: fabric('sage'),
  cloth: choice(cloths, 'linen'),
  /** Show coats and shoes in use. */
  used: flag(true),
  yaw: turn(24),
} as const;

type Hallway = Values<typeof hallwaySchema>;

const benchH = 46;

const bench = (stage: Stage, o: Hallway): void => {
  const mat = stage.timber(o.wood);
  legs(stage, 'taper', [0, 0], [o.w, benchH - 8, o.d], mat, 4);
  board(stage, [3, 12, 3], [o.w - 6, 1.8, o.d - 6], mat);
  board(stage, [3, 14, 3], [1.6, benchH - 22, o.d - 6], mat, { edges: false });
  if (o.used) for (const index of range(o.w > 70 ? 2 : 1)) shoes(stage, [12 + index * 32, 13.8, 8], index);
  board(stage, [0, benchH - 10, 0], [o.w, 3, o.d], mat);
  puff(stage, [0.5, benchH - 7, 0.5], [o.w - 1, 7, o.d - 1], stage.soft(o.color, o.cloth), {
    r: 3,
    seam: true,
    bulge: 0.004,
  });
};

const hook = (stage: Stage, o: Hallway, x: number, y: number): void => {
  const mat = stage.metal(o.metal);
  tube(
    stage,
    [
      [x, y + 3, 3],
      [x, y, 4],
      [x, y - 1, 8],
      [x, y + 3, 9],
    ],
    0.8,
    mat,
  );
};

const set = (stage: Stage, o: Hallway): void => {
  const mat = stage.timber(o.wood);
  board(stage, [0, benchH - 8, 0], [o.w, o.h - benchH + 8, 2], mat, { along: 'upright' });
  const slats = range(Math.round(o.w / 9) - 1).map((index) => ((index + 1) * o.w) / Math.round(o.w / 9));
  const grooves = slats.map((x) => d`M${x} ${benchH}V${o.h - 1}`).join('');
  stage.plane('front', 2, stroke(grooves, mat.deep, 0.7, 0.5));
  const hooks = range(Math.max(3, Math.round(o.w / 22)));
  const at = (index: number): number => (o.w * (index + 0.5)) / hooks.length;
  for (const index of hooks) hook(stage, o, at(index), o.h - 34);
  if (o.used) coat(stage, [at(0), o.h - 32, 9], stage.soft(o.color));
  board(stage, [0, o.h - 20, 0], [o.w, 2.4, o.d * 0.72], mat);
  if (o.used)
    puff(stage, [o.w * 0.58, o.h - 17.6, 4], [o.w * 0.32, 14, o.d * 0.5], stage.soft('oat', 'boucle'), {
      r: 2.2,
      bulge: 0,
    });
  bench(stage, o);
};

const tiltShoes = (stage: Stage, o: Hallway): void => {
  const mat = stage.timber(o.wood);
  const rows = o.h > 110 ? 3 : 2;
  legs(stage, 'pin', [0, 0], [o.w, 10, o.d], stage.metal(o.metal), 5);
  board(stage, [0, 10, 0], [o.w, o.h - 12, o.d], mat, { along: 'across' });
  const cols = o.w > 90 ? 2 : 1;
  const [each, tall] = [(o.w - 3) / cols, (o.h - 15) / rows];
  for (const column of range(cols)) {
    for (const row of range(rows)) {
      const [x, y] = [1.5 + column * each, 11.5 + row * tall];
      front(stage, o.d, [x, y, each, tall], mat, { along: 'across' });
      handle(stage, 'long', [x + each / 2, y + tall * 0.86, o.d], stage.metal(o.metal), { room: each * 0.6 });
    }
  }
  board(stage, [-1, o.h - 2, -1], [o.w + 2, 2, o.d + 2], mat);
};

const stand = (stage: Stage, o: Hallway): void => {
  const mat = stage.timber(o.wood);
  const r = o.w * 0.3;
  for (const angle of [3.7, 5.7, 1.6]) {
    const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
    spot(stage, o.w / 2 + x, o.d / 2 + z, 2);
    bar(stage, [o.w / 2, 26, o.d / 2], [o.w / 2 + x, 0, o.d / 2 + z], 1.9, 1.5, mat);
  }
  bar(stage, [o.w / 2, o.h - 4, o.d / 2], [o.w / 2, 22, o.d / 2], 2, 2.2, mat);
  const branch = (angle: number, y: number): void => {
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const tip = [o.w / 2 + x * 25, y + 15, o.d / 2 + z * 25] as const;
    bar(stage, [o.w / 2, y, o.d / 2], tip, 1.5, 1.2, mat);
    lathe(
      stage,
      tip[0],
      tip[2],
      [
        [1, tip[1] - 1.4],
        [2, tip[1]],
        [1.2, tip[1] + 1.6],
      ],
      mat,
    );
  };
  for (const [angle, y] of [
    [3.9, o.h - 22],
    [5.4, o.h - 24],
    [4.7, o.h - 44],
  ] as const)
    branch(angle, y);
  for (const [angle, y] of [
    [2.6, o.h - 30],
    [0.4, o.h - 24],
  ] as const)
    branch(angle, y);
  if (o.used) coat(stage, [o.w / 2 + 23, o.h - 12, o.d / 2 + 12], stage.soft(o.color));
  lathe(
    stage,
    o.w / 2,
    o.d / 2,
    [
      [2, o.h - 5],
      [2.6, o.h - 2],
      [1.2, o.h],
    ],
    mat,
  );
};

const rail = (stage: Stage, o: Hallway): void => {
  const mat = stage.metal(o.metal);
  const wood = stage.timber(o.wood);
  for (const x of [3, o.w - 3]) {
    tube(
      stage,
      [
        [x, 1.4, 2],
        [x, 1.4, o.d - 2],
      ],
      1.3,
      mat,
    );
    bar(stage, [x, 1, o.d / 2], [x, o.h - 1.5, o.d / 2], 1.3, 1.3, mat);
  }
  board(stage, [2, 9, 2], [o.w - 4, 2, o.d - 4], wood);
  bar(stage, [3, o.h - 1.5, o.d / 2], [o.w - 3, o.h - 1.5, o.d / 2], 1.3, 1.3, mat);
  if (!o.used) return;
  const colours = [o.color, 'oat', 'dust', 'milk', 'graphite'] as const;
  const count = Math.max(3, Math.round(o.w / 24));
  for (const index of range(count)) {
    const x = o.w * (0.22 + (0.56 * index) / (count - 1));
    coat(stage, [x, o.h - 3, o.d / 2], stage.soft(colours[index % colours.length] ?? o.color), true);
  }
  shoes(stage, [o.w * 0.28, 11, 8], 1);
};

const tallOf = (o: Hallway): number =>
  o.style === 'bench' ? benchH : o.style === 'shoes' ? Math.min(o.h, 150) : o.h;

export const hallway = defineKind({
  schema: hallwaySchema,
  placement: 'floor',
  fill: 0.74,
  pitch: () => 12,
  extent: (o) => standing(o.w, tallOf(o), o.style === 'stand' ? o.w : o.d),
  colours: (o) => {
    if (o.style === 'rail') return [metalHex(o.metal), woodHex(o.wood)];
    return o.style === 'shoes' ? [woodHex(o.wood)] : [woodHex(o.wood), fabricHex(o.color)];
  },
  draw: (stage, given) => {
    const o = { ...given, h: tallOf(given), d: given.style === 'stand' ? given.w : given.d };
    if (o.style === 'stand') shadeRound(stage, [o.w / 2, o.d / 2], o.w * 0.3, { blur: 5, opacity: 0.2 });
    else shadeRect(stage, [0, 0], [o.w, o.d], { blur: 6, opacity: 0.24, dx: 7, dy: 2.5 });
    const draws = { set, shoes: tiltShoes, stand, bench, rail };
    draws[o.style](stage, o);
  },
});
