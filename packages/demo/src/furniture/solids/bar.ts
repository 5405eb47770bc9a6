import type { Material } from '../base/materials.ts';
import type { Place, Stage } from '../base/stage.ts';
import { d, path } from '../base/svg.ts';

/** A round bar from one point to another, its radius going from `r1` to `r2`. */
export const bar = (stage: Stage, from: Place, to: Place, r1: number, r2: number, mat: Material): void => {
  const [p, q] = [stage.at(...from), stage.at(...to)];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  stage.see([p], r1);
  stage.see([q], r2);
  // The lit side is the left one, or the upper one where the bar lies flat.
  const lit = nx + ny * 0.4 < 0 ? 1 : -1;
  const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const [ox, oy] = [nx * r1 * lit, ny * r1 * lit];
  const fill = stage.gradient(
    [
      [0, mat.hi],
      [0.35, mat.base],
      [1, mat.deep],
    ],
    [mx + ox, my + oy],
    [mx - ox, my - oy],
    true,
  );
  const outline =
    d`M${p[0] + nx * r1} ${p[1] + ny * r1}L${q[0] + nx * r2} ${q[1] + ny * r2}` +
    d`A${r2} ${r2} 0 0 0 ${q[0] - nx * r2} ${q[1] - ny * r2}` +
    d`L${p[0] - nx * r1} ${p[1] - ny * r1}A${r1} ${r1} 0 0 0 ${p[0] + nx * r1} ${p[1] + ny * r1}Z`;
  stage.add(path(outline, { fill }));
};

/** A run of bars through several points: frames, hooks, bent tubes. */
export const tube = (stage: Stage, points: readonly Place[], r: number, mat: Material): void => {
  points.slice(1).forEach((to, index) => {
    const from = points[index];
    if (from) bar(stage, from, to, r, r, mat);
  });
};
