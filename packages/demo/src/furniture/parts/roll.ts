import type { Material } from '../base/materials.ts';
import type { Place, Stage } from '../base/stage.ts';
import { outline, path, stroke } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';
import { weaveFill } from '../solids/weave.ts';

const points = (stage: Stage, [x, y, z]: Place, r: number, along: number): Point[] =>
  Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    return stage.at(x + along, y + Math.sin(angle) * r, z + Math.cos(angle) * r);
  });

/** The spiral of layers on the end of a roll. */
const spiral = (stage: Stage, [x, y, z]: Place, r: number, mat: Material): string => {
  const turns = 4;
  const line = Array.from({ length: turns * 24 }, (_, index): Point => {
    const angle = (index / 24) * Math.PI * 2;
    const reach = r * (0.08 + (0.9 * index) / (turns * 24));
    return stage.at(x, y + Math.sin(angle) * reach, z + Math.cos(angle) * reach);
  });
  return stroke(outline(line, false), mat.deep, 0.9, 0.7);
};

/** A lying cylinder along the x axis. Without ends (`wound` off) it is a strap round a roll. */
export const roll = (
  stage: Stage,
  place: Place,
  length: number,
  r: number,
  mat: Material,
  wound = true,
): void => {
  const [near, far] = [points(stage, place, r, length), points(stage, place, r, 0)];
  stage.see([...near, ...far]);
  const crown = far.reduce((best, point, index) => (point[1] < (far[best]?.[1] ?? 0) ? index : best), 0);
  const half = (list: readonly Point[]): Point[] =>
    Array.from({ length: 21 }, (_, index) => list[(crown + index + 40) % 40] ?? [0, 0]);
  // Both ways round from the crown: the right way is the one turned to the viewer.
  const skin = outline([...half(far), ...half(near).reverse()]);
  const [top, foot] = [Math.min(...far.map(([, y]) => y)), Math.max(...near.map(([, y]) => y))];
  const round = stage.gradient(
    [
      [0, mat.top],
      [0.2, mat.hi],
      [0.45, mat.base],
      [0.8, mat.shade],
      [1, mat.deep],
    ],
    [0, top],
    [0, foot],
    true,
  );
  if (wound) stage.add(path(outline(far), { fill: round }));
  stage.add(path(skin, { fill: round }));
  const weave = weaveFill(stage, mat);
  if (weave) stage.add(path(skin, { fill: weave }));
  if (!wound) return;
  const end = stage.gradient(
    [
      [0, mat.base],
      [1, mat.shade],
    ],
    [0, 0],
    [1, 1],
  );
  stage.add(path(outline(near), { fill: end, stroke: mat.deep, 'stroke-width': 0.4, 'stroke-opacity': 0.6 }));
  stage.add(spiral(stage, [place[0] + length, place[1], place[2]], r, mat));
};
