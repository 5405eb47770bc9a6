import { fabricHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { range } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { isSteel, legs } from '../parts/legs.ts';
import { arm, backCushions, backFrame, scatterPillows, seatCushion, underSeat } from '../parts/seating.ts';
import type { Upholstery } from '../parts/seating.ts';
import { seatingSchema, seatingSizes } from '../parts/seating-params.ts';
import type { Seating } from '../parts/seating-params.ts';
import { puff } from '../solids/puff.ts';
import { shadeRect } from '../solids/shadow.ts';

export const upholster = (stage: Stage, o: Seating): Upholstery => ({
  stage,
  o,
  size: seatingSizes(o),
  mat: stage.soft(o.color, o.cloth),
});

export const seatingLegs = (
  { stage, o, size }: Upholstery,
  x: number,
  z: number,
  w: number,
  depth: number,
): void => {
  if (o.base === 'skirt') return;
  const mat = isSteel(o.leg) ? stage.metal(o.metal) : stage.timber(o.wood);
  legs(stage, o.leg, [x, z], [w, size.leg, depth], mat);
};

const bolsters = ({ stage, o, size, mat }: Upholstery): void => {
  for (const x of [1, o.w - 20]) {
    puff(stage, [x, size.seat, size.frame + 12], [19, 19, o.d - size.frame - 14], mat, { r: 9.2, bulge: 0 });
  }
};

/** A straight seat with a back and two arms: sofas and boxy armchairs. */
export const drawSofa = (stage: Stage, o: Seating): void => {
  const kit = upholster(stage, o);
  const { size } = kit;
  const backs = o.back === 'bench' ? 1 : o.seats;
  const cushions = o.bench ? 1 : o.seats;
  shadeRect(stage, [-2, 2], [o.w + 4, o.d - 2], { blur: 7, opacity: 0.22, dx: 9, dy: 3 });
  shadeRect(stage, [6, 8], [o.w - 12, o.d - 14], { blur: 3, opacity: 0.3, dx: 3, dy: 1 });
  seatingLegs(kit, 0, 0, o.w, o.d);
  backFrame(kit, size.armWidth + 1, size.inner - 2);
  arm(kit, 0);
  underSeat(kit, size.armWidth - 1, size.inner + 2, size.frame - 2, o.d - size.frame + 1);
  backCushions(kit, size.armWidth, size.inner, backs);
  const each = size.inner / cushions;
  for (const index of range(cushions)) seatCushion(kit, size.armWidth + index * each, each, o.d);
  if (o.arm === 'bolster') bolsters(kit);
  scatterPillows(kit, size.armWidth, size.inner);
  arm(kit, o.w - size.armWidth);
};

export const sofa = defineKind({
  schema: seatingSchema,
  placement: 'floor',
  fill: 0.84,
  pitch: () => 13,
  extent: (o) => standing(o.w, o.h, o.d),
  colours: (o) => [fabricHex(o.color)],
  draw: drawSofa,
});
