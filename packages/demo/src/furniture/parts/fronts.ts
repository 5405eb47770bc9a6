import type { Material } from '../base/materials.ts';
import { tone } from '../base/oklch.ts';
import { range } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { circle, d, path, rect, stroke, tag } from '../base/svg.ts';
import { grainFill } from '../solids/grain.ts';
import type { Along } from '../solids/grain.ts';

export const frontStyles = [
  'plain',
  'frame',
  'ribbed',
  'rattan',
  'glass',
  'mirror',
  'slats',
  'arch',
] as const;
export type FrontStyle = (typeof frontStyles)[number];

/** Left, bottom, width and height on a face. */
export type Panel = readonly [number, number, number, number];

const inner = ([x, y, w, h]: Panel, by: number): Panel => [x + by, y + by, w - by * 2, h - by * 2];

const framed = (panel: Panel, mat: Material): string => {
  const [x, y, w, h] = inner(panel, Math.min(6, panel[2] * 0.16, panel[3] * 0.2));
  return (
    rect(x, y, w, h, { fill: tone(mat.front, -0.025), stroke: mat.shade, 'stroke-width': 0.6 }) +
    stroke(d`M${x} ${y}H${x + w}V${y + h}`, mat.hi, 0.5, 0.7)
  );
};

const ribbed = ([x, y, w, h]: Panel, mat: Material, step = 2.4): string => {
  const at = range(Math.floor((w - 2) / step)).map((index) => x + 2 + index * step);
  const down = (shift: number): string => at.map((u) => d`M${u + shift} ${y + 0.8}V${y + h - 0.8}`).join('');
  return stroke(down(0), mat.deep, step * 0.31, 0.5) + stroke(down(step * 0.34), mat.hi, step * 0.21, 0.5);
};

const rattan = (stage: Stage, panel: Panel, mat: Material): string => {
  const [x, y, w, h] = inner(panel, Math.min(5, panel[2] * 0.14, panel[3] * 0.2));
  const weave =
    rect(0, 0, 2.4, 2.4, { fill: '#dcc39a' }) +
    path('M0 0L2.4 2.4M2.4 0L0 2.4', { stroke: '#b3925f', 'stroke-width': 0.45 }) +
    circle(1.2, 1.2, 0.34, { fill: '#8a6a3c' });
  const size = { patternUnits: 'userSpaceOnUse', width: 2.4, height: 2.4 };
  const id = stage.define('rattan', (name) => tag('pattern', { id: name, ...size }, weave));
  return rect(x, y, w, h, { fill: `url(#${id})`, stroke: mat.deep, 'stroke-width': 0.5 });
};

const pane = (stage: Stage, panel: Panel, mat: Material, by: number): string => {
  const [x, y, w, h] = inner(panel, by);
  const sky = stage.gradient(
    [
      [0, '#dfe6e8'],
      [0.5, '#eef2f2'],
      [0.52, '#d6dfe2'],
      [1, '#c3ced3'],
    ],
    [0, 1],
    [1, 0],
  );
  return rect(x, y, w, h, { fill: sky, stroke: mat.shade, 'stroke-width': 0.5 });
};

const slats = ([x, y, w, h]: Panel, mat: Material): string => {
  const step = 4;
  const rows = range(Math.max(1, Math.floor((h - 6) / step))).map((index) => y + 4 + index * step);
  const across = (shift: number): string => rows.map((v) => d`M${x + 4} ${v + shift}H${x + w - 4}`).join('');
  return stroke(across(0), mat.gap, 1, 0.55) + stroke(across(-0.9), mat.hi, 0.5, 0.7);
};

const arch = (panel: Panel, mat: Material): string => {
  const [x, y, w, h] = inner(panel, Math.min(6, panel[2] * 0.15));
  const r = w / 2;
  const shape = d`M${x} ${y}V${y + h - r}A${r} ${r} 0 0 0 ${x + w} ${y + h - r}V${y}Z`;
  return path(shape, { fill: tone(mat.front, -0.03), stroke: mat.shade, 'stroke-width': 0.6 });
};

/** A door or a drawer front lying on the face of a cabinet. */
export const front = (
  stage: Stage,
  z: number,
  panel: Panel,
  mat: Material,
  { style = 'plain', along = 'upright' }: { readonly style?: FrontStyle; readonly along?: Along } = {},
): void => {
  const gap = 0.35;
  const [x, y, w, h] = inner(panel, gap);
  const face = stage.gradient(
    [
      [0, tone(mat.front, -0.03)],
      [1, tone(mat.front, 0.03)],
    ],
    [1, 0],
    [0, 1],
  );
  const grain = grainFill(stage, mat, along);
  const art: Record<FrontStyle, () => string> = {
    plain: () => '',
    frame: () => framed(panel, mat),
    ribbed: () => ribbed(panel, mat),
    rattan: () => rattan(stage, panel, mat),
    glass: () => pane(stage, panel, mat, 4),
    mirror: () => pane(stage, panel, mat, 1),
    slats: () => slats(panel, mat),
    arch: () => arch(panel, mat),
  };
  const layers = [
    rect(...panel, { fill: mat.gap, opacity: 0.7 }),
    rect(x, y, w, h, { rx: 0.4, fill: face }),
    grain ? rect(x, y, w, h, { fill: grain }) : '',
    stroke(d`M${x + 0.3} ${y + h - 0.3}H${x + w - 0.3}`, mat.hi, 0.5, 0.8),
    art[style](),
  ];
  stage.plane('front', z, layers.join(''));
};
