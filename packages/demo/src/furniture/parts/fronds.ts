import { cycle, range } from '../base/numbers.ts';
import { mix, tone } from '../base/oklch.ts';
import type { Stage } from '../base/stage.ts';
import { d, path, stroke } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';
import { deepGreen, greens } from './greens.ts';
import type { Random } from './greens.ts';

/** A feathery frond: a bowed rib with leaflets that grow shorter towards its tip. */
const frond = (
  stage: Stage,
  from: Point,
  lean: number,
  reach: number,
  colour: string,
  leaflet: number,
): void => {
  const tip: Point = [from[0] + Math.sin(lean) * reach, from[1] - Math.cos(lean) * reach * 0.72];
  const bend: Point = [from[0] + Math.sin(lean) * reach * 0.36, from[1] - reach * 0.86];
  const on = (t: number, axis: 0 | 1): number =>
    (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * tip[axis];
  const pairs = range(13).map((index) => {
    const t = 0.2 + (index / 13) * 0.78;
    const [x, y] = [on(t, 0), on(t, 1)];
    const along = Math.atan2(on(t + 0.02, 1) - y, on(t + 0.02, 0) - x);
    const long = leaflet * Math.sin(Math.min(1, t + 0.1) * Math.PI * 0.94) + 2;
    return [-1, 1]
      .map((side) => {
        const angle = along + side * 0.85;
        const [ex, ey] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long + 1.4];
        const fill = side > 0 ? tone(colour, -0.05) : colour;
        return path(
          d`M${x} ${y}Q${(x + ex) / 2 + side} ${(y + ey) / 2 - 1.6} ${ex} ${ey}` +
            d`Q${(x + ex) / 2} ${(y + ey) / 2 + 1.2} ${x} ${y}Z`,
          { fill },
        );
      })
      .join('');
  });
  stage.see([tip, [on(0.6, 0), on(0.5, 1)]], leaflet * 0.5);
  stage.add(
    stroke(d`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}`, tone(colour, -0.06), 0.8) +
      pairs.join(''),
  );
};

/** Fronds spreading out of one neck; `open` is the angle between the outermost. */
export const fronds = (
  stage: Stage,
  neck: Point,
  height: number,
  random: Random,
  count: number,
  leaflet: number,
  open: number,
): void => {
  for (const index of range(count)) {
    const depth = index / (count - 1);
    const share = ((index * 4 + 1) % count) / (count - 1) - 0.5;
    const colour = mix(cycle(greens, index), deepGreen, (1 - depth) * 0.55);
    frond(
      stage,
      neck,
      share * (open + depth * 0.7),
      height * (0.8 + random() * 0.25) * (1 - depth * 0.2),
      colour,
      leaflet,
    );
  }
};
