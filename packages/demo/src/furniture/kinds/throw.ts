import { fabricHex } from '../base/colours.ts';
import { defineKind, standing } from '../base/kind.ts';
import { cloths } from '../base/materials.ts';
import type { Material } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import { choice, fabric, flag, number, turn } from '../base/params.ts';
import type { Values } from '../base/params.ts';
import type { Stage } from '../base/stage.ts';
import { d, group, stroke } from '../base/svg.ts';
import { puff } from '../solids/puff.ts';
import { shadeRect } from '../solids/shadow.ts';
import { roll } from '../parts/roll.ts';

const throwSchema = {
  style: choice(['folded', 'stack', 'rolled'], 'folded'),
  pattern: choice(['plain', 'stripes', 'checks', 'knit'], 'plain'),
  /** Spread out; the picture shows it folded. */
  w: number(130, 90, 240),
  d: number(170, 120, 260),
  color: fabric('lilac'),
  accent: fabric('milk'),
  cloth: choice(cloths, 'boucle'),
  fringe: flag(true),
  yaw: turn(28),
} as const;

type Throw = Values<typeof throwSchema>;

const folded = { w: 46, d: 34 };
const layer = 5;

const bands = (long: number, deep: number, o: Throw): string => {
  const accent = fabricHex(o.accent);
  const across = (at: readonly number[], width: number, opacity: number): string =>
    stroke(at.map((share) => d`M${long * share} 0V${deep}`).join(''), accent, width, opacity, {
      'stroke-linecap': 'butt',
    });
  const along = (at: readonly number[], width: number, opacity: number): string =>
    stroke(at.map((share) => d`M0 ${deep * share}H${long}`).join(''), accent, width, opacity, {
      'stroke-linecap': 'butt',
    });
  if (o.pattern === 'stripes')
    return across([0.16, 0.5, 0.84], 3.4, 0.85) + across([0.24, 0.58, 0.92], 1, 0.7);
  if (o.pattern === 'checks') {
    return (
      across([0.12, 0.38, 0.64, 0.9], 5, 0.4) +
      along([0.15, 0.5, 0.85], 5, 0.4) +
      across([0.25, 0.77], 0.8, 0.8)
    );
  }
  return '';
};

const cable = (long: number, deep: number, mat: Material): string => {
  const columns = range(Math.floor(long / 7));
  const plaits = columns.map((column) => {
    const x = 3.5 + column * 7;
    return range(Math.ceil(deep / 4))
      .map((row) => d`M${x - 2} ${row * 4}q2.2 .6 2.2 3.200M${x + 2} ${row * 4}q-2.2 .6-2.2 3.2`)
      .join('');
  });
  return (
    stroke(plaits.join(''), mat.deep, 0.8, 0.5) +
    stroke(plaits.join(''), mat.hi, 0.6, 0.5, { transform: 'translate(.7 -.3)' })
  );
};

const tassels = (stage: Stage, y: number, mat: Material, w: number, deep: number): void => {
  const hang = range(Math.floor(deep / 1.6)).map((index) => {
    const z = 1 + index * 1.6;
    return d`M${z} ${y}q${((index * 29) % 5) / 5 - 0.4} -3 ${((index * 17) % 7) / 5 - 0.6} -5.5`;
  });
  const art =
    stroke(hang.join(''), mat.deep, 1.1, 0.5) +
    stroke(hang.join(''), mat.top, 0.8, 0.95, { transform: 'translate(-.2 .2)' });
  stage.plane('side', w + 0.4, art);
};

const fold = (stage: Stage, o: Throw, mat: Material, y: number, layers: number, inset: number): number => {
  const [x, z, w, deep] = [inset, inset * 0.6, folded.w - inset * 2, folded.d - inset];
  for (const index of range(layers)) {
    const shift = (index % 2) * 0.8;
    puff(stage, [x + shift, y + index * layer, z], [w - shift, layer + 0.6, deep - shift], mat, {
      r: 2.6,
      bulge: 0.01,
    });
  }
  const top = y + layers * layer + 0.6;
  const art = bands(w, deep, o) + (o.pattern === 'knit' ? cable(w, deep, mat) : '');
  if (art) {
    stage.plane('top', top - 0.3, group({ transform: d`translate(${x} ${z})`, opacity: 0.9 }, art));
    const front = bands(w, layer, o) + (o.pattern === 'knit' ? cable(w, layer, mat) : '');
    for (const index of range(layers)) {
      const low = y + index * layer + 0.5;
      stage.plane('front', z + deep, group({ transform: d`translate(${x} ${low})`, opacity: 0.75 }, front));
    }
  }
  return top;
};

const rolled = (stage: Stage, o: Throw): void => {
  const mat = stage.soft(o.color, o.cloth);
  shadeRect(stage, [0, 2], [52, 20], { blur: 4, opacity: 0.3, dx: 5, dy: 1 });
  roll(stage, [0, 11, 11], 52, 11, mat);
  const band = stage.soft(o.accent, o.cloth);
  const bandsAt =
    o.pattern === 'plain'
      ? []
      : ([
          [5, 1.4],
          [8, 3.4],
          [24.5, 3.4],
          [43, 3.4],
          [48, 1.4],
        ] as const);
  for (const [x, wide] of bandsAt) roll(stage, [x, 11, 11], wide, 11.05, band, false);
  const strap = stage.material('#8a6142', 'lacquer');
  for (const x of [14, 36]) roll(stage, [x, 11, 11], 2.6, 11.4, strap, false);
};

export const throwKind = defineKind({
  schema: throwSchema,
  placement: 'floor',
  fill: 0.62,
  pitch: () => 24,
  extent: (o) => {
    if (o.style === 'rolled') return standing(52, 22, 22);
    return standing(folded.w, o.style === 'stack' ? 31 : 16, folded.d);
  },
  colours: (o) => [fabricHex(o.color)],
  draw: (stage, o) => {
    if (o.style === 'rolled') {
      rolled(stage, o);
      return;
    }
    const mat = stage.soft(o.color, o.cloth);
    shadeRect(stage, [0, 0], [folded.w, folded.d], { blur: 4, opacity: 0.3, dx: 5, dy: 1.5 });
    if (o.style === 'stack') {
      const low = { ...o, pattern: 'plain' } as const;
      fold(stage, low, stage.soft(o.accent, o.cloth), 0, 3, 0);
      fold(stage, o, mat, 15.4, 3, 2);
      return;
    }
    const top = fold(stage, o, mat, 0, 3, 0);
    if (o.fringe) tassels(stage, top - 2.4, mat, folded.w, folded.d);
  },
});
