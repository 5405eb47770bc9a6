import { metalHex, woodHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { shifted } from '../base/materials.ts';
import { range, seeded } from '../base/numbers.ts';
import { choice, metal, number, turn, wood } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { rect } from '../base/svg.ts';
import { front, frontStyles } from '../parts/fronts.ts';
import { handle } from '../parts/handles.ts';
import { furnish } from '../parts/shelf-things.ts';
import { board } from '../solids/board.ts';
import { shadeRect, shadowColour } from '../solids/shadow.ts';

const shelfSchema = {
  w: number(84, 30, 220),
  d: number(32, 22, 50),
  h: number(190, 60, 240),
  wood: wood('oak'),
  frame: choice(['boards', 'metal', 'open'], 'boards'),
  metal: metal('black'),
  cols: number(1, 1, 4),
  rows: number(5, 2, 6),
  /** How many of the lowest rows are closed by doors. */
  closed: number(0, 0, 2),
  door: choice(frontStyles, 'plain'),
  /** The share of compartments with things in them. */
  filled: number(1, 0, 1),
  seed: number(5, 1, 999),
  yaw: turn(25),
} as const;

type Shelf = Values<typeof shelfSchema>;

const thick = 2.4;
/** A compartment lower or narrower than this would hold nothing. */
const least = 26;

/** More compartments than this would make the picture too heavy. */
const most = 20;

const fitting = (o: Shelf): Shelf => {
  const cols = Math.min(o.cols, Math.max(1, Math.floor(o.w / least)));
  const rows = Math.min(o.rows, Math.max(1, Math.floor(o.h / least)), Math.floor(most / cols));
  return { ...o, cols, rows };
};

const backPanel = (stage: Stage, o: Shelf): void => {
  const mat = stage.timber(o.wood);
  board(stage, [0, 0, 0], [o.w, o.h, 1], shifted(mat, -0.06), { edges: false, along: 'upright' });
  const shade = stage.gradient(
    [
      [0, shadowColour, 0.18],
      [0.3, shadowColour, 0],
    ],
    [0, 0],
    [1, 0],
  );
  stage.plane('front', 1, rect(0, 0, o.w, o.h, { fill: shade }));
};

const posts = (stage: Stage, o: Shelf, z: number, edges: boolean): void => {
  for (const x of [0, o.w - 2]) board(stage, [x, 0, z], [2, o.h, 2], stage.metal(o.metal), { edges });
};

const level = (stage: Stage, o: Shelf, row: number, each: number, random: () => number): void => {
  const mat = stage.timber(o.wood);
  const y = 4 + row * each;
  const width = (o.w - thick) / o.cols;
  const crowded = o.rows * o.cols > 10;
  board(stage, [thick * 0.5, y, 1], [o.w - thick, thick, o.d - 1], mat, { along: 'across' });
  for (const column of range(o.cols)) {
    const x = thick + column * width;
    const clear = each - thick - 3;
    if (row < o.closed) {
      front(stage, o.d, [x - 0.6, y + thick, width - 1, each - thick], mat, { style: o.door });
      handle(stage, 'knob', [column % 2 ? x + 4 : x + width - 6, y + each * 0.6, o.d], stage.metal(o.metal));
    } else {
      const place = { x: x + 2, y: y + thick, w: width - 6, h: clear, depth: o.d, crowded };
      furnish(stage, place, random, o.filled);
    }
    if (column === o.cols - 1) continue;
    board(stage, [x + width - thick, y + thick, 1], [thick, each - thick, o.d - 1], mat, {
      edges: !crowded,
      along: 'upright',
    });
  }
};

export const shelf = defineKind({
  schema: shelfSchema,
  placement: 'floor',
  fill: 0.76,
  pitch: () => 10,
  extent: (o) => standing(o.w, o.h, o.d),
  colours: (o) => [woodHex(o.wood), o.frame === 'metal' ? metalHex(o.metal) : woodHex(o.wood)],
  draw: (stage, given) => {
    const o = fitting(given);
    const mat = stage.timber(o.wood);
    const random = seeded(o.seed * 7919 + o.w);
    const each = (o.h - thick - 4) / o.rows;
    shadeRect(stage, [0, 0], [o.w, o.d], { blur: 7, opacity: 0.22, dx: 8, dy: 2.5 });
    shadeRect(stage, [2, 3], [o.w - 4, o.d - 4], { blur: 2.5, opacity: 0.3, dx: 3, dy: 1 });
    if (o.frame === 'boards') backPanel(stage, o);
    if (o.frame === 'metal') posts(stage, o, 0, false);
    else board(stage, [0, 0, 0], [thick, o.h, o.d], mat, { along: 'upright' });
    for (const row of range(o.rows)) level(stage, o, row, each, random);
    board(stage, [0, o.h - thick, 0], [o.w, thick, o.d], mat, { along: 'across' });
    if (o.frame === 'metal') posts(stage, o, o.d - 2, true);
    else board(stage, [o.w - thick, 0, 0], [thick, o.h, o.d], mat, { along: 'upright' });
  },
});
