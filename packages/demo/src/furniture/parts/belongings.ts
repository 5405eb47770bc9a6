import type { Material } from '../base/materials.ts';
import { cycle } from '../base/numbers.ts';
import type { Place, Stage } from '../base/stage.ts';
import { d, group, path, stroke } from '../base/svg.ts';
import { shadowColour } from '../solids/shadow.ts';

/** A coat on a hook, or on a hanger seen from its shoulder; the place is where it hangs. */
export const coat = (stage: Stage, place: Place, mat: Material, onHanger = false): void => {
  const [x, y] = stage.at(...place);
  const [half, long] = onHanger ? [8, 84] : [15, 88];
  stage.see([[x - half, y], [x + half, y + long]]);
  const body =
    d`M${-half * 0.2} 2C${-half * 0.75} 5 ${-half * 0.86} 9 ${-half * 0.9} 16` +
    d`C${-half * 1.02} 40 ${-half * 0.94} 62 ${-half} ${long - 2}Q0 ${long + 3} ${half} ${long - 2}` +
    d`C${half * 0.94} 62 ${half * 1.02} 40 ${half * 0.9} 16C${half * 0.86} 9 ${half * 0.75} 5 ${half * 0.2} 2Z`;
  const cloth = stage.gradient(
    [[0, mat.shade], [0.22, mat.base], [0.42, mat.top], [0.6, mat.base], [1, mat.deep]],
    [0, 0],
    [1, 0],
  );
  const folds =
    d`M${-half * 0.5} 22C${-half * 0.62} 44 ${-half * 0.42} 62 ${-half * 0.56} ${long - 3}` +
    d`M${half * 0.52} 20C${half * 0.42} 46 ${half * 0.64} 64 ${half * 0.5} ${long - 3}`;
  const placket = d`M0 10C${half * 0.1} 36 ${-half * 0.06} 60 ${half * 0.04} ${long}`;
  const collar = d`M${-half * 0.28} 2Q0 12 ${half * 0.28} 2`;
  const sleeve = d`M${half * 0.7} 12C${half * 1.15} 30 ${half * 1.08} 48 ${half * 0.98} 58`;
  const art = [
    path(body, { transform: 'translate(3 3)', fill: shadowColour, opacity: 0.16, filter: stage.blur(2.5) }),
    path(body, { fill: cloth, stroke: mat.deep, 'stroke-width': 0.5, 'stroke-opacity': 0.6 }),
    stroke(folds, mat.deep, 1.4, 0.3, { filter: stage.blur(0.6) }),
    onHanger ? '' : stroke(placket + collar, mat.deep, 0.7, 0.7),
    onHanger ? '' : stroke(sleeve, mat.deep, 0.8, 0.45),
    onHanger ? stroke('M0 2V-2.5Q0 -4.500 1.600 -3.600', '#8a8780', 0.8) : '',
  ];
  stage.add(group({ transform: d`translate(${x} ${y})` }, art.join('')));
};

const leathers = ['#75533f', '#35333a', '#ebe4d8', '#9eb1bd'] as const;

/** A pair of shoes, toes to the viewer. */
export const shoes = (stage: Stage, place: Place, which: number): void => {
  const [x, y] = stage.at(...place);
  const mat = stage.material(cycle(leathers, which), 'lacquer');
  const one = (dx: number): string =>
    group({ transform: d`translate(${x + dx} ${y})` }, [
      path('M-4 1.500C-4.800-4-4-9 0-9.500S4.800-4 4 1.500Q0 3.500-4 1.500Z', { fill: mat.base }),
      path('M-2.400-5.500Q0-9.800 2.400-5.500Q0-3.500-2.400-5.500Z', { fill: mat.gap, opacity: 0.8 }),
      path('M-4 1.200Q0 3.300 4 1.200V2.400Q0 4.400-4 2.400Z', { fill: '#f3eee7' }),
      stroke('M-2-1.800H2M-2.200-.2H2.200', mat.hi, 0.5, 0.8),
    ].join(''));
  stage.see([[x - 5, y - 10], [x + 15, y + 5]]);
  stage.add(one(0) + one(10));
};
