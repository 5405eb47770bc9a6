import type { Material } from '../base/materials.ts';
import { cycle } from '../base/numbers.ts';
import type { Place, Stage } from '../base/stage.ts';
import { d, group, path, stroke } from '../base/svg.ts';
import { shadowColour } from '../solids/shadow.ts';

/** Half of a garment: shoulder, side and hem, from the neck down. */
const bodyShape = (half: number, long: number): string =>
  d`M${-half * 0.24} 1L${-half * 0.3} 4C${-half * 0.6} 6 ${-half * 0.8} 8 ${-half * 0.84} 13` +
  d`C${-half * 0.74} 30 ${-half * 0.78} 56 ${-half} ${long - 2}Q0 ${long + 3} ${half} ${long - 2}` +
  d`C${half * 0.78} 56 ${half * 0.74} 30 ${half * 0.84} 13` +
  d`C${half * 0.8} 8 ${half * 0.6} 6 ${half * 0.3} 4L${half * 0.24} 1Z`;

const sleeveShape = (side: number, half: number): string =>
  d`M${side * half * 0.6} 6.5C${side * half * 0.98} 8 ${side * half * 1.08} 22 ${side * half * 1.16} 56` +
  d`Q${side * half * 1.0} 59 ${side * half * 0.82} 56.500` +
  d`C${side * half * 0.78} 36 ${side * half * 0.74} 22 ${side * half * 0.6} 6.5Z`;

/** A coat on a hook, or a shirt on a hanger seen from its shoulder; the place is where it hangs. */
export const coat = (stage: Stage, place: Place, mat: Material, onHanger = false): void => {
  const [x, y] = stage.at(...place);
  const [half, long] = onHanger ? [8.5, 78] : [17, 92];
  stage.see([
    [x - half * 1.2, y],
    [x + half * 1.2, y + long],
  ]);
  const body = bodyShape(half, long);
  const cloth = stage.gradient(
    [
      [0, mat.shade],
      [0.24, mat.base],
      [0.42, mat.top],
      [0.62, mat.base],
      [1, mat.deep],
    ],
    [0, 0],
    [1, 0],
  );
  const folds =
    d`M${-half * 0.42} 30C${-half * 0.5} 50 ${-half * 0.4} 66 ${-half * 0.58} ${long - 3}` +
    d`M${half * 0.44} 26C${half * 0.36} 50 ${half * 0.58} 68 ${half * 0.54} ${long - 3}`;
  const placket = d`M${half * 0.05} 16C${half * 0.1} 40 ${-half * 0.04} 66 ${half * 0.05} ${long}`;
  const lapels =
    d`M${-half * 0.3} 3.500L${-half * 0.34} 13L${half * 0.05} 24L${half * 0.36} 13` +
    d`L${half * 0.3} 3.500Q0 9 ${-half * 0.3} 3.500Z`;
  const edge = { stroke: mat.deep, 'stroke-width': 0.5, 'stroke-opacity': 0.6 };
  const cast = { transform: 'translate(3 3)', fill: shadowColour, opacity: 0.16, filter: stage.blur(2.5) };
  const art = [
    path(body, cast),
    onHanger ? '' : path(sleeveShape(-1, half), { fill: mat.base, ...edge }),
    path(body, { fill: cloth, ...edge }),
    path(sleeveShape(1, half), { fill: mat.shade, ...edge, opacity: onHanger ? 0.55 : 1 }),
    stroke(folds, mat.deep, 1.4, 0.32, { filter: stage.blur(0.6) }),
    onHanger ? '' : stroke(placket, mat.deep, 0.7, 0.7),
    onHanger ? '' : path(lapels, { fill: mat.top, ...edge }),
    onHanger ? stroke('M0 3V-2.500Q0-4.5 1.6-3.6', '#8a8780', 0.8) : '',
  ];
  stage.add(group({ transform: d`translate(${x} ${y})` }, art.join('')));
};

const leathers = ['#75533f', '#35333a', '#ebe4d8', '#9eb1bd'] as const;

/** A pair of shoes, toes to the viewer. */
export const shoes = (stage: Stage, place: Place, which: number): void => {
  const [x, y] = stage.at(...place);
  const mat = stage.material(cycle(leathers, which), 'lacquer');
  const one = (dx: number): string =>
    group(
      { transform: d`translate(${x + dx} ${y})` },
      [
        path('M-4 1.500C-4.8-4-4-9 0-9.500S4.800-4 4 1.500Q0 3.5-4 1.500Z', { fill: mat.base }),
        path('M-2.4-5.500Q0-9.8 2.4-5.500Q0-3.5-2.4-5.500Z', { fill: mat.gap, opacity: 0.8 }),
        path('M-4 1.200Q0 3.3 4 1.200V2.400Q0 4.4-4 2.400Z', { fill: '#f3eee7' }),
        stroke('M-2-1.800H2M-2.2-.2H2.200', mat.hi, 0.5, 0.8),
      ].join(''),
    );
  stage.see([
    [x - 5, y - 10],
    [x + 15, y + 5],
  ]);
  stage.add(one(0) + one(10));
};
