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

/** A line with ticks at its ends and its length beside it, on the side that faces away from the good. */
const measured = (stage: Stage, { from, to, length }: Line, outward: Point, unit: number): string => {
  const text = `${Math.round(length)} см`;
  const size = unit * 4.6;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const side = Math.sign(-dy * outward[0] + dx * outward[1]) || 1;
  const [nx, ny] = [(-dy / long) * side, (dx / long) * side];
  const [half, tall] = [digitsWidth(text, size) / 2, size / 2];
  const clear = Math.abs(nx) * half + Math.abs(ny) * tall + unit * 2;
  const label: Point = [(from[0] + to[0]) / 2 + nx * clear, (from[1] + to[1]) / 2 + ny * clear];
  const tick = ([x, y]: Point): Point[] => [
    [x - nx * unit * 2, y - ny * unit * 2],
    [x + nx * unit * 2, y + ny * unit * 2],
  ];
  stage.see([from, to], unit * 2.4);
  stage.see(
    [
      [label[0] - half, label[1] - tall],
      [label[0] + half, label[1] + tall],
    ],
    unit,
  );
  const ticks = stroke(outline(tick(from), false) + outline(tick(to), false), ink, unit * 0.55);
  return (
    stroke(outline([from, to], false), ink, unit * 0.4) + ticks + digits(text, label, size, ink, unit * 0.62)
  );
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
    parts.push(measured(stage, away(line, [-outward * far * 0.2, far + drop]), [0, 1], unit));
  }
  if (depth > 0 && !flat) {
    const line = { from: at(1, 0, 1), to: at(1, 0, 0), length: depth };
    parts.push(measured(stage, away(line, [outward * far * 0.75, far * 0.75]), [outward, 1], unit));
  }
  if (h > 0) {
    const line = { from: at(0, 0, 1), to: at(0, 1, 1), length: h };
    const edge = outward > 0 ? Math.min(0, left - line.from[0]) : Math.max(0, right - line.from[0]);
    parts.push(measured(stage, away(line, [edge - outward * far * 0.8, 0]), [-outward, 0], unit));
  }
  return parts.join('');
};
