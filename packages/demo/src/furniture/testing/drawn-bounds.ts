import { SaxesParser } from 'saxes';

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const rotation = (degrees: number, x = 0, y = 0): Matrix => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return multiply(multiply([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
};

const numbersOf = (text: string): number[] =>
  [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map((match) => Number(match[0]));

const transformOf = (text = ''): Matrix =>
  [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce((matrix, [, name, list = '']) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbersOf(list);
    if (name === 'translate') return multiply(matrix, [1, 0, 0, 1, a, b]);
    if (name === 'scale') return multiply(matrix, [a, 0, 0, numbersOf(list).length > 1 ? b : a, 0, 0]);
    if (name === 'rotate') return multiply(matrix, rotation(a, b, c));
    return multiply(matrix, [a, b, c, d, e, f]);
  }, identity);

/** The end points of the straight and curved commands that outlines are made of, all absolute. */
const absolutePoints = (d: string): (readonly [number, number])[] => {
  const straight = d
    .split(/(?<=Z)/)
    .filter((part) => !/[a-z]/.test(part))
    .join('');
  return [...straight.matchAll(/([MLQCA])([^A-Z]*)/g)].flatMap(([, , list = '']) => {
    const values = numbersOf(list);
    const [x, y] = [values.at(-2), values.at(-1)];
    return x === undefined || y === undefined ? [] : [[x, y] as const];
  });
};

type Attributes = Readonly<Record<string, string>>;

const pointsOf = (name: string, at: Attributes): (readonly [number, number])[] => {
  const number = (key: string): number => Number(at[key] ?? 0);
  if (name === 'path') return absolutePoints(at['d'] ?? '');
  if (name === 'circle' || name === 'ellipse') {
    const [rx, ry] = [number('rx') || number('r'), number('ry') || number('r')];
    const [cx, cy] = [number('cx'), number('cy')];
    return [
      [cx - rx, cy],
      [cx + rx, cy],
      [cx, cy - ry],
      [cx, cy + ry],
    ];
  }
  return [];
};

/**
 * Where the solid parts of a picture reach. Soft light and shade (whatever is blurred or has a gradient to nothing)
 * and what a clip cuts may go further.
 */
export const drawnBounds = (svg: string): Bounds => {
  const bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const stack: { matrix: Matrix; skip: boolean }[] = [{ matrix: identity, skip: false }];
  const faded = new Set(
    [...svg.matchAll(/<radialGradient id="([^"]+)"[^>]*>(.*?)<\/radialGradient>/g)]
      .filter(([, , stops = '']) => stops.includes('stop-opacity="0"'))
      .map(([, id]) => `url(#${id})`),
  );
  const shapes = new Map(
    [...svg.matchAll(/<path d="([^"]+)" id="([^"]+)"/g)].map(([, d = '', id = '']) => [`#${id}`, d]),
  );
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const at = attributes as Attributes;
    const above = stack.at(-1) ?? { matrix: identity, skip: false };
    const soft = at['filter'] !== undefined || at['clip-path'] !== undefined || faded.has(at['fill'] ?? '');
    const here = {
      matrix: multiply(above.matrix, transformOf(at['transform'])),
      skip: above.skip || name === 'defs' || soft,
    };
    stack.push(here);
    if (here.skip) return;
    const points = name === 'use' ? absolutePoints(shapes.get(at['href'] ?? '') ?? '') : pointsOf(name, at);
    for (const [x, y] of points) {
      const [a, b, c, d, e, f] = here.matrix;
      const [px, py] = [a * x + c * y + e, b * x + d * y + f];
      bounds.left = Math.min(bounds.left, px);
      bounds.right = Math.max(bounds.right, px);
      bounds.top = Math.min(bounds.top, py);
      bounds.bottom = Math.max(bounds.bottom, py);
    }
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  parser.write(svg).close();
  return bounds;
};
