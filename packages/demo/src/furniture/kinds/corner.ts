import { fabricHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { choice, number, turn } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import { range } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { arm, backCushions, backFrame, scatterPillows, seatCushion, underSeat } from '../parts/seating.ts';
import type { Upholstery } from '../parts/seating.ts';
import { seatingSchema } from '../parts/seating-params.ts';
import { puff } from '../solids/puff.ts';
import { shadeRect } from '../solids/shadow.ts';
import { seatingLegs, upholster } from './sofa.ts';

const cornerSchema = {
  ...seatingSchema,
  w: number(268, 180, 360),
  d: number(96, 80, 120),
  seats: number(3, 2, 5),
  leg: choice(seatingSchema.leg.options, 'plinth'),
  arm: choice(seatingSchema.arm.options, 'wide'),
  /** A chaise longue is a long seat; a return is a second sofa with its own back. */
  form: choice(['chaise', 'return'], 'chaise'),
  side: choice(['left', 'right'], 'left'),
  /** How far the wing reaches before the seat. */
  reach: number(66, 40, 160),
  yaw: turn(24),
} as const;

type Corner = Values<typeof cornerSchema>;

const shadows = (stage: Stage, o: Corner, wing: readonly [number, number]): void => {
  shadeRect(stage, [-2, 2], [o.w + 4, o.d - 2], { blur: 7, opacity: 0.22, dx: 9, dy: 3 });
  shadeRect(stage, [6, 8], [o.w - 12, o.d - 14], { blur: 3, opacity: 0.3, dx: 3, dy: 1 });
  shadeRect(stage, [wing[0], o.d - 10], [wing[1], o.reach + 8], { blur: 6, opacity: 0.22, dx: 8, dy: 3 });
  shadeRect(stage, [wing[0] + 6, o.d - 8], [wing[1] - 12, o.reach], { blur: 3, opacity: 0.26, dx: 3, dy: 1 });
};

const chaise = (kit: Upholstery, o: Corner): void => {
  const { size } = kit;
  const cushions = o.seats;
  const each = size.inner / cushions;
  const wing = o.side === 'left' ? 0 : cushions - 1;
  const start = size.armWidth + wing * each;
  shadows(kit.stage, o, [start - 4, each + 8]);
  seatingLegs(kit, 0, 0, o.w, o.d);
  seatingLegs(kit, start - 4, o.d - 10, each + 8, o.reach + 10);
  backFrame(kit, size.armWidth + 1, size.inner - 2);
  arm(kit, 0);
  underSeat(kit, size.armWidth - 1, size.inner + 2, size.frame - 2, o.d - size.frame + 1);
  backCushions(kit, size.armWidth, size.inner, o.back === 'bench' ? 1 : cushions);
  const shortSeats = range(cushions).filter((index) => index !== wing);
  for (const index of shortSeats) seatCushion(kit, size.armWidth + index * each, each, o.d);
  underSeat(kit, start, each, o.d - 4, o.reach + 3);
  seatCushion(kit, start, each, o.d + o.reach);
  scatterPillows(kit, size.armWidth, size.inner);
  arm(kit, o.w - size.armWidth);
};

/** Back, seats and end arm of the second wing; its back runs along the outer side. */
const wingParts = (kit: Upholstery, o: Corner): { back: () => void; seats: () => void; end: () => void } => {
  const { stage, size, mat } = kit;
  const left = o.side === 'left';
  const end = o.d + o.reach;
  const outer = left ? 0 : o.w - size.frame;
  const inner = left ? size.frame - 5 : o.w - size.frame - 18;
  const seatX = left ? size.frame + 15 : o.w - o.d;
  const count = Math.max(1, Math.round(o.reach / 75));
  const cushionH = o.h - size.seat + (o.back === 'low' ? -3 : 5);
  const frameH = o.h - size.leg - (o.back === 'low' ? 18 : 9);
  const endArm = size.armWidth ? size.armWidth : 3;
  const run = end - endArm - o.d + 30;
  const back = (): void => {
    puff(stage, [outer, size.leg, 1], [size.frame, frameH, end - endArm - 1], mat, { r: 6, darker: 0.03 });
  };
  const cushion = (index: number): void => {
    const z = o.d - 30 + (index * run) / count;
    puff(stage, [inner, size.seat - 3, z], [23, cushionH, run / count - 0.8], mat, { r: 7.5, bulge: 0.03 });
  };
  const seats = (): void => {
    const body = size.base - size.leg + 2;
    const x = left ? 2 : o.w - o.d;
    puff(stage, [x, size.leg, o.d - 4], [o.d - 2, body, o.reach + 2], mat, {
      r: 2.5,
      bulge: 0,
      darker: 0.035,
    });
    if (left) range(count).forEach(cushion);
    const long = { r: 5.5, bulge: 0.01, seam: true };
    const height = size.seat - size.base + 1;
    puff(
      stage,
      [seatX, size.base, o.d - 2],
      [o.d - size.frame - 15, height, o.reach - endArm + 2],
      mat,
      long,
    );
    if (!left) range(count).forEach(cushion);
  };
  const endPiece = (): void => {
    if (!size.armWidth) return;
    const x = left ? 0 : o.w - o.d;
    const height = size.armHeight - size.leg;
    puff(stage, [x, size.leg, end - endArm], [o.d, height, endArm], mat, { r: 6, bulge: 0.006 });
  };
  return { back, seats, end: endPiece };
};

const withReturn = (kit: Upholstery, o: Corner): void => {
  const { size } = kit;
  const left = o.side === 'left';
  const wing = wingParts(kit, o);
  const start = left ? size.frame : size.armWidth;
  const width = o.w - size.armWidth - size.frame;
  const each = width / o.seats;
  shadows(kit.stage, o, [left ? 0 : o.w - o.d, o.d]);
  seatingLegs(kit, 0, 0, o.w, o.d);
  seatingLegs(kit, left ? 0 : o.w - o.d, o.d - 10, o.d, o.reach + 10);
  backFrame(kit, left ? 1 : size.armWidth, o.w - size.armWidth - 1);
  if (left) wing.back();
  else arm(kit, 0);
  underSeat(kit, start - 1, width + 2, size.frame - 2, o.d - size.frame + 1);
  backCushions(kit, start, width, o.seats);
  for (const index of range(o.seats)) seatCushion(kit, start + index * each, each, o.d);
  wing.seats();
  scatterPillows(kit, start, width);
  if (left) arm(kit, o.w - size.armWidth);
  else wing.back();
  wing.end();
};

export const corner = defineKind({
  schema: cornerSchema,
  placement: 'floor',
  fill: 0.86,
  pitch: (o) => (o.form === 'return' ? 20 : 17),
  // A wing seen over its own back hides the seat: each side is shown from its open half.
  yaw: (o) => (o.side === 'right' ? -o.yaw : o.yaw),
  extent: (o) => standing(o.w, o.h, o.d + o.reach),
  colours: (o) => [fabricHex(o.color)],
  mirrored: (o) => ({ ...o, side: o.side === 'left' ? 'right' : 'left', pillows: [...o.pillows].reverse() }),
  draw: (stage, o) => {
    const kit = upholster(stage, o);
    if (o.form === 'return') withReturn(kit, o);
    else chaise(kit, o);
  },
});
