import { fabricHex, metalHex } from '../base/colours.ts';
import { defineKind } from '../base/kind.ts';
import type { Extent } from '../base/kind.ts';
import type { Material } from '../base/materials.ts';
import { choice, metal, number, paint } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { ellipse } from '../base/svg.ts';
import { globe, halo, litStops } from '../parts/glow.ts';
import { cane, paper, rattan } from '../parts/lanterns.ts';
import { bar } from '../solids/bar.ts';
import { lathe } from '../solids/lathe.ts';
import type { Profile } from '../solids/lathe.ts';

const pendantSchema = {
  style: choice(['dome', 'cone', 'bell', 'globe', 'rattan', 'paper', 'drum', 'cluster', 'ring'], 'dome'),
  w: number(46, 14, 90),
  h: number(30, 14, 60),
  cord: number(62, 20, 120),
  color: paint('sage'),
  metal: metal('black'),
} as const;

type Pendant = Values<typeof pendantSchema>;

const cordTo = (stage: Stage, o: Pendant, x: number, from: number, mat: Material): void =>
  bar(stage, [x, from, 0], [x, o.h + o.cord, 0], 0.5, 0.5, mat);

const rose = (stage: Stage, o: Pendant, r: number, mat: Material): void =>
  lathe(
    stage,
    0,
    0,
    [
      [r, o.h + o.cord],
      [r, o.h + o.cord + 2.5],
    ],
    mat,
    { smooth: false, cap: false },
  );

const profiles: Record<'dome' | 'cone' | 'bell' | 'drum', (r: number, h: number) => Profile> = {
  dome: (r, h) => [
    [r, 0],
    [r * 0.98, h * 0.22],
    [r * 0.86, h * 0.52],
    [r * 0.58, h * 0.82],
    [r * 0.18, h],
  ],
  cone: (r, h) => [
    [r, 0],
    [r * 0.2, h],
  ],
  bell: (r, h) => [
    [r, 0],
    [r * 0.94, h * 0.08],
    [r * 0.5, h * 0.5],
    [r * 0.3, h * 0.8],
    [r * 0.16, h],
  ],
  drum: (r, h) => [
    [r, 0],
    [r, h],
  ],
};

const mouth = (stage: Stage, r: number, mat: Material): void => {
  const [x, y] = stage.at(0, 0, 0);
  stage.add(ellipse(x, y, r, r * 0.16, { fill: mat.shade }));
  stage.add(ellipse(x, y + 0.4, r - 1.2, r * 0.13, { fill: '#fff0cc' }));
  stage.see([[x, y]], r * 0.16);
};

const shaded = (stage: Stage, o: Pendant): void => {
  const r = o.w / 2;
  const style = o.style === 'cone' || o.style === 'bell' || o.style === 'drum' ? o.style : 'dome';
  const cloth = style === 'drum';
  const mat = cloth ? stage.soft(o.color) : stage.glaze(o.color);
  const look = cloth ? { stops: litStops(mat) } : {};
  const soft = style === 'dome' || style === 'bell';
  lathe(stage, 0, 0, profiles[style](r, o.h), mat, { smooth: soft, cap: false, ...look });
  mouth(stage, r, mat);
  if (!cloth)
    lathe(
      stage,
      0,
      0,
      [
        [r * 0.12, o.h - 1],
        [r * 0.1, o.h + 4],
      ],
      stage.metal(o.metal),
      { smooth: false, cap: false },
    );
};

const cluster = (stage: Stage, o: Pendant): void => {
  const mat = stage.metal(o.metal);
  const r = o.w / 5.2;
  for (const [x, y] of [
    [-o.w * 0.3, 9],
    [o.w * 0.31, 22],
    [0, -4],
  ] as const) {
    cordTo(stage, o, x, y + r * 2, mat);
    const centre = stage.at(x, y + r, 0);
    halo(stage, centre, [r * 1.7, r * 1.7], 0.4, 6);
    lathe(
      stage,
      x,
      0,
      [
        [r * 0.3, y + r * 1.9],
        [r * 0.26, y + r * 2.4],
      ],
      mat,
      { smooth: false, cap: false },
    );
    globe(stage, centre, r);
  }
  rose(stage, o, o.w * 0.38, mat);
};

const ringed = (stage: Stage, o: Pendant): void => {
  const mat = stage.metal(o.metal);
  const r = o.w / 2;
  const [x, y] = stage.at(0, 4, 0);
  for (const side of [-0.8, 0.8]) bar(stage, [0, o.h + o.cord, 0], [r * side, 5, 0], 0.3, 0.3, mat);
  stage.see([
    [x - r, y - r * 0.24],
    [x + r, y + r * 0.24 + 4],
  ]);
  halo(stage, [x, y + 4], [r * 1.05, r * 0.3], 0.5, 5);
  stage.add(ellipse(x, y, r, r * 0.2, { fill: 'none', stroke: mat.deep, 'stroke-width': 4 }));
  stage.add(ellipse(x, y + 1.4, r, r * 0.2, { fill: 'none', stroke: '#fff0cc', 'stroke-width': 2 }));
  stage.add(
    ellipse(x, y - 1, r, r * 0.2, { fill: 'none', stroke: mat.hi, 'stroke-width': 0.7, opacity: 0.8 }),
  );
};

const globed = (stage: Stage, o: Pendant): void => {
  const r = o.w / 2;
  const top = r * 2;
  lathe(
    stage,
    0,
    0,
    [
      [3, top - 3],
      [3, top + 2],
    ],
    stage.metal(o.metal),
    { smooth: false, cap: false },
  );
  globe(stage, stage.at(0, r, 0), r);
};

const bodyHeight = (o: Pendant): number => (o.style === 'globe' ? o.w : o.h);

const extentOf = (o: Pendant): Extent => ({
  from: [-o.w / 2, o.style === 'cluster' ? -4 : 0, 0],
  size: [o.w, o.h + o.cord + 3 + (o.style === 'cluster' ? 4 : 0), 0],
});

export const pendant = defineKind({
  schema: pendantSchema,
  placement: 'ceiling',
  fill: 0.8,
  pitch: () => -9,
  yaw: () => 0,
  extent: extentOf,
  colours: (o) => {
    if (o.style === 'rattan') return [cane, metalHex(o.metal)];
    if (o.style === 'globe' || o.style === 'cluster') return ['#fbefd6', metalHex(o.metal)];
    return [o.style === 'ring' ? metalHex(o.metal) : fabricHex(o.color)];
  },
  draw: (stage, o) => {
    const mat = stage.metal(o.metal);
    if (o.style === 'cluster') {
      cluster(stage, o);
      return;
    }
    if (o.style !== 'ring') cordTo(stage, o, 0, bodyHeight(o), mat);
    rose(stage, o, 6, mat);
    const [x, y] = stage.at(0, 0, 0);
    if (o.style !== 'ring') halo(stage, [x, y + 3], [o.w * 0.6, o.w * 0.25], 0.5, 6);
    if (o.style === 'globe') globed(stage, o);
    else if (o.style === 'rattan') rattan(stage, o);
    else if (o.style === 'paper') paper(stage, o);
    else if (o.style === 'ring') ringed(stage, o);
    else shaded(stage, o);
  },
});
