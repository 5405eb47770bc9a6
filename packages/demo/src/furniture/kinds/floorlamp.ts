import { fabricHex, metalHex, woodHex } from '../base/colours.ts';
import { centred, defineKind } from '../base/kind.ts';
import type { Extent } from '../base/kind.ts';
import { choice, metal, number, paint, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { d, stroke } from '../base/svg.ts';
import { globe, halo, litDisc, litStops } from '../parts/glow.ts';
import { bar, tube } from '../solids/bar.ts';
import { lathe } from '../solids/lathe.ts';
import { shadeRound, spot } from '../solids/shadow.ts';

const floorlampSchema = {
  style: choice(['drum', 'cone', 'tripod', 'arc', 'globe', 'reading', 'pair'], 'drum'),
  h: number(152, 120, 215),
  w: number(40, 20, 60),
  color: paint('milk'),
  metal: metal('black'),
  wood: wood('oak'),
  yaw: turn(20),
} as const;

type FloorLamp = Values<typeof floorlampSchema>;

const plate = (stage: Stage, o: FloorLamp, r = 14): void =>
  lathe(
    stage,
    0,
    0,
    [
      [r, 0],
      [r, 1.6],
      [r - 1.5, 2.6],
    ],
    stage.metal(o.metal),
    { smooth: false },
  );

const pole = (stage: Stage, o: FloorLamp, top: number): void =>
  bar(stage, [0, 2.4, 0], [0, top, 0], 1, 1, stage.metal(o.metal));

const shadeOn = (stage: Stage, o: FloorLamp, crown: number): void => {
  const r = o.w / 2;
  const mat = stage.material(fabricHex(o.color), 'fabric');
  halo(stage, stage.at(0, o.h - 30, 0), [r * 1.2, 24], 0.3);
  const profile = [
    [r, o.h - 30],
    [crown, o.h],
  ] as const;
  lathe(stage, 0, 0, profile, mat, { smooth: false, open: true, stops: litStops(mat) });
  litDisc(stage, stage.at(0, o.h, 0), crown - 1, (crown - 1) * stage.sinPitch);
};

const tripod = (stage: Stage, o: FloorLamp): void => {
  const timber = stage.timber(o.wood);
  for (const angle of [3.6, 5.6, 1.5]) {
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    spot(stage, x * 24, z * 24, 1.8);
    bar(stage, [x * 2, o.h - 34, z * 2], [x * 24, 0, z * 24], 1.7, 1.2, timber);
  }
  lathe(
    stage,
    0,
    0,
    [
      [3.4, o.h - 38],
      [3.4, o.h - 33],
    ],
    stage.metal(o.metal),
    { smooth: false },
  );
  shadeOn(stage, o, (o.w / 2) * 0.82);
};

const reach = 64;

const arc = (stage: Stage, o: FloorLamp): void => {
  const mat = stage.metal(o.metal);
  plate(stage, o, 17);
  const foot = stage.at(-1, 2, 0);
  const hang = stage.at(reach, o.h - 26, 0);
  const bow = stage.flipped ? -4 : 4;
  stage.see([[hang[0], foot[1] - o.h * 1.02]]);
  const curve =
    d`M${foot[0]} ${foot[1]}C${foot[0] - bow} ${foot[1] - o.h * 1.1} ${hang[0]} ${foot[1] - o.h * 1.3}` +
    d` ${hang[0]} ${hang[1]}`;
  stage.add(
    stroke(curve, mat.shade, 2.2) + stroke(curve, mat.hi, 0.6, 0.8, { transform: 'translate(-.5 -.3)' }),
  );
  const dome = stage.material(metalHex(o.color), 'metal');
  const profile = [
    [19, o.h - 46],
    [18.4, o.h - 41],
    [15, o.h - 33],
    [9, o.h - 27],
    [2, o.h - 25],
  ] as const;
  lathe(stage, reach, 0, profile, dome, { cap: false });
  const [px, py] = stage.at(reach, o.h - 46, 0);
  halo(stage, [px, py + 8], [26, 15], 0.45, 7);
  litDisc(stage, [px, py], 19, 19 * stage.sinPitch);
};

const globed = (stage: Stage, o: FloorLamp): void => {
  plate(stage, o);
  pole(stage, o, o.h - 30);
  const centre = stage.at(0, o.h - 16, 0);
  halo(stage, centre, [30, 30], 0.38);
  lathe(
    stage,
    0,
    0,
    [
      [2, o.h - 34],
      [5.5, o.h - 31],
      [6, o.h - 29],
    ],
    stage.metal(o.metal),
  );
  globe(stage, centre, 16);
};

const spotHead = (stage: Stage, o: FloorLamp, x: number, y: number): void => {
  const dome = stage.material(metalHex(o.color), 'metal');
  lathe(
    stage,
    x,
    0,
    [
      [11, y - 15],
      [10.6, y - 11],
      [8, y - 4],
      [3.4, y],
      [2, y + 3],
    ],
    dome,
    { cap: false },
  );
  const [px, py] = stage.at(x, y - 15, 0);
  halo(stage, [px, py + 6], [17, 10], 0.45, 5);
  litDisc(stage, [px, py], 11, 11 * stage.sinPitch);
};

const reading = (stage: Stage, o: FloorLamp): void => {
  const mat = stage.metal(o.metal);
  plate(stage, o);
  pole(stage, o, o.h - 6);
  lathe(
    stage,
    0,
    0,
    [
      [2, o.h - 9],
      [2, o.h - 4],
    ],
    mat,
    { smooth: false },
  );
  tube(
    stage,
    [
      [-10, o.h - 10, 0],
      [0, o.h - 6, 0],
      [34, o.h + 4, 0],
      [36, o.h, 0],
    ],
    0.9,
    mat,
  );
  spotHead(stage, o, 36, o.h - 3);
};

const pair = (stage: Stage, o: FloorLamp): void => {
  const mat = stage.metal(o.metal);
  plate(stage, o);
  pole(stage, o, o.h - 2);
  for (const [x, y] of [
    [-22, o.h - 26],
    [22, o.h - 6],
  ] as const) {
    tube(
      stage,
      [
        [0, y - 8, 0],
        [x * 0.9, y + 4, 0],
        [x, y, 0],
      ],
      0.9,
      mat,
    );
    const centre = stage.at(x, y - 9, 0);
    halo(stage, centre, [18, 18], 0.36, 6);
    lathe(
      stage,
      x,
      0,
      [
        [3, y - 3],
        [3, y + 2],
      ],
      mat,
      { smooth: false },
    );
    globe(stage, centre, 9.5);
  }
};

const extentOf = (o: FloorLamp): Extent => {
  if (o.style === 'arc') return { from: [-17, 0, -17], size: [100, Math.round(o.h * 1.02), 34] };
  if (o.style === 'reading') return { from: [-14, 0, -14], size: [61, o.h + 4, 28] };
  if (o.style === 'pair') return centred(63, o.h, 28);
  return centred(o.style === 'tripod' ? Math.max(48, o.w) : o.w, o.h);
};

export const floorlamp = defineKind({
  schema: floorlampSchema,
  placement: 'floor',
  fill: 0.82,
  pitch: () => 11,
  extent: extentOf,
  colours: (o) => [o.style === 'tripod' ? woodHex(o.wood) : metalHex(o.metal), fabricHex(o.color)],
  draw: (stage, o) => {
    shadeRound(stage, [0, 0], 15, { blur: 3.5, opacity: 0.3, dx: 3, dy: 0.8 });
    const shaded = (crown: number) => (): void => {
      plate(stage, o);
      pole(stage, o, o.h - 28);
      shadeOn(stage, o, (o.w / 2) * crown);
    };
    const draws = { drum: shaded(0.82), cone: shaded(0.35), tripod, arc, globe: globed, reading, pair };
    draws[o.style](stage, o);
  },
});
