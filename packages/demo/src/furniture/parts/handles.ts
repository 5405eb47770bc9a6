import type { Material } from '../base/materials.ts';
import type { Stage } from '../base/stage.ts';
import { circle, d, group, path, rect } from '../base/svg.ts';
import { shadowColour } from '../solids/shadow.ts';

export const handleStyles = ['none', 'knob', 'bar', 'long', 'slot', 'shell'] as const;
export type HandleStyle = (typeof handleStyles)[number];

const knob = (stage: Stage, x: number, y: number, z: number, mat: Material): void => {
  const [px, py] = stage.at(x, y, z + 1.4);
  stage.add(
    circle(px + 0.5, py + 0.7, 1.5, { fill: shadowColour, opacity: 0.25 }) +
      circle(px, py, 1.4, { fill: mat.base }) +
      circle(px - 0.4, py - 0.4, 0.55, { fill: mat.hi }),
  );
};

const rod = (
  stage: Stage,
  x: number,
  y: number,
  z: number,
  length: number,
  upright: boolean,
  mat: Material,
): void => {
  const strip = (dx: number, dy: number, thick: number, fill: string, opacity = 1): string =>
    upright
      ? rect(x - 0.6 + dx, y - length / 2 + dy, thick, length, { rx: thick / 2, fill, opacity })
      : rect(x - length / 2 + dx, y - 0.6 + dy, length, thick, { rx: thick / 2, fill, opacity });
  const light = upright ? strip(0, 0, 0.45, mat.hi, 0.8) : strip(0, 0.8, 0.5, mat.hi, 0.8);
  stage.plane(
    'front',
    z + 1.2,
    strip(0.5, -0.8, 1.3, shadowColour, 0.22) + strip(0, 0, 1.3, mat.base) + light,
  );
};

/** A handle in the middle of a point of a front; `room` is how long it may be. */
export const handle = (
  stage: Stage,
  style: HandleStyle,
  [x, y, z]: readonly [number, number, number],
  mat: Material,
  { upright = false, room = 40 }: { readonly upright?: boolean; readonly room?: number } = {},
): void => {
  if (style === 'knob') knob(stage, x, y, z, mat);
  if (style === 'bar')
    rod(stage, x, y, z, upright ? Math.min(22, room * 0.6) : Math.min(12, room * 0.5), upright, mat);
  if (style === 'long') rod(stage, x, y, z, Math.min(upright ? 56 : 30, room * 0.55), upright, mat);
  if (style === 'slot') {
    const [w, h] = upright ? [2, 14] : [14, 2];
    stage.plane('front', z, rect(x - w / 2, y - h / 2, w, h, { rx: 1, fill: '#2c2433', opacity: 0.5 }));
  }
  if (style === 'shell') {
    const cup = d`M${x - 4.5} ${y - 1}a4.5 3.4 0 0 1 9 0Z`;
    const fill = stage.gradient(
      [
        [0, mat.deep],
        [0.6, mat.base],
        [1, mat.hi],
      ],
      [0, 0],
      [0, 1],
    );
    const shadow = path(cup, { transform: 'translate(.4 -.7)', fill: shadowColour, opacity: 0.3 });
    // The plane's y axis looks up, and the cup is drawn looking down.
    const upright = d`translate(0 ${2 * y}) scale(1 -1)`;
    stage.plane('front', z + 0.8, group({ transform: upright }, shadow + path(cup, { fill })));
  }
};
