import { fabricHex } from '../base/colours.ts';
import { centred, defineKind } from '../base/kind.ts';
import type { Extent } from '../base/kind.ts';
import type { Material } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import { choice, flag, number, paint, turn } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { d, ellipse, path, stroke } from '../base/svg.ts';
import { bareFoot, bowlAt, handleArc, mugAt, plateAt, scaled } from '../parts/crockery.ts';
import { lathe } from '../solids/lathe.ts';
import type { Profile } from '../solids/lathe.ts';
import { shadeRound } from '../solids/shadow.ts';

const tablewareSchema = {
  style: choice(['set', 'mug', 'plate', 'bowl', 'teapot', 'jug', 'glass'], 'set'),
  /** Width of the main piece. */
  w: number(26, 7, 36),
  h: number(10, 2, 26),
  color: paint('sage'),
  second: paint('milk'),
  /** A glaze that stops above the foot. */
  dipped: flag(),
  yaw: turn(20),
} as const;

type Tableware = Values<typeof tablewareSchema>;

const pot: Profile = [
  [0.5, 0],
  [0.8, 0.1],
  [1, 0.42],
  [0.9, 0.74],
  [0.52, 0.94],
  [0.44, 1],
];
const pitcher: Profile = [
  [0.7, 0],
  [0.84, 0.06],
  [1, 0.36],
  [0.84, 0.66],
  [0.62, 0.84],
  [0.7, 1],
];

const teapot = (stage: Stage, o: Tableware, mat: Material): void => {
  const [w, h] = [o.w, o.h * 1.1];
  shadeRound(stage, [0, 0], w * 0.46, { blur: 2, opacity: 0.34, dx: 2, dy: 0.6 });
  handleArc(stage, w * 0.44, 0, h * 0.55, h * 0.8, mat);
  const [sx, sy] = stage.at(-w * 0.4, h * 0.34, 0);
  const spout =
    d`M${sx} ${sy + h * 0.12}` +
    d`C${sx - w * 0.2} ${sy} ${sx - w * 0.12} ${sy - h * 0.42} ${sx - w * 0.3}` +
    d` ${sy - h * 0.52}L${sx - w * 0.2} ${sy - h * 0.6}` +
    d`C${sx - w * 0.02} ${sy - h * 0.4} ${sx - w * 0.02} ${sy - h * 0.3} ${sx + w * 0.1}` +
    d` ${sy - h * 0.34}Z`;
  stage.see([[sx - w * 0.32, sy - h * 0.62]]);
  const side = stage.gradient(
    [
      [0, mat.top],
      [0.5, mat.base],
      [1, mat.shade],
    ],
    [0, 0],
    [0.6, 1],
  );
  stage.add(path(spout, { fill: side }));
  lathe(stage, 0, 0, scaled(pot, w, h), mat);
  const lid: Profile = [
    [0.46, 0.95],
    [0.47, 1],
    [0.34, 1.09],
    [0.1, 1.13],
  ];
  lathe(stage, 0, 0, scaled(lid, w, h), mat);
  lathe(
    stage,
    0,
    0,
    scaled(
      [
        [0.06, 1.12],
        [0.12, 1.19],
        [0.08, 1.25],
      ],
      w,
      h,
    ),
    stage.timber('oak'),
  );
};

const jug = (stage: Stage, o: Tableware, mat: Material): void => {
  const [w, h] = [o.w * 0.56, o.h * 2];
  shadeRound(stage, [0, 0], w * 0.46, { blur: 2, opacity: 0.34, dx: 2, dy: 0.6 });
  handleArc(stage, w * 0.38, 0, h * 0.58, h * 0.52, mat);
  lathe(stage, 0, 0, scaled(pitcher, w, h), mat, { open: true });
  bareFoot(stage, o.dipped, scaled(pitcher, w, h), [0, 0], h * 0.2);
};

const glasses = (stage: Stage, o: Tableware): void => {
  const [w, h] = [o.w * 0.3, o.h];
  const tint = fabricHex(o.color);
  for (const [x, z] of [
    [-w * 1.1, -2],
    [w * 1.1, 0],
    [0, 6],
  ] as const) {
    shadeRound(stage, [x, z], w * 0.44, { blur: 1.2, opacity: 0.26, dx: 1.4, dy: 0.4 });
    const mat = stage.material(tint, 'glaze');
    const clear = [0, 0.18, 0.3, 0.6, 0.9, 1].map(
      (at, index) =>
        [at, index % 2 ? mat.hi : mat.base, [0.7, 0.35, 0.5, 0.26, 0.5, 0.75][index] ?? 0.5] as const,
    );
    lathe(
      stage,
      x,
      z,
      [
        [w * 0.4, 0],
        [w * 0.42, h * 0.1],
        [w * 0.5, h],
      ],
      mat,
      { cap: false, smooth: false, stops: clear },
    );
    const [px, py] = stage.at(x, h, z);
    const [rx, ry] = [w / 2, (w / 2) * stage.sinPitch];
    stage.add(
      ellipse(px, py, rx, ry, {
        fill: '#ffffff',
        'fill-opacity': 0.35,
        stroke: mat.shade,
        'stroke-width': 0.3,
      }),
    );
    const ribs = range(5).map(
      (index) => d`M${px + (index - 2) * w * 0.18} ${py + ry}l${-(index - 2) * w * 0.03} ${h * 0.86}`,
    );
    stage.add(stroke(ribs.join(''), '#ffffff', 0.35, 0.7));
  }
};

const set = (stage: Stage, o: Tableware, mat: Material): void => {
  const second = stage.glaze(o.second);
  const w = o.w;
  shadeRound(stage, [-4, -2], w * 0.5, { blur: 2.4, opacity: 0.32, dx: 2.4, dy: 0.8 });
  plateAt(stage, -4, -2, 0, w, second);
  plateAt(stage, -4, -2, w * 0.07, w * 0.8, mat);
  bowlAt(stage, o.dipped, -4, -2, w * 0.13, w * 0.56, w * 0.23, second);
  mugAt(stage, o.dipped, w * 0.56, w * 0.2, w * 0.33, w * 0.36, mat);
};

const extentOf = (o: Tableware): Extent => {
  const sizes = {
    set: centred(o.w, o.h),
    mug: centred(o.w * 0.34, o.h),
    plate: centred(o.w, Math.max(1.4, o.w * 0.075)),
    bowl: centred(o.w, o.h),
    teapot: centred(o.w, o.h * 1.35),
    jug: centred(o.w * 0.56, o.h * 2),
    glass: centred(o.w * 0.3, o.h),
  };
  return sizes[o.style];
};

export const tableware = defineKind({
  schema: tablewareSchema,
  placement: 'floor',
  fill: 0.66,
  pitch: () => 26,
  extent: extentOf,
  colours: (o) => (o.style === 'set' ? [fabricHex(o.color), fabricHex(o.second)] : [fabricHex(o.color)]),
  draw: (stage, o) => {
    const mat = stage.glaze(o.color);
    const base = (): void =>
      shadeRound(stage, [0, 0], o.w * 0.42, { blur: 2, opacity: 0.34, dx: 2, dy: 0.8 });
    const draws = {
      set: () => set(stage, o, mat),
      mug: () => mugAt(stage, o.dipped, 0, 0, o.w * 0.34, o.h, mat),
      plate: () => {
        base();
        plateAt(stage, 0, 0, 0, o.w, mat);
      },
      bowl: () => {
        base();
        bowlAt(stage, o.dipped, 0, 0, 0, o.w, o.h, mat);
      },
      teapot: () => teapot(stage, o, mat),
      jug: () => jug(stage, o, mat),
      glass: () => glasses(stage, o),
    };
    draws[o.style]();
  },
});
