import { fabricHex, metalHex } from '../base/colours.ts';
import { defineKind } from '../base/kind.ts';
import { choice, metal, number, paint, turn } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { ellipse } from '../base/svg.ts';
import { globe, halo, litDisc, litStops } from '../parts/glow.ts';
import { tube } from '../solids/bar.ts';
import { board } from '../solids/board.ts';
import { lathe } from '../solids/lathe.ts';
import { shadowColour } from '../solids/shadow.ts';

const sconceSchema = {
  style: choice(['shade', 'globe', 'swing', 'cylinder', 'disc'], 'shade'),
  w: number(18, 10, 36),
  h: number(30, 16, 60),
  color: paint('milk'),
  metal: metal('brass'),
  yaw: turn(24),
} as const;

type Sconce = Values<typeof sconceSchema>;

const away = 15;

/** The plate on the wall and the shadow it throws there. */
const plate = (stage: Stage, o: Sconce, y: number, r: number): void => {
  const mat = stage.metal(o.metal);
  const [x, py] = stage.at(0, y, 0);
  const round = (dx: number, dy: number, size: number, fill: string, more = {}): string =>
    ellipse(x + dx, py + dy, size * stage.cosYaw, size, { fill, ...more });
  stage.see([
    [x - r, py - r],
    [x + r, py + r],
  ]);
  stage.add(round(3, 3, r + 1, shadowColour, { opacity: 0.28, filter: stage.blur(2) }));
  stage.add(round(0.8, 0.4, r, mat.deep));
  stage.add(
    round(
      0,
      0,
      r,
      stage.gradient(
        [
          [0, mat.hi],
          [0.5, mat.base],
          [1, mat.shade],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
  );
};

const castOnWall = (stage: Stage, x: number, y: number, rx: number, ry: number): void =>
  stage.addGround(ellipse(x, y, rx, ry, { fill: shadowColour, opacity: 0.16, filter: stage.blur(4) }));

const shade = (stage: Stage, o: Sconce): void => {
  const r = o.w / 2;
  const tall = o.h * 0.56;
  const mat = stage.soft(o.color);
  const [wx, wy] = stage.at(0, o.h - tall / 2, 0);
  castOnWall(stage, wx + 4, wy + 5, r * 1.1, tall * 0.5);
  plate(stage, o, o.h * 0.3, 5);
  tube(
    stage,
    [
      [0, o.h * 0.3, 1],
      [0, o.h * 0.2, away],
      [0, o.h - tall, away],
    ],
    0.9,
    stage.metal(o.metal),
  );
  halo(stage, stage.at(0, o.h - tall / 2, away), [r * 1.5, tall * 0.7], 0.4, 6);
  lathe(
    stage,
    0,
    away,
    [
      [r, o.h - tall],
      [r * 0.7, o.h],
    ],
    mat,
    { smooth: false, stops: litStops(mat) },
  );
  litDisc(stage, stage.at(0, o.h, away), r * 0.7 - 0.5, (r * 0.7 - 0.5) * stage.sinPitch);
};

const globed = (stage: Stage, o: Sconce): void => {
  const r = o.w / 2;
  plate(stage, o, o.h * 0.35, 5.5);
  const steel = stage.metal(o.metal);
  const neck = o.h - r * 2;
  tube(
    stage,
    [
      [0, o.h * 0.35, 1],
      [0, o.h * 0.35 - 3, away - 3],
      [0, neck, away],
    ],
    1,
    steel,
  );
  lathe(
    stage,
    0,
    away,
    [
      [2, neck - 2],
      [4, neck + 1],
      [4.4, neck + 3],
    ],
    steel,
  );
  const centre = stage.at(0, o.h - r, away);
  halo(stage, centre, [r * 1.6, r * 1.6], 0.42, 6);
  globe(stage, centre, r);
};

const swing = (stage: Stage, o: Sconce): void => {
  const r = o.w / 2;
  const steel = stage.metal(o.metal);
  const head = stage.glaze(o.color);
  board(stage, [-2.4, o.h * 0.1, 0], [4.8, o.h * 0.8, 1.4], steel);
  tube(
    stage,
    [
      [0, o.h * 0.75, 1.4],
      [0, o.h * 0.75, 6],
      [26, o.h * 0.75, 22],
      [26, o.h * 0.66, 22],
    ],
    0.8,
    steel,
  );
  lathe(
    stage,
    26,
    22,
    [
      [r, o.h * 0.28],
      [r * 0.9, o.h * 0.42],
      [r * 0.4, o.h * 0.6],
      [r * 0.22, o.h * 0.68],
    ],
    head,
  );
  const [x, y] = stage.at(26, o.h * 0.28, 22);
  halo(stage, [x, y + 4], [r * 1.3, r * 0.8], 0.5, 4);
  litDisc(stage, [x, y], r, r * stage.sinPitch);
};

const cylinder = (stage: Stage, o: Sconce): void => {
  const r = o.w * 0.32;
  const body = stage.glaze(o.color);
  for (const [y, up] of [
    [o.h, 1],
    [0, -1],
  ] as const) {
    const [x, py] = stage.at(0, y, 3);
    halo(stage, [x, py - up * 9], [r * 1.7, 13], 0.55, 6);
  }
  board(stage, [-2, o.h * 0.36, 0], [4, o.h * 0.28, 3], stage.metal(o.metal), { edges: false });
  lathe(
    stage,
    0,
    3 + r,
    [
      [r, 0],
      [r, o.h],
    ],
    body,
    { smooth: false, open: true },
  );
  litDisc(stage, stage.at(0, o.h, 3 + r), r - 0.9, (r - 0.9) * stage.sinPitch);
};

const disc = (stage: Stage, o: Sconce): void => {
  const r = o.w * 0.62;
  const [x, y] = stage.at(0, o.h / 2, 0);
  halo(stage, [x, y], [r * 1.5, r * 1.5], 0.6, 6);
  const mat = stage.glaze(o.color);
  const [fx, fy] = stage.at(0, o.h / 2, 5);
  stage.see([
    [fx - r, fy - r],
    [fx + r, fy + r],
  ]);
  const face = stage.gradient(
    [
      [0, mat.hi],
      [0.5, mat.base],
      [1, mat.shade],
    ],
    [0, 0],
    [1, 1],
  );
  stage.add(ellipse(fx + 0.9, fy + 0.3, r * stage.cosYaw, r, { fill: mat.deep }));
  stage.add(ellipse(fx, fy, r * stage.cosYaw, r, { fill: face }));
  stage.add(ellipse(fx, fy, r * 0.16, r * 0.17, { fill: stage.metal(o.metal).base }));
};

export const sconce = defineKind({
  schema: sconceSchema,
  placement: 'wall',
  fill: 0.5,
  pitch: () => 11,
  extent: (o) => {
    if (o.style === 'swing') return { from: [-2.4, 0, 0], size: [28.4 + o.w / 2, o.h, 22 + o.w / 2] };
    if (o.style === 'disc')
      return { from: [-o.w * 0.62, o.h / 2 - o.w * 0.62, 0], size: [o.w * 1.24, o.w * 1.24, 6] };
    return { from: [-o.w / 2, 0, 0], size: [o.w, o.h, away + o.w / 2] };
  },
  colours: (o) => [o.style === 'globe' ? '#fbefd6' : fabricHex(o.color), metalHex(o.metal)],
  draw: (stage, o) => {
    const draws = { shade, globe: globed, swing, cylinder, disc };
    draws[o.style](stage, o);
  },
});
