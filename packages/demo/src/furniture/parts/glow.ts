import type { Material } from '../base/materials.ts';
import { mix } from '../base/oklch.ts';
import type { Stage, Stop } from '../base/stage.ts';
import { circle, ellipse } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';

/** Warm light round a lamp. */
export const halo = (stage: Stage, [x, y]: Point, [rx, ry]: Point, opacity = 0.3, blur = 8): void => {
  stage.add(ellipse(x, y, rx, ry, { fill: '#ffe7b4', opacity, filter: stage.blur(blur) }));
};

/** A lit shade: brightest in its middle, its own colour at the rims. */
export const litStops = (mat: Material): readonly Stop[] => [
  [0, mat.shade],
  [0.25, mat.base],
  [0.48, mix(mat.hi, '#fff0cf', 0.58)],
  [0.75, mat.base],
  [1, mat.shade],
];

/** The bright mouth of a shade. */
export const litDisc = (stage: Stage, [x, y]: Point, r: number, flat: number): void =>
  stage.add(ellipse(x, y, r, flat, { fill: '#fff2d2', opacity: 0.92 }));

/** A ball of frosted glass. */
export const globe = (stage: Stage, [x, y]: Point, r: number): void => {
  const milk = stage.radial(
    [
      [0, '#fffdf6'],
      [0.58, '#fbefd6'],
      [1, '#dfcca8'],
    ],
    [0.4, 0.35],
    0.72,
  );
  stage.see([[x, y]], r);
  stage.add(circle(x, y, r, { fill: milk }));
  stage.add(
    ellipse(x - r * 0.36, y - r * 0.44, r * 0.26, r * 0.16, {
      fill: '#ffffff',
      opacity: 0.7,
      filter: stage.blur(r * 0.07),
    }),
  );
};
