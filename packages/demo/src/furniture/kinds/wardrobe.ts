import { woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { shifted } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import { choice, flag, metal, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { front, frontStyles } from '../parts/fronts.ts';
import type { FrontStyle } from '../parts/fronts.ts';
import { handle, handleStyles } from '../parts/handles.ts';
import { legs } from '../parts/legs.ts';
import { board } from '../solids/board.ts';
import { shadeRect } from '../solids/shadow.ts';

const wardrobeSchema = {
  w: number(150, 45, 300),
  d: number(58, 35, 70),
  h: number(210, 150, 260),
  wood: wood('oak'),
  front: wood('oak'),
  doors: number(3, 1, 6),
  door: choice(frontStyles, 'plain'),
  /** Which door, counted from the left, is a mirror; 0 for none. */
  mirror: number(0, 0, 6),
  sliding: flag(),
  drawers: flag(),
  plinth: flag(true),
  handle: choice(handleStyles, 'bar'),
  metal: metal('black'),
  yaw: turn(24),
} as const;

type Wardrobe = Values<typeof wardrobeSchema>;

const drawerH = 26;

const styleOf = (o: Wardrobe, index: number): FrontStyle => (index === o.mirror - 1 ? 'mirror' : o.door);

const swinging = (stage: Stage, o: Wardrobe, y0: number): void => {
  const facing = stage.timber(o.front);
  const steel = stage.metal(o.metal);
  const low = o.drawers ? drawerH : 0;
  const each = (o.w - 3) / o.doors;
  for (const index of range(o.doors)) {
    const x = 1.5 + index * each;
    if (o.drawers) {
      const style = o.door === 'frame' ? 'frame' : 'plain';
      front(stage, o.d, [x, y0 + 1.5, each, drawerH], facing, { style, along: 'across' });
      handle(stage, o.handle, [x + each / 2, y0 + 1.5 + drawerH * 0.62, o.d], steel, { room: each });
    }
    front(stage, o.d, [x, y0 + 1.5 + low, each, o.h - y0 - 3 - low], facing, { style: styleOf(o, index) });
    // Neighbouring doors open away from each other, so their handles meet.
    const opensRight = (index % 2 === 0 && index !== o.doors - 1) || o.doors === 1;
    const at = opensRight ? x + each - 4 : x + 4;
    handle(stage, o.handle === 'shell' ? 'bar' : o.handle, [at, o.h * 0.5, o.d], steel, {
      upright: true,
      room: 110,
    });
  }
};

const sliding = (stage: Stage, o: Wardrobe, y0: number): void => {
  const facing = stage.timber(o.front);
  const count = Math.max(2, Math.min(4, o.doors));
  const each = (o.w - 4) / count + 2;
  const tall = o.h - y0 - 9;
  board(stage, [0, o.h - 6, o.d - 1], [o.w, 6, 2.6], facing);
  for (const pass of [0, 1]) {
    for (const index of range(count).filter((number) => number % 2 === pass)) {
      const x = 1 + index * (each - 2);
      const z = o.d + (pass ? 2.2 : 0.4);
      board(stage, [x, y0 + 2, z - 1.6], [each, tall, 1.6], shifted(facing, pass ? 0 : -0.02), {
        along: 'upright',
      });
      front(stage, z, [x + 0.6, y0 + 2.6, each - 1.2, tall - 1.2], facing, { style: styleOf(o, index) });
      const grip = pass ? x + 3 : x + each - 3;
      handle(stage, o.handle === 'none' ? 'none' : 'long', [grip, o.h * 0.5, z], stage.metal(o.metal), {
        upright: true,
        room: 60,
      });
    }
  }
};

export const wardrobe = defineKind({
  schema: wardrobeSchema,
  placement: 'floor',
  fill: 0.76,
  pitch: () => 9,
  extent: (o) => standing(o.w, o.h, o.d),
  colours: (o) => [woodHex(o.front), woodHex(o.wood)],
  mirrored: (o) => ({ ...o, mirror: o.mirror ? Math.max(0, o.doors + 1 - o.mirror) : 0 }),
  draw: (stage, o) => {
    const mat = stage.timber(o.wood);
    const y0 = o.plinth ? 6 : 14;
    shadeRect(stage, [0, 0], [o.w, o.d], { blur: 8, opacity: 0.22, dx: 10, dy: 3 });
    shadeRect(stage, [3, 4], [o.w - 6, o.d - 4], { blur: 3, opacity: 0.32, dx: 3, dy: 1 });
    if (o.plinth)
      board(
        stage,
        [2, 0, 2],
        [o.w - 4, 6, o.d - 5],
        { ...mat, front: mat.shade, finish: 'lacquer' },
        { edges: false },
      );
    else legs(stage, 'taper', [0, 0], [o.w, 14, o.d], mat, 7);
    board(stage, [0, y0, 0], [o.w, o.h - y0, o.d], mat, { along: 'upright' });
    if (o.sliding) sliding(stage, o, y0);
    else swinging(stage, o, y0);
  },
});
