import type { Material } from '../base/materials.ts';
import { range, seeded } from '../base/numbers.ts';
import type { Stage } from '../base/stage.ts';
import { circle, d, ellipse, path, rect, stroke, tag } from '../base/svg.ts';
import type { Rug, RugPattern } from './rug-params.ts';

interface Paint {
  readonly stage: Stage;
  readonly o: Rug;
  readonly mat: Material;
  readonly accent: Material;
}

const inset = ({ o }: Paint, by: number, colour: string, width: number, opacity = 1): string => {
  const look = { fill: 'none', stroke: colour, 'stroke-width': width, opacity };
  if (o.shape === 'rect') return rect(by, by, o.w - by * 2, o.d - by * 2, look);
  return ellipse(o.w / 2, o.d / 2, o.w / 2 - by, o.d / 2 - by, look);
};

const border = (paint: Paint): string => {
  const { mat, accent } = paint;
  return (
    inset(paint, 9, accent.base, 2.4) +
    inset(paint, 14, accent.base, 0.9) +
    inset(paint, 26, mat.shade, 0.8, 0.6)
  );
};

const plain = (paint: Paint): string => inset(paint, 3, paint.mat.shade, 1, 0.6);

const lines = ({ o, mat, accent }: Paint): string =>
  range(8)
    .map((index) => {
      const x = (o.w * (index + 1)) / 9;
      const broad = (index + 1) % 3 === 0;
      const look = { 'stroke-linecap': 'butt' };
      return stroke(d`M${x} 0V${o.d}`, broad ? accent.base : mat.shade, broad ? 5 : 1.2, 0.8, look);
    })
    .join('');

const lattice = (o: Rug, step: number): (readonly [number, number])[] =>
  range(Math.ceil(o.w / step) + 1).flatMap((column) =>
    range(Math.ceil(o.d / step) + 1).map((row) => [column * step, row * step] as const),
  );

const diamond = ({ o, accent, mat }: Paint): string => {
  const cell = (x: number, z: number, r: number): string =>
    d`M${x - r} ${z}L${x} ${z - r}L${x + r} ${z}L${x} ${z + r}Z`;
  const points = lattice(o, 26);
  return (
    stroke(points.map(([x, z]) => cell(x, z, 11)).join(''), accent.base, 1.5, 0.9) +
    path(points.map(([x, z]) => cell(x, z, 4)).join(''), { fill: mat.shade, opacity: 0.55 })
  );
};

const berber = ({ o, accent }: Paint): string => {
  const random = seeded(o.w + o.d);
  const step = 46;
  const wobble = (): number => (random() - 0.5) * 4;
  const along = (slope: 1 | -1): string =>
    range(Math.ceil((o.w + o.d) / step) + 1)
      .map((index) => {
        const start = index * step - (slope > 0 ? o.d : 0);
        const points = range(6).map((part) => {
          const z = (o.d * part) / 5;
          return d`${start + (slope > 0 ? z : -z) + wobble()} ${z + wobble()}`;
        });
        return `M${points.join('L')}`;
      })
      .join('');
  return stroke(along(1) + along(-1), accent.base, 2.2, 0.9);
};

const arches = ({ o, accent }: Paint): string => {
  const fans = [
    [o.w * 0.3, o.d, 1],
    [o.w * 0.72, 0, -1],
  ] as const;
  const rows = fans.flatMap(([x, z, way]) =>
    range(4).map((index) => {
      const r = (index + 1) * Math.min(o.w / 17, o.d / 12);
      const turnOf = way > 0 ? 1 : 0;
      return d`M${x - r} ${z}v${-way * o.d * 0.17}a${r} ${r} 0 0 ${turnOf} ${r * 2} 0v${way * o.d * 0.17}`;
    }),
  );
  return stroke(rows.join(''), accent.base, 3);
};

const checks = ({ o, accent }: Paint): string => {
  const [columns, rows] = [6, Math.max(2, Math.round((o.d * 6) / o.w))];
  const [w, depth] = [o.w / columns, o.d / rows];
  const cells = range(columns).flatMap((column) =>
    range(rows).map((row) =>
      (column + row) % 2 ? d`M${column * w} ${row * depth}h${w}v${depth}h${-w}Z` : '',
    ),
  );
  return path(cells.join(''), { fill: accent.base, opacity: 0.85 });
};

const rings = ({ o, mat, accent }: Paint): string =>
  range(12)
    .map((index) => {
      const share = (index + 1) / 13;
      const strong = (index + 1) % 4 === 3;
      return ellipse(o.w / 2, o.d / 2, (o.w / 2) * share, (o.d / 2) * share, {
        fill: 'none',
        stroke: strong ? accent.base : mat.shade,
        'stroke-width': strong ? 3 : 0.7,
        opacity: strong ? 0.9 : 0.5,
      });
    })
    .join('');

const waves = ({ o, accent, mat }: Paint): string =>
  range(Math.ceil(o.d / 14) + 1)
    .map((row) => {
      const bends = 't30 0'.repeat(Math.ceil(o.w / 30));
      return stroke(
        d`M-15 ${row * 14}q7.5 -9 15 0${bends}`,
        row % 3 ? mat.shade : accent.base,
        row % 3 ? 1 : 3,
        0.85,
      );
    })
    .join('');

const medallion = (paint: Paint): string => {
  const { o, mat, accent } = paint;
  const [cx, cz] = [o.w / 2, o.d / 2];
  const r = Math.min(o.w, o.d) * 0.3;
  const petals = range(12)
    .map((index) => {
      const art = path(
        d`M0 ${-r * 0.34}Q${r * 0.22} ${-r * 0.66} 0 ${-r}Q${-r * 0.22} ${-r * 0.66} 0 ${-r * 0.34}Z`,
        {
          fill: index % 2 ? accent.base : mat.shade,
        },
      );
      return tag('g', { transform: d`translate(${cx} ${cz}) rotate(${index * 30})` }, art);
    })
    .join('');
  const corners = [
    [20, 20],
    [o.w - 20, 20],
    [20, o.d - 20],
    [o.w - 20, o.d - 20],
  ]
    .map(([x = 0, z = 0]) => circle(x, z, 5, { fill: 'none', stroke: accent.base, 'stroke-width': 1.4 }))
    .join('');
  const heart =
    circle(cx, cz, r * 0.26, { fill: accent.base }) + circle(cx, cz, r * 0.13, { fill: mat.shade });
  return border(paint) + petals + heart + (o.shape === 'rect' ? corners : '');
};

export const rugArt = (stage: Stage, o: Rug, mat: Material, accent: Material): string => {
  const arts: Record<RugPattern, (paint: Paint) => string> = {
    border,
    plain,
    lines,
    diamond,
    arches,
    checks,
    rings,
    berber,
    waves,
    medallion,
  };
  return arts[o.style]({ stage, o, mat, accent });
};

/** Short strokes of light and shade: ribs of a flat weave, or tufts where the pile is deep. */
export const pile = (stage: Stage, depth: number): string => {
  const deep = depth > 1.6;
  const random = seeded(41);
  const fleck = (): string => {
    const [x, y] = [random() * 19, random() * 18];
    return deep
      ? d`M${x} ${y}q${random() - 0.5} 1 ${random() * 1.6 - 0.8} 1.9`
      : d`M${x} ${Math.round(y) + 0.5}h${0.8 + random()}`;
  };
  const flecks = (count: number): string => range(count).map(fleck).join('');
  const ribs = range(20)
    .map((row) => d`M0 ${row + 0.5}H20`)
    .join('');
  const art =
    (deep ? '' : stroke(ribs, '#2c2433', 0.35, 0.09)) +
    stroke(flecks(deep ? 190 : 90), '#2c2433', deep ? 0.45 : 0.4, deep ? 0.16 : 0.12) +
    stroke(flecks(deep ? 190 : 90), '#ffffff', deep ? 0.5 : 0.4, deep ? 0.26 : 0.22);
  const size = { patternUnits: 'userSpaceOnUse', width: 20, height: 20 };
  return `url(#${stage.define(`pile ${deep}`, (id) => tag('pattern', { id, ...size }, art))})`;
};
