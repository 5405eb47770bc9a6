import { woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { choice, number } from '../base/params.ts';
import { cabinetSchema, drawCabinet, mirrorCabinet } from '../parts/cabinet.ts';
import type { Cabinet } from '../parts/cabinet.ts';

const cabinetKind = {
  placement: 'floor',
  pitch: () => 12,
  extent: (o: Cabinet) => standing(o.w, o.h, o.d),
  colours: (o: Cabinet): readonly [string, string] => [woodHex(o.front), woodHex(o.wood)],
  draw: drawCabinet,
} as const;

export const chest = defineKind({
  ...cabinetKind,
  schema: cabinetSchema,
  fill: 0.72,
  mirrored: mirrorCabinet,
});

export const tv = defineKind({
  ...cabinetKind,
  schema: {
    ...cabinetSchema,
    w: number(170, 90, 260),
    d: number(42, 30, 60),
    h: number(52, 28, 80),
    doors: number(3, 0, 5),
    open: number(2, 0, 5),
    door: choice(cabinetSchema.door.options, 'ribbed'),
    handle: choice(cabinetSchema.handle.options, 'none'),
  },
  fill: 0.82,
  mirrored: mirrorCabinet,
});

export const night = defineKind({
  ...cabinetKind,
  schema: {
    ...cabinetSchema,
    w: number(46, 28, 80),
    d: number(40, 26, 56),
    h: number(52, 30, 80),
    rows: number(2, 1, 4),
  },
  fill: 0.56,
  mirrored: mirrorCabinet,
});
