import type { Material } from '../base/materials.ts';
import { range } from '../base/numbers.ts';
import type { Place, Stage } from '../base/stage.ts';
import { circle, d, group, path, rect, stroke } from '../base/svg.ts';
import { shadowColour } from './shadow.ts';
import { weaveFill } from './weave.ts';

export const pillowPatterns = ['plain', 'stripes', 'checks', 'dots', 'band', 'button'] as const;
export type PillowPattern = (typeof pillowPatterns)[number];

export interface PillowOptions {
  readonly turn?: number;
  readonly height?: number;
  readonly piping?: boolean;
  readonly pattern?: PillowPattern;
  readonly accent?: string;
}

/** Four drawn-in sides and four sharp corners. */
const pillowShape = (a: number, b: number): string => {
  const [sink, ear] = [0.1, 0.07];
  const [innerA, innerB] = [a * (1 - sink), b * (1 - sink)];
  const [easeA, easeB] = [a * (1 - sink * 0.4), b * (1 - sink * 0.4)];
  const [earA, earB] = [a * (1 - 2 * ear), b * (1 - 2 * ear)];
  return [
    d`M${-a} ${-b}C${-earA} ${-easeB} ${-a * 0.5} ${-innerB} 0 ${-innerB}S${earA} ${-easeB} ${a} ${-b}`,
    d`C${easeA} ${-earB} ${innerA} ${-b * 0.5} ${innerA} 0S${easeA} ${earB} ${a} ${b}`,
    d`C${earA} ${easeB} ${a * 0.5} ${innerB} 0 ${innerB}S${-earA} ${easeB} ${-a} ${b}`,
    d`C${-easeA} ${earB} ${-innerA} ${b * 0.5} ${-innerA} 0S${-easeA} ${-earB} ${-a} ${-b}Z`,
  ].join('');
};

const creases = (a: number, b: number): string =>
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(
      ([i = 1, j = 1]) => d`M${i * a} ${j * b}Q${i * a * 0.58} ${j * b * 0.6} ${i * a * 0.5} ${j * b * 0.38}`,
    )
    .join('');

const stripes = (a: number, b: number, colour: string): string =>
  range(7)
    .map((index) => index - 3)
    .filter(Boolean)
    .map((i) => {
      const curve = d`M${(i * a) / 3.5} ${-b}Q${(i * a) / 3.1} 0 ${(i * a) / 3.5} ${b}`;
      return stroke(curve, colour, a / (i % 2 ? 9 : 22), 0.75, { 'stroke-linecap': 'butt' });
    })
    .join('');

const checks = (a: number, b: number, colour: string): string => {
  const band = (at: number): string =>
    rect(at * a - a / 10, -b, a / 5, b * 2, { fill: colour, opacity: 0.38 }) +
    rect(-a, at * b - b / 10, a * 2, b / 5, { fill: colour, opacity: 0.38 });
  return [-0.75, -0.25, 0.25, 0.75].map(band).join('');
};

const dots = (a: number, b: number, colour: string): string => {
  const spots = range(49).map((index): string => {
    const [row, column] = [Math.floor(index / 7) - 3, (index % 7) - 3];
    return d`M${((column + (row % 2 ? 0.5 : 0)) * a) / 3.3} ${(row * b) / 3.3}h.01`;
  });
  return stroke(spots.join(''), colour, a * 0.1, 0.85);
};

const band = (a: number, b: number, colour: string): string =>
  rect(-a * 0.3, -b, a * 0.6, b * 2, { fill: colour, opacity: 0.85 }) +
  stroke(d`M${-a * 0.38} ${-b}V${b}M${a * 0.38} ${-b}V${b}`, colour, a * 0.03, 0.8);

const artOf = (stage: Stage, a: number, b: number, mat: Material, options: PillowOptions): string => {
  const { pattern = 'plain', accent = mat.deep } = options;
  const button =
    path(
      d`M0 0L${-a * 0.3} ${-b * 0.25}L${a * 0.3} ${-b * 0.25}ZM0 0L${-a * 0.3} ${b * 0.28}` +
        d`L${a * 0.3} ${b * 0.28}Z`,
      {
        fill: mat.deep,
        opacity: 0.3,
        filter: stage.blur(a * 0.09),
      },
    ) + circle(0, 0, a * 0.06, { fill: mat.shade, stroke: mat.deep, 'stroke-width': a * 0.015 });
  const art: Record<PillowPattern, () => string> = {
    plain: () => '',
    stripes: () => stripes(a, b, accent),
    checks: () => checks(a, b, accent),
    dots: () => dots(a, b, accent),
    band: () => band(a, b, accent),
    button: () => button,
  };
  return art[pattern]();
};

/** A scatter cushion seen almost flat, its middle at a point of the world. */
export const pillow = (
  stage: Stage,
  place: Place,
  width: number,
  mat: Material,
  options: PillowOptions = {},
): void => {
  const { turn = 0, height = width, piping = false } = options;
  const [px, py] = stage.at(...place);
  const [a, b] = [width / 2, height / 2];
  stage.see([[px, py]], Math.max(a, b) * 1.06);
  const shape = pillowShape(a, b);
  const body = stage.radial(
    [
      [0, mat.hi],
      [0.4, mat.base],
      [1, mat.shade],
    ],
    [0.36, 0.3],
    0.8,
  );
  const weave = weaveFill(stage, mat);
  const belly = stage.radial(
    [
      [0, '#ffffff', 0.16],
      [0.55, '#ffffff', 0.01],
      [1, shadowColour, 0.2],
    ],
    [0.4, 0.36],
    0.75,
  );
  const inside = [
    artOf(stage, a, b, mat, options),
    weave ? rect(-a, -b, width, height, { fill: weave }) : '',
    rect(-a, -b, width, height, { fill: belly }),
    stroke(creases(a, b), mat.deep, width * 0.02, 0.36, { filter: stage.blur(width * 0.012) }),
  ];
  const cast = { fill: shadowColour, opacity: 0.22, filter: stage.blur(width * 0.035) };
  const rim = stroke(shape, piping ? mat.deep : mat.shade, piping ? width * 0.02 : 0.5, 0.8);
  const lean = stage.flipped ? -turn : turn;
  stage.add(
    group(
      { transform: d`translate(${px} ${py}) rotate(${lean})` },
      [
        stage.use(shape, { transform: d`translate(${width * 0.03} ${width * 0.035})`, ...cast }),
        stage.use(shape, { fill: body }),
        group({ 'clip-path': stage.clip(shape) }, inside.join('')),
        rim,
      ].join(''),
    ),
  );
};
