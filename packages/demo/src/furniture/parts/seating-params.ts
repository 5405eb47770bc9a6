import { cloths } from '../base/materials.ts';
import { choice, fabric, fabricList, flag, metal, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import { pillowPatterns } from '../solids/pillow.ts';
import { legStyles } from './legs.ts';
import { tuftings } from './tufts.ts';

export const armStyles = ['slim', 'round', 'wide', 'pad', 'rolled', 'bolster', 'none'] as const;
const backStyles = ['cushions', 'bench', 'low', 'tight'] as const;
const baseStyles = ['rail', 'wood', 'skirt'] as const;
export type ArmStyle = (typeof armStyles)[number];

/** What sofas, corner sofas and armchairs share. */
export const seatingSchema = {
  w: number(208, 60, 340),
  h: number(82, 60, 120),
  d: number(92, 70, 120),
  seats: number(2, 1, 5),
  color: fabric('oat'),
  cloth: choice(cloths, 'linen'),
  wood: wood('oak'),
  metal: metal('black'),
  leg: choice(legStyles, 'taper'),
  legH: number(15, 4, 24),
  arm: choice(armStyles, 'slim'),
  back: choice(backStyles, 'cushions'),
  base: choice(baseStyles, 'rail'),
  tufting: choice(tuftings, 'none'),
  piping: flag(),
  bench: flag(),
  pillows: fabricList(4),
  pillowPattern: choice(pillowPatterns, 'plain'),
  yaw: turn(22),
} as const;

export type Seating = Values<typeof seatingSchema>;

/** The heights and widths that follow from the parameters, in centimetres. */
export interface SeatingSizes {
  readonly leg: number;
  readonly base: number;
  readonly seat: number;
  readonly armWidth: number;
  readonly armHeight: number;
  readonly inner: number;
  readonly frame: number;
}

const armWidths: Record<ArmStyle, number> = {
  slim: 11,
  round: 17,
  wide: 24,
  pad: 14,
  rolled: 19,
  bolster: 0,
  none: 0,
};
const armHeights: Record<ArmStyle, number> = {
  slim: 58,
  round: 60,
  wide: 54,
  pad: 62,
  rolled: 64,
  bolster: 0,
  none: 0,
};

export const seatingSizes = (o: Seating): SeatingSizes => {
  const leg = o.base === 'skirt' ? 3 : o.leg === 'plinth' ? 5 : o.legH;
  const armWidth = armWidths[o.arm];
  return {
    leg,
    base: leg + 13,
    seat: leg + 30,
    armWidth,
    armHeight: Math.min(armHeights[o.arm] + (leg - 15) * 0.6, o.h - 4),
    inner: o.w - armWidth * 2,
    frame: 17,
  };
};
