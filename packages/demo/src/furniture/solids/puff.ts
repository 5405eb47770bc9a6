import { shifted } from '../base/materials.ts';
import type { Material } from '../base/materials.ts';
import { tone } from '../base/oklch.ts';
import type { Place, Size, Stage } from '../base/stage.ts';
import { group, outline, path, rect } from '../base/svg.ts';
import type { Point } from '../base/svg.ts';
import { rounded, silhouette } from './puff-outline.ts';
import { weaveFill } from './weave.ts';

export interface PuffOptions {
  readonly r?: number;
  readonly bulge?: number;
  /** A stitched line round the upper edge. */
  readonly seam?: boolean;
  /** A cord of another colour along that edge. */
  readonly piping?: string | undefined;
  readonly darker?: number;
  readonly outlined?: boolean;
}

interface Faces {
  readonly top: Point[];
  readonly side: Point[];
  readonly brow: readonly [Point, Point];
}

const far = 60;

/** Where the rounded block turns from front to top and to flank, with the outer ends far beyond its outline. */
const facesOf = (stage: Stage, [x, y, z]: Place, [w, h, depth]: Size, r: number): Faces => {
  const [x0, x1, y0, y1, z0, z1] = [x + r, x + w - r, y + r, y + h - r, z + r, z + depth - r];
  const [turn, tip] = [r * 0.707, r * 0.577];
  const out = stage.flipped ? -far : far;
  const left = stage.at(x0, y1 + turn, z1 + turn);
  const near = stage.at(x1 + tip, y1 + tip, z1 + tip);
  const foot = stage.at(x1 + turn, y0, z1 + turn);
  const back = stage.at(x1 + turn, y1 + turn, z0);
  const rise = ((stage.sinYaw * stage.sinPitch) / stage.cosYaw) * far;
  return {
    top: [
      [left[0] - out, left[1] - rise],
      left,
      near,
      back,
      [back[0] + out, back[1] - far],
      [left[0] - out, -1e3],
    ],
    side: [
      back,
      near,
      foot,
      [foot[0], foot[1] + far],
      [foot[0] + out * 2, foot[1] + far],
      [back[0] + out * 2, -1e3],
    ],
    brow: [
      [left[0], left[1] + r * 0.12],
      [near[0] - Math.sign(out) * r * 0.4, near[1] + r * 0.12],
    ],
  };
};

/** A strip rather than a line, because a filter drops shapes that have no height. */
const browStrip = ([from, to]: readonly [Point, Point], thickness: number): string =>
  outline([from, to, [to[0], to[1] + thickness], [from[0], from[1] + thickness]]);

const weaveOn = (
  stage: Stage,
  place: Place,
  size: Size,
  mat: Material,
  face: 'front' | 'top' | 'side',
): string => {
  const fill = weaveFill(stage, mat);
  if (!fill) return '';
  const [x, y, z] = place;
  const [w, h, depth] = size;
  const art = {
    front: { at: z + depth, svg: rect(x - 4, y - 4, w + 8, h + 8, { fill }) },
    top: { at: y + h, svg: rect(x, z, w, depth, { fill }) },
    side: { at: x + w, svg: rect(z, y, depth, h, { fill }) },
  }[face];
  return group({ transform: stage.matrix(face, art.at) }, art.svg);
};

const upperSeam = (stage: Stage, [x, y, z]: Place, [w, h, depth]: Size, r: number): Point[] => {
  const [x0, x1, y1, z0, z1] = [x + r, x + w - r, y + h - r, z + r, z + depth - r];
  return [
    stage.at(x0 - r * 0.6, y1 + r * 0.05, z1 + r * 0.9),
    stage.at(x1 + r * 0.55, y1 + r * 0.05, z1 + r * 0.9),
    stage.at(x1 + r * 0.9, y1 + r * 0.05, z0),
  ];
};

/** A soft rounded block: cushions, mattresses, arms. */
export const puff = (
  stage: Stage,
  place: Place,
  size: Size,
  mat: Material,
  options: PuffOptions = {},
): void => {
  const { bulge = 0.012, seam = false, piping, darker = 0, outlined = true } = options;
  const r = Math.min(options.r ?? 5, size[0] / 2.05, size[1] / 2.05, size[2] / 2.05);
  const corners = silhouette(stage, place, size, r);
  stage.see(corners, r);
  const shape = rounded(corners, r, bulge);
  const look = darker ? shifted(mat, -darker) : mat;
  const faces = facesOf(stage, place, size, r);
  const softEdge = stage.blur(Math.max(0.8, r * 0.42));
  const front = stage.gradient(
    [
      [0, tone(look.front, 0.02)],
      [0.55, look.front],
      [1, tone(look.front, -0.075)],
    ],
    [0.1, 0],
    [0.16, 1],
  );
  const flank = stage.gradient(
    [
      [0, look.side],
      [1, tone(look.side, -0.07)],
    ],
    [0, 0],
    [0, 1],
  );
  const brow = path(browStrip(faces.brow, Math.max(0.7, r * 0.22)), {
    fill: look.hi,
    opacity: 0.55,
    filter: stage.blur(Math.max(0.4, r * 0.14)),
  });
  const layers = [
    stage.use(shape, { fill: front }),
    weaveOn(stage, place, size, look, 'front'),
    path(outline(faces.top), { fill: look.top, filter: softEdge }),
    weaveOn(stage, place, size, look, 'top'),
    stage.sinYaw > 0.02 ? path(outline(faces.side), { fill: flank, filter: softEdge }) : '',
    stage.sinYaw > 0.02 ? weaveOn(stage, place, size, look, 'side') : '',
    brow,
  ];
  stage.add(group({ 'clip-path': stage.clip(shape) }, layers.join('')));
  if (seam) stage.line(upperSeam(stage, place, size, r), look.deep, 0.5, 0.45);
  if (piping) stage.line(upperSeam(stage, place, size, r), piping, 0.9, 0.9);
  if (outlined)
    stage.add(stage.use(shape, { fill: 'none', stroke: look.deep, 'stroke-width': 0.55, opacity: 0.5 }));
};
