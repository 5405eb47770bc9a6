import { fabricHex, metalHex, woodHex, woods } from './colours.ts';
import { material } from './materials.ts';
import type { Cloth, Finish, Material } from './materials.ts';
import { radians, short } from './numbers.ts';
import { outline, path, stroke, tag } from './svg.ts';
import type { Attributes, Point } from './svg.ts';

/** x to the right, y up, z towards the viewer, in centimetres. */
export type Place = readonly [number, number, number];
export type Size = readonly [number, number, number];
export type Face = 'front' | 'side' | 'top';
/** Offset, colour and, where it is not solid, opacity. */
export type Stop = readonly [number, string, number?];

export interface StageOptions {
  readonly idPrefix: string;
  readonly yaw: number;
  readonly pitch: number;
  /** Draw the weave of fabrics: for pictures seen large. */
  readonly grain?: boolean;
}
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const paintedWoods = new Set(['white', 'black', 'sagewood', 'clay']);

/**
 * One orthographic camera and what it has seen. The solids are written for a view from the right; a negative yaw
 * shows the good from its left by drawing its mirror image and flipping the screen, with the light left in place.
 */
export class Stage {
  readonly flipped: boolean;
  readonly grain: boolean;
  readonly cosYaw: number;
  readonly sinYaw: number;
  readonly cosPitch: number;
  readonly sinPitch: number;
  private readonly idPrefix: string;
  private readonly definitions = new Map<string, { id: string; svg: string }>();
  private readonly ground: string[] = [];
  private readonly parts: string[] = [];
  private left = Infinity;
  private top = Infinity;
  private right = -Infinity;
  private bottom = -Infinity;

  constructor({ idPrefix, yaw, pitch, grain = false }: StageOptions) {
    this.idPrefix = idPrefix;
    this.grain = grain;
    this.flipped = yaw < 0;
    this.cosYaw = Math.cos(radians(Math.abs(yaw)));
    this.sinYaw = Math.sin(radians(Math.abs(yaw)));
    this.cosPitch = Math.cos(radians(pitch));
    this.sinPitch = Math.sin(radians(pitch));
  }

  /** Where a point of the world falls on the screen. */
  at(x: number, y: number, z: number): Point {
    const across = x * this.cosYaw - z * this.sinYaw;
    const down = -y * this.cosPitch + (x * this.sinYaw + z * this.cosYaw) * this.sinPitch;
    return [this.flipped ? -across : across, down];
  }

  /** Counts points as part of the picture, so that it is framed round them. */
  see(points: readonly Point[], margin = 0): void {
    for (const [x, y] of points) {
      this.left = Math.min(this.left, x - margin);
      this.top = Math.min(this.top, y - margin);
      this.right = Math.max(this.right, x + margin);
      this.bottom = Math.max(this.bottom, y + margin);
    }
  }

  get box(): Box {
    return { left: this.left, top: this.top, right: this.right, bottom: this.bottom };
  }

  add(svg: string): void {
    this.parts.push(svg);
  }

  /** Shadows: under everything, seen or not yet drawn. */
  addGround(svg: string): void {
    this.ground.push(svg);
  }

  /** The id of a definition, made once for each key. */
  define(key: string, make: (id: string) => string): string {
    const known = this.definitions.get(key);
    if (known) return known.id;
    const id = `${this.idPrefix}-${this.definitions.size + 1}`;
    // Reserved first, because making one definition may ask for another.
    this.definitions.set(key, { id, svg: '' });
    this.definitions.set(key, { id, svg: make(id) });
    return id;
  }

  blur(spread: number): string {
    const deviation = Math.max(0.2, Math.round(spread * 4) / 4);
    const area = { x: '-60%', y: '-140%', width: '220%', height: '380%' };
    const effect = tag('feGaussianBlur', { stdDeviation: deviation });
    return `url(#${this.define(`blur ${deviation}`, (id) => tag('filter', { id, ...area }, effect))})`;
  }

  /** A shape written once and drawn by reference, since most are drawn two or three times. */
  use(shape: string, look: Attributes): string {
    const id = this.define(`shape ${shape}`, (name) => path(shape, { id: name }));
    return tag('use', { href: `#${id}`, ...look });
  }

  clip(shape: string): string {
    return `url(#${this.define(`clip ${shape}`, (id) => tag('clipPath', { id }, this.use(shape, {})))})`;
  }

  /** A straight gradient; `inWorld` measures in units of the drawing instead of shares of the shape. */
  gradient(stops: readonly Stop[], from: Point, to: Point, inWorld = false): string {
    const line = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
    const units = inWorld ? 'userSpaceOnUse' : undefined;
    const key = `linear ${stops.flat().join()} ${[...from, ...to].map(short).join()} ${units}`;
    const make = (id: string): string =>
      tag('linearGradient', { id, gradientUnits: units, ...line }, stops.map(stopTag).join(''));
    return `url(#${this.define(key, make)})`;
  }

  radial(stops: readonly Stop[], [cx, cy]: Point, r: number): string {
    const key = `radial ${stops.flat().join()} ${cx} ${cy} ${r}`;
    const make = (id: string): string =>
      tag('radialGradient', { id, cx, cy, r }, stops.map(stopTag).join(''));
    return `url(#${this.define(key, make)})`;
  }

  poly(points: readonly Point[], fill: string, more: Attributes = {}): void {
    this.see(points);
    this.add(path(outline(points), { fill, ...more }));
  }

  line(points: readonly Point[], colour: string, width: number, opacity = 1): void {
    this.add(stroke(outline(points, false), colour, width, opacity));
  }

  /** The matrix that lays flat art on a face: front (x, y), side (z, y) or top (x, z). */
  matrix(face: Face, at: number): string {
    const { cosYaw, sinYaw, cosPitch, sinPitch } = this;
    const rows: Record<Face, readonly [number, number, number, number, number, number]> = {
      front: [cosYaw, sinYaw * sinPitch, 0, -cosPitch, -at * sinYaw, at * cosYaw * sinPitch],
      side: [-sinYaw, cosYaw * sinPitch, 0, -cosPitch, at * cosYaw, at * sinYaw * sinPitch],
      top: [cosYaw, sinYaw * sinPitch, -sinYaw, cosYaw * sinPitch, 0, -at * cosPitch],
    };
    const values = rows[face].map((value, index) => (this.flipped && index % 2 === 0 ? -value : value));
    return `matrix(${values.map((value) => Math.round(value * 1e4) / 1e4 || 0).join(' ')})`;
  }

  /** Flat art on a face of the world. */
  plane(face: Face, at: number, svg: string): void {
    this.add(tag('g', { transform: this.matrix(face, at) }, svg));
  }

  soft(name: string, cloth?: Cloth): Material {
    return this.material(fabricHex(name), 'fabric', cloth);
  }

  timber(name: string): Material {
    const natural = Object.hasOwn(woods, name) && !paintedWoods.has(name);
    return this.material(woodHex(name), natural ? 'wood' : 'lacquer');
  }

  metal(name: string): Material {
    return this.material(metalHex(name), 'metal');
  }

  glaze(name: string): Material {
    return this.material(fabricHex(name), 'glaze');
  }

  material(hex: string, finish: Finish, cloth?: Cloth): Material {
    return material(hex, finish, this.flipped, cloth);
  }

  /** Moves what `draw` adds to an earlier place of the painting order. */
  insertAt(mark: number, draw: () => void): void {
    const before = this.parts.length;
    draw();
    this.parts.splice(mark, 0, ...this.parts.splice(before));
  }

  /** Takes back what was added since a mark, to be wrapped and added again. */
  take(mark: number): string {
    return this.parts.splice(mark).join('');
  }

  get mark(): number {
    return this.parts.length;
  }

  get shadows(): string {
    return this.ground.join('');
  }

  get solids(): string {
    return this.parts.join('');
  }

  get defs(): string {
    return tag('defs', {}, [...this.definitions.values()].map(({ svg }) => svg).join(''));
  }
}

const stopTag = ([offset, colour, opacity = 1]: Stop): string =>
  tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity < 1 ? opacity : undefined });
