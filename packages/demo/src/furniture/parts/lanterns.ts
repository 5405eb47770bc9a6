import { range } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { d, ellipse, stroke } from '../base/svg.ts';
import { lathe } from '../solids/lathe.ts';
import type { Profile } from '../solids/lathe.ts';
import { litStops } from './glow.ts';

export const cane = '#cfae7c';

export interface Lantern {
  readonly w: number;
  readonly h: number;
  readonly color: string;
}

const meridians = (r: number, h: number, stage: Stage, bow: readonly [number, number, number]): string =>
  range(15)
    .map((index) => {
      const side = Math.sin((index - 7) / 4.9);
      const at = (y: number): number => stage.at(0, y, 0)[1];
      return (
        d`M${side * r * bow[0]} ${at(0)}` +
        d`C${side * r * bow[1]} ${at(h * 0.25)} ${side * r * bow[1] * 1.04} ${at(h * 0.6)}` +
        d` ${side * r * bow[2]} ${at(h)}`
      );
    })
    .join('');

export const rattan = (stage: Stage, o: Lantern): void => {
  const [r, h] = [o.w / 2, o.h];
  const mat = stage.material(cane, 'lacquer');
  lathe(
    stage,
    0,
    0,
    [
      [r * 0.7, 0],
      [r, h * 0.4],
      [r * 0.8, h * 0.8],
      [r * 0.2, h],
    ],
    mat,
    { cap: false },
  );
  stage.add(stroke(meridians(r, h, stage, [0.7, 1.06, 0.2]), mat.deep, 0.8, 0.6));
  const hoops = [0.8, 0.93, 0.99, 0.97, 0.84].map((share, index) => {
    const y = stage.at(0, (h * (index + 1)) / 6.4, 0)[1];
    return d`M${-r * share} ${y}Q0 ${y - 4} ${r * share} ${y}`;
  });
  stage.add(stroke(hoops.join(''), mat.deep, 0.6, 0.5));
  const [x, y] = stage.at(0, 0, 0);
  stage.add(ellipse(x, y, r * 0.68, r * 0.1, { fill: '#fff0cc' }));
};

export const paper = (stage: Stage, o: Lantern): void => {
  const [r, h] = [o.w / 2, o.h];
  const mat = stage.soft(o.color);
  const lantern: Profile = range(9).map((index) => {
    const angle = (index / 8 - 0.5) * 2.6;
    return [r * Math.cos(angle) ** 0.8, h * (0.5 + Math.sin(angle) / (2 * Math.sin(1.3)))];
  });
  lathe(stage, 0, 0, lantern, mat, { cap: false, stops: litStops(mat) });
  const hoops = range(11).map((index) => {
    const share = (index + 1) / 12;
    const half = r * Math.cos((share - 0.5) * 2.6) ** 0.8;
    const y = stage.at(0, h * (0.5 + Math.sin((share - 0.5) * 2.6) / (2 * Math.sin(1.3))), 0)[1];
    return d`M${-half} ${y}Q0 ${y - half * 0.18} ${half} ${y}`;
  });
  stage.add(stroke(hoops.join(''), mat.deep, 0.45, 0.4));
};
