import { tone } from '../base/oklch.ts';
import type { Material } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { circle, d, stroke } from '../base/svg.ts';
import { board } from '../solids/board.ts';
import { pillow } from '../solids/pillow.ts';
import { puff } from '../solids/puff.ts';
import type { Seating, SeatingSizes } from './seating-params.ts';
import { tuft } from './tufts.ts';

export interface Upholstery {
  readonly stage: Stage;
  readonly o: Seating;
  readonly size: SeatingSizes;
  readonly mat: Material;
}

const pipingOf = ({ o, mat }: Upholstery): string | undefined =>
  o.piping ? tone(mat.base, -0.26) : undefined;

/** The scroll on the face of a rolled arm. */
const scroll = ({ stage, mat }: Upholstery, x: number, y: number, z: number, r: number): void => {
  const rings = circle(x, y, r * 0.72, { fill: 'none', stroke: mat.deep, 'stroke-width': 0.6, opacity: 0.5 });
  const stem = stroke(
    d`M${x - r * 0.72} ${y}V${y - r * 2}M${x + r * 0.72} ${y}V${y - r * 2}`,
    mat.deep,
    0.6,
    0.35,
  );
  stage.plane('front', z, rings + stem + circle(x, y, 1.1, { fill: mat.deep, opacity: 0.7 }));
};

const rolledArm = (kit: Upholstery, x: number, depth: number): void => {
  const { stage, size, mat } = kit;
  const r = size.armWidth / 2;
  puff(stage, [x + 2, size.leg, 0], [size.armWidth - 4, size.armHeight - size.leg - r, depth - 1], mat, {
    r: 4,
    bulge: 0,
  });
  puff(stage, [x, size.armHeight - r * 2, 0], [r * 2, r * 2, depth], mat, { r: r * 0.96, bulge: 0 });
  scroll(kit, x + r, size.armHeight - r, depth, r);
};

export const arm = (kit: Upholstery, x: number, depth = kit.o.d): void => {
  const { stage, o, size, mat } = kit;
  if (!size.armWidth) return;
  if (o.arm === 'rolled') {
    rolledArm(kit, x, depth);
    return;
  }
  const r = o.arm === 'round' ? 8 : o.arm === 'wide' ? 6 : 4.5;
  const piping = pipingOf(kit);
  puff(stage, [x, size.leg, 0], [size.armWidth, size.armHeight - size.leg, depth], mat, {
    r,
    bulge: 0.006,
    piping,
  });
  if (o.arm !== 'pad') return;
  board(stage, [x + 1, size.armHeight - 0.5, 6], [size.armWidth - 2, 2.4, depth - 8], stage.timber(o.wood));
};

export const backFrame = ({ stage, o, size, mat }: Upholstery, x: number, w: number): void => {
  const drop = { cushions: 9, bench: 9, low: 18, tight: 0 }[o.back];
  const top = o.arm === 'rolled' && o.back === 'tight' ? size.armHeight : o.h - drop;
  const thick = o.back === 'tight' ? size.frame + 5 : size.frame;
  puff(stage, [x, size.leg, 1], [w, top - size.leg, thick], mat, {
    r: 6,
    darker: o.back === 'tight' ? 0 : 0.03,
  });
  if (o.back !== 'tight') return;
  const panel = [x + 3, size.seat, w - 6, top - size.seat - 5] as const;
  tuft(stage, o.tufting, thick + 1, panel, mat);
  if (o.arm !== 'rolled') return;
  puff(stage, [x - 3, top - 10, -1], [w + 6, 15, 18], mat, { r: 7.2, bulge: 0 });
};

export const backCushions = (kit: Upholstery, x: number, w: number, count: number): void => {
  const { stage, o, size, mat } = kit;
  if (o.back === 'tight') return;
  const each = w / count;
  const height = o.h - size.seat + (o.back === 'low' ? -3 : 5);
  const [y, z] = [size.seat - 3, size.frame - 5];
  for (const index of range(count)) {
    const left = x + index * each + 0.4;
    puff(stage, [left, y, z], [each - 0.8, height, 23], mat, { r: 7.5, bulge: 0.03, piping: pipingOf(kit) });
    const panel = [left + 4, y + 8, each - 8.8, height - 14] as const;
    tuft(stage, o.tufting, z + 23, panel, mat);
  }
};

const skirt = ({ stage, size, mat }: Upholstery, x: number, w: number, depth: number): void => {
  puff(stage, [x, 1, 1], [w, size.base + 1, depth - 1], mat, { r: 2, bulge: 0, darker: 0.02 });
  const at = range(Math.floor(w / 34)).map((index) => x + ((index + 1) * w) / (Math.floor(w / 34) + 1));
  const pleats = at.map((u) => d`M${u - 1.6} 2L${u} ${size.base - 3}L${u + 1.6} 2`).join('');
  const hem = d`M${x + 2} ${size.base - 3}H${x + w - 2}`;
  stage.plane('front', depth, stroke(pleats + hem, mat.deep, 0.6, 0.5));
};

/** The body under the cushions, from the floor side of the frame to its front. */
export const underSeat = (kit: Upholstery, x: number, w: number, from: number, depth: number): void => {
  const { stage, o, size, mat } = kit;
  if (o.base === 'skirt') {
    skirt(kit, x, w, from + depth);
    return;
  }
  const body = size.base - size.leg + 2;
  puff(stage, [x, size.leg, from], [w, body, depth], mat, { r: 2.5, bulge: 0, darker: 0.035 });
  if (o.base === 'wood')
    board(stage, [x, size.leg, from], [w, 6, depth + 0.4], stage.timber(o.wood), { edges: false });
};

export const seatCushion = (kit: Upholstery, x: number, w: number, front: number): void => {
  const { stage, size, mat } = kit;
  const z = size.frame + (kit.o.back === 'tight' ? 6 : 15);
  const look = { r: 5.5, bulge: 0.01, seam: true, piping: pipingOf(kit) };
  puff(stage, [x + 0.3, size.base, z], [w - 0.6, size.seat - size.base + 1, front - z + 1], mat, look);
};

const places: readonly (readonly number[])[] = [
  [],
  [0.14],
  [0.13, 0.87],
  [0.11, 0.27, 0.88],
  [0.1, 0.25, 0.76, 0.9],
];

/** Scatter cushions leaning on the back, from the outer ends inwards. */
export const scatterPillows = ({ stage, o, size }: Upholstery, x: number, w: number): void => {
  const spots = o.seats === 1 ? [0.46] : (places[o.pillows.length] ?? []);
  spots.forEach((at, index) => {
    const colour = o.pillows[index];
    if (!colour) return;
    const patterned = index % 2 === 1 || o.pillows.length === 1;
    pillow(
      stage,
      [x + w * at, size.seat + (o.seats === 1 ? 16 : 19), size.frame + 27],
      o.seats === 1 || (index === 1 && spots.length > 2) ? 36 : 42,
      stage.soft(colour),
      {
        turn: at < 0.5 ? -7 - index : 7 + index,
        pattern: patterned ? o.pillowPattern : 'plain',
        accent: patterned ? stage.soft(o.color).deep : '#ffffff',
      },
    );
  });
};
