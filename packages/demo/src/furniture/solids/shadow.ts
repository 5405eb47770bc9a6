import { range } from '../base/numbers.ts';
import type { Place, Stage } from '../base/stage.ts';
import { ellipse, outline, path } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';

export interface ShadeOptions {
  readonly blur?: number;
  readonly opacity?: number;
  readonly dx?: number;
  readonly dy?: number;
}

export const shadowColour = '#241c2b';

/** A soft shade on the floor, thrown to the lower right. */
export const shade = (stage: Stage, points: readonly Place[], options: ShadeOptions = {}): void => {
  const { blur = 5, opacity = 0.2, dx = 5, dy = 1.5 } = options;
  const thrown = points.map((point): Point => {
    const [x, y] = stage.at(...point);
    return [x + dx, y + dy];
  });
  stage.addGround(path(outline(thrown), { fill: shadowColour, opacity, filter: stage.blur(blur) }));
};

export const shadeRect = (
  stage: Stage,
  [x, z]: readonly [number, number],
  [w, depth]: readonly [number, number],
  options: ShadeOptions = {},
): void => {
  shade(
    stage,
    [
      [x, 0, z],
      [x + w, 0, z],
      [x + w, 0, z + depth],
      [x, 0, z + depth],
    ],
    options,
  );
};

export const ring = (cx: number, cz: number, rx: number, rz: number, count = 28): Place[] =>
  range(count).map((index) => {
    const angle = (index / count) * Math.PI * 2;
    return [cx + rx * Math.cos(angle), 0, cz + rz * Math.sin(angle)];
  });

export const shadeRound = (
  stage: Stage,
  [cx, cz]: readonly [number, number],
  r: number,
  options: ShadeOptions = {},
): void => shade(stage, ring(cx, cz, r, r), options);

/** The dark touch where a leg meets the floor. */
export const spot = (stage: Stage, x: number, z: number, r: number, opacity = 0.32, blur = 1.2): void => {
  const [px, py] = stage.at(x, 0, z);
  const touch = { fill: shadowColour, opacity, filter: stage.blur(blur) };
  stage.addGround(ellipse(px + r * 0.5, py + 0.4, r * 1.5, Math.max(1, r * 0.55), touch));
};
