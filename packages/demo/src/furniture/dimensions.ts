import type { Extent } from './base/kind.ts';
import type { Place, Stage } from './base/stage.ts';
import { outline, stroke } from './base/svg.ts';
import type { Point } from './base/svg.ts';
import { digits, digitsWidth } from './parts/digits.ts';

const ink = '#5c5566';

interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** A measured edge moved away from the good. */
const away = ({ from, to, length }: Line, [dx, dy]: Point): Line => ({
  from: [from[0] + dx, from[1] + dy],
  to: [to[0] + dx, to[1] + dy],
  length,
});

/** A line with ticks at its ends and its length in a gap in the middle. */
const measured = (stage: Stage, { from, to, length }: Line, unit: number): string => {
  const text = `${Math.round(length)} см`;
  const size = unit * 4.6;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const [half, tall] = [digitsWidth(text, size) / 2 + unit * 1.8, size / 2 + unit * 1.8];
  const gap = Math.min(half / Math.max(Math.abs(ux), 1e-3), tall / Math.max(Math.abs(uy), 1e-3));
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const tick = ([x, y]: Point): string =>
    stroke(outline([[x - uy * unit * 2, y + ux * unit * 2], [x + uy * unit * 2, y - ux * unit * 2]], false), ink, unit * 0.55);
  stage.see([from, to], unit * 2.4);
  const fits = long > gap * 2 + unit * 4;
  const label: Point = fits ? middle : [middle[0] + Math.abs(uy) * (half + unit), middle[1] + Math.abs(ux) * (tall + unit)];
  stage.see([[label[0] - half, label[1] - tall], [label[0] + half, label[1] + tall]]);
  const runs: Point[][] = fits
    ? [[from, [middle[0] - ux * gap, middle[1] - uy * gap]], [[middle[0] + ux * gap, middle[1] + uy * gap], to]]
    : [[from, to]];
  const line = runs.map((run) => stroke(outline(run, false), ink, unit * 0.4)).join('');
  return line + tick(from) + tick(to) + digits(text, label, size, ink, unit * 0.62);
};

/** Width below the front, depth below the flank, height beside the far end of the front. */
export const dimensionLines = (stage: Stage, { from, size }: Extent): string => {
  const [x0, y0, z0] = from;
  const [w, h, depth] = size;
  const { left, top, right, bottom } = stage.box;
  const unit = Math.max(right - left, bottom - top) / 100;
  const corner = (x: number, y: number, z: number): Place => [x0 + x * w, y0 + y * h, z0 + z * depth];
  const at = (...place: readonly [number, number, number]): Point => stage.at(...corner(...place));
  const outward = stage.flipped ? -1 : 1;
  const far = 7 * unit;
  const parts: string[] = [];
  const flat = stage.sinYaw < 0.02;
  if (w > 0) {
    const line = { from: at(0, 0, 1), to: at(1, 0, 1), length: w };
    const drop = Math.max(0, bottom - Math.max(line.from[1], line.to[1])) * (flat ? 1 : 0);
    parts.push(measured(stage, away(line, [-outward * far * 0.2, far + drop]), unit));
  }
  if (depth > 0 && !flat) {
    const line = { from: at(1, 0, 1), to: at(1, 0, 0), length: depth };
    parts.push(measured(stage, away(line, [outward * far * 0.75, far * 0.75]), unit));
  }
  if (h > 0) {
    const line = { from: at(0, 0, 1), to: at(0, 1, 1), length: h };
    const edge = outward > 0 ? Math.min(0, left - line.from[0]) : Math.max(0, right - line.from[0]);
    parts.push(measured(stage, away(line, [edge - outward * far, 0]), unit));
  }
  return parts.join('');
};
