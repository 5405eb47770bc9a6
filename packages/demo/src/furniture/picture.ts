import { tiles } from './base/colours.ts';
import type { HexColour, TileName } from './base/colours.ts';
import type { Kind } from './base/kind.ts';
import { clamp } from './base/numbers.ts';
import { complete } from './base/params.ts';
import type { Schema, Values } from './base/params.ts';
import { Stage } from './base/stage.ts';
import type { Box } from './base/stage.ts';
import { d, escapeText, group, rect, roundLines, tag } from './base/svg.ts';
import { kindOf } from './registry.ts';
import type { FurnitureKind, ParamsOf } from './registry.ts';

export interface PictureOptions {
  /** Width over height. */
  readonly ratio?: number;
  /** The ground: a tile, a colour of its own, or nothing for a transparent picture. */
  readonly tile?: TileName | HexColour | '';
  /** The share of the picture's width that the good takes. */
  readonly fill?: number;
  readonly zoom?: number;
  /** Shift of the good, in shares of the picture's width and height. */
  readonly dx?: number;
  readonly dy?: number;
  /** Draw the weave of fabrics: for pictures seen large. */
  readonly grain?: boolean;
  /** The angle of the camera instead of the good's own; negative looks from the left. */
  readonly yaw?: number;
  readonly pitch?: number;
  /** Keeps ids apart where several pictures stand on one page. */
  readonly idPrefix?: string;
  readonly label?: string;
  /** Height of the picture in pixels. */
  readonly size?: number;
  /** How the picture fits a frame of another shape. */
  readonly fit?: string;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const frameHeight = 400;

/** Draws a good on a stage of its own; the values must be complete. */
export const stageOf = (kind: Kind<Schema>, values: Values<Schema>, options: PictureOptions): Stage => {
  const ownYaw = kind.yaw ? kind.yaw(values) : values['yaw'];
  const yaw = kind.yaw && kind.yaw(values) === 0 ? 0 : (options.yaw ?? Number(ownYaw ?? 0));
  const stage = new Stage({
    idPrefix: options.idPrefix ?? 'f',
    yaw: clamp(yaw, -60, 60),
    pitch: options.pitch ?? kind.pitch(values),
    grain: options.grain ?? false,
  });
  kind.draw(stage, stage.flipped && kind.mirrored ? kind.mirrored(values) : values);
  return stage;
};

/** Puts what the stage has seen into the frame: standing low, hanging from the top, or in the middle. */
export const frame = (kind: Kind<Schema>, box: Box, options: PictureOptions): Frame => {
  const { ratio = 1, zoom = 1, dx = 0, dy = 0 } = options;
  const [height, width] = [frameHeight, frameHeight * ratio];
  const share = (options.fill ?? kind.fill) * zoom;
  const [boxWidth, boxHeight] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min((width * share) / boxWidth, (height * Math.min(share, 0.82 * zoom)) / boxHeight);
  const middle = height / 2 - ((box.top + box.bottom) / 2) * scale;
  const low = height * (0.5 + Math.min(0.37, (boxHeight * scale) / height / 2 + 0.035)) - box.bottom * scale;
  const settled = { floor: zoom > 1 ? middle : low, ceiling: -box.top * scale, wall: middle, flat: middle };
  return {
    width,
    height,
    scale,
    x: width / 2 - ((box.left + box.right) / 2) * scale + dx * width,
    y: settled[kind.placement] + dy * height,
  };
};

const isTile = (name: string): name is TileName => Object.hasOwn(tiles, name);

const tileHex = (tile: TileName | HexColour): HexColour => (isTile(tile) ? tiles[tile].hex : tile);

/** The whole picture round a drawing. */
export const svgOf = (frameOf: Frame, stage: Stage, inner: string, options: PictureOptions): string => {
  const { tile = '', label = '', size = frameHeight * 2, fit = 'xMidYMid meet' } = options;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...roundLines,
    width: (size * frameOf.width) / frameOf.height,
    height: size,
    viewBox: d`0 0 ${frameOf.width} ${frameOf.height}`,
    preserveAspectRatio: fit,
    ...(label ? { role: 'img', 'aria-label': escapeText(label) } : { 'aria-hidden': 'true' }),
  };
  const ground = tile ? rect(0, 0, frameOf.width, frameOf.height, { fill: tileHex(tile) }) : '';
  const place = `${d`translate(${frameOf.x} ${frameOf.y})`} scale(${Math.round(frameOf.scale * 1e4) / 1e4})`;
  return tag('svg', attributes, stage.defs + ground + group({ transform: place }, inner));
};

/** One good as SVG text. Throws on unknown parameters and on values out of bounds. */
export function picture<K extends FurnitureKind>(
  name: K,
  params: ParamsOf<K> = {},
  options: PictureOptions = {},
): string {
  const kind = kindOf(name);
  const stage = stageOf(kind, complete(kind.schema, params), options);
  return svgOf(frame(kind, stage.box, options), stage, stage.shadows + stage.solids, options);
}
