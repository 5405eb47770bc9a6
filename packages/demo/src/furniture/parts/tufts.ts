import type { Material } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { d, stroke } from '../base/svg.ts';
import type { Panel } from './fronts.ts';

export const tuftings = ['none', 'channels', 'buttons', 'diamonds', 'grid'] as const;
export type Tufting = (typeof tuftings)[number];

const channels = ([x, y, w, h]: Panel, mat: Material, step: number): string => {
  const count = Math.max(2, Math.round(w / step));
  const at = range(count - 1).map((index) => x + (w * (index + 1)) / count);
  const down = (shift: number): string => at.map((u) => d`M${u + shift} ${y + 2}V${y + h - 2}`).join('');
  return stroke(down(0), mat.deep, 0.8, 0.55) + stroke(down(1), mat.hi, 0.9, 0.35);
};

type Spot = readonly [number, number];

/** All buttons as three strokes of round dots: their dents, the buttons and the light on them. */
const buttonsAt = (points: readonly Spot[], mat: Material): string => {
  const dots = (dx: number, dy: number): string =>
    points.map(([x, y]) => d`M${x + dx} ${y + dy}h.01`).join('');
  return (
    stroke(dots(0, -0.4), mat.deep, 3.4, 0.45) +
    stroke(dots(0, 0), mat.shade, 2.3) +
    stroke(dots(-0.3, 0.35), mat.hi, 0.8)
  );
};

const buttonRows = ([x, y, w, h]: Panel, step: number): Spot[] => {
  const columns = Math.max(2, Math.round(w / step));
  const rows = Math.max(1, Math.round(h / step));
  return range(rows).flatMap((row) =>
    range(columns - (row % 2)).map((column) => {
      const shift = row % 2 ? 1 : 0.5;
      return [x + ((column + shift) * w) / columns, y + ((row + 0.5) * h) / rows] as const;
    }),
  );
};

const buttons = (panel: Panel, mat: Material): string => {
  const pull = (x: number, y: number): string =>
    d`M${x - 3.4} ${y + 0.6}Q${x} ${y - 0.8} ${x + 3.4} ${y + 0.6}`;
  const points = buttonRows(panel, 24);
  const folds = stroke(points.map(([x, y]) => pull(x, y)).join(''), mat.deep, 0.7, 0.4);
  return folds + buttonsAt(points, mat);
};

const diamonds = (panel: Panel, mat: Material): string => {
  const [x, y, w, h] = panel;
  const columns = Math.max(2, Math.round(w / 15));
  const rows = Math.max(1, Math.round(h / 15));
  const [stepX, stepY] = [w / columns, h / rows];
  const points = buttonRows(panel, 15);
  const inPanel = (u: number, v: number): boolean => u >= x && u <= x + w && v >= y && v <= y + h;
  const folds = points
    .flatMap(([u, v]) =>
      [
        [-0.5, 1],
        [0.5, 1],
        [-0.5, -1],
        [0.5, -1],
      ].map(([i = 0, j = 0]) => [u, v, i, j] as const),
    )
    .filter(([u, v, i, j]) => inPanel(u + (i * stepX) / 2, v + (j * stepY) / 2))
    .map(([u, v, i, j]) => d`M${u} ${v}L${u + (i * stepX) / 2} ${v + (j * stepY) / 2}`)
    .join('');
  return stroke(folds, mat.deep, 0.8, 0.5) + buttonsAt(points, mat);
};

const grid = (panel: Panel, mat: Material): string => {
  const [x, y, w, h] = panel;
  const rows = Math.max(2, Math.round(h / 16));
  const at = range(rows - 1).map((index) => y + (h * (index + 1)) / rows);
  const across = (shift: number): string => at.map((v) => d`M${x + 2} ${v + shift}H${x + w - 2}`).join('');
  return (
    channels(panel, mat, 18) + stroke(across(0), mat.deep, 0.8, 0.5) + stroke(across(-1), mat.hi, 0.8, 0.35)
  );
};

/** Stitching on an upholstered face that looks to the front. */
export const tuft = (
  stage: Stage,
  style: Tufting,
  z: number,
  panel: Panel,
  mat: Material,
  step = 12,
): void => {
  if (style === 'none') return;
  const art = {
    channels: () => channels(panel, mat, step),
    buttons: () => buttons(panel, mat),
    diamonds: () => diamonds(panel, mat),
    grid: () => grid(panel, mat),
  }[style];
  stage.plane('front', z, art());
};
