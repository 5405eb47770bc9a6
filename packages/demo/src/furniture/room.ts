import { tiles } from './base/colours.ts';
import type { TileName } from './base/colours.ts';
import { complete } from './base/params.ts';
import { tone } from './base/oklch.ts';
import type { Box } from './base/stage.ts';
import { d, ellipse, escapeText, group, path, rect, roundLines, tag } from './base/svg.ts';
import type { Point } from './base/svg.ts';
import { wallArt } from './parts/wall-art.ts';
import { stageOf } from './picture.ts';
import { kindOf } from './registry.ts';
import type { FurnitureKind, ParamsOf } from './registry.ts';

/** A good in a room: `x`, `y` is where its bottom middle stands, in the units of the scene. */
export type RoomItem = {
  [K in FurnitureKind]: {
    readonly kind: K;
    readonly params?: ParamsOf<K>;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
    readonly yaw?: number;
  };
}[FurnitureKind];

export type RoomLight = 'day' | 'dusk';

export interface RoomOptions {
  readonly light: RoomLight;
  /** Colour of the wall: whoever shows the picture may go on with it around. @default sand */
  readonly wall?: TileName;
  readonly width?: number;
  readonly height?: number;
  /** Where the wall meets the floor, as a share of the height. */
  readonly horizon?: number;
  /** Where two framed prints hang, by their upper left corner. */
  readonly art?: readonly [number, number];
  readonly idPrefix?: string;
  readonly label?: string;
  readonly fit?: string;
}

/** Oak boards, in the light of the wall above them. */
const floors: Record<RoomLight, string> = { day: '#ddcfbd', dusk: '#5a4d44' };

interface Scene {
  readonly w: number;
  readonly h: number;
  readonly y: number;
  readonly prefix: string;
  readonly light: RoomLight;
  readonly wall: string;
}

const gradient = (
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  across: boolean,
): string =>
  tag(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: across ? 1 : 0, y2: 1 },
    stops
      .map(([offset, colour, opacity]) =>
        tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      )
      .join(''),
  );

/** Panes of light that a window out of sight throws on the wall by day. */
const windowLight = ({ w, y, prefix, light }: Scene): string => {
  if (light === 'dusk') return '';
  const pane = (left: number, high: number): string => {
    const [x, top, wide, tall] = [w * left, y * high, w * 0.075, y * 0.3];
    return d`M${x} ${top}l${wide} ${tall * 0.12}v${tall}l${-wide} ${-tall * 0.12}Z`;
  };
  const panes = [pane(0.06, 0.12), pane(0.145, 0.16), pane(0.06, 0.46), pane(0.145, 0.5)].join('');
  return path(panes, { fill: '#ffffff', opacity: 0.5, filter: `url(#${prefix}-soft)` });
};

const lamps: readonly FurnitureKind[] = ['floorlamp', 'tablelamp', 'pendant', 'sconce'];

/** At dusk what stands near a lamp is warm with its light. */
const lampLight = ({ prefix }: Scene, { kind, scale }: RoomItem, [x, y]: Point, box: Box): string => {
  if (!lamps.includes(kind)) return '';
  const tall = (box.bottom - box.top) * scale;
  const reach = Math.max(tall * 0.8, 180);
  const hangs = kind === 'pendant' ? 0.8 : 0.24;
  return ellipse(x, y - tall * (1 - hangs), reach, reach * 0.86, { fill: `url(#${prefix}-lamp)` });
};

const shell = (scene: Scene): string => {
  const { w, h, y, prefix, light, wall } = scene;
  const floor = floors[light];
  const soft = tag('filter', { id: `${prefix}-soft` }, tag('feGaussianBlur', { stdDeviation: w * 0.006 }));
  const defs =
    gradient(
      `${prefix}-wall`,
      [
        [0, wall],
        [1, tone(wall, -0.035)],
      ],
      true,
    ) +
    gradient(
      `${prefix}-floor`,
      [
        [0, tone(floor, -0.03)],
        [1, tone(floor, 0.02)],
      ],
      false,
    ) +
    gradient(
      `${prefix}-corner`,
      [
        [0, '#241c2b', 0],
        [1, '#241c2b', 0.1],
      ],
      false,
    ) +
    // Beginning with nothing: on its left a room goes over into whatever has the colour of its wall.
    gradient(
      `${prefix}-shade`,
      [
        [0, '#17121f', 0],
        [0.2, '#17121f', 0.1],
        [1, '#17121f', 0.1],
      ],
      true,
    ) +
    tag(
      'radialGradient',
      { id: `${prefix}-lamp` },
      tag('stop', { offset: 0, 'stop-color': '#ffcf8a', 'stop-opacity': 0.42 }) +
        tag('stop', { offset: 0.45, 'stop-color': '#ffcf8a', 'stop-opacity': 0.14 }) +
        tag('stop', { offset: 1, 'stop-color': '#ffcf8a', 'stop-opacity': 0 }),
    ) +
    soft;
  const seams = [0.18, 0.42, 0.7].map((share) => d`M0 ${y + (h - y) * share}H${w}`).join('');
  return [
    tag('defs', {}, defs),
    rect(0, 0, w, h, { fill: `url(#${prefix}-wall)` }),
    windowLight(scene),
    rect(0, y * 0.7, w, y * 0.3, { fill: `url(#${prefix}-corner)` }),
    rect(0, y, w, h - y, { fill: `url(#${prefix}-floor)` }),
    path(seams, { stroke: tone(floor, -0.09), 'stroke-width': 1, opacity: 0.35, fill: 'none' }),
    rect(0, y - 9, w, 9, { fill: tone(wall, 0.03) }),
    rect(0, y - 0.8, w, 1.6, { fill: tone(floor, -0.12), opacity: 0.7 }),
  ].join('');
};

/** Several goods in one room, drawn in the order given. */
export function room(items: readonly RoomItem[], options: RoomOptions): string {
  const { light, width: w = 1200, height: h = 700, horizon = 0.66, idPrefix = 'room', label = '' } = options;
  const { hex, dark } = tiles[options.wall ?? 'sand'];
  const scene: Scene = { w, h, y: h * horizon, prefix: idPrefix, light, wall: light === 'day' ? hex : dark };
  const goods = items.map((item, index) => {
    const kind = kindOf(item.kind);
    const values = complete(kind.schema, item.params ?? {});
    const yaw = item.yaw === undefined ? {} : { yaw: item.yaw };
    const stage = stageOf(kind, values, { idPrefix: `${idPrefix}-${index}`, ...yaw });
    const { left, right, bottom } = stage.box;
    const place =
      d`transla` +
      d`te(${item.x - ((left + right) / 2) * item.scale} ${item.y - bottom * item.scale}) sca` +
      d`le(${item.scale})`;
    const glow = light === 'dusk' ? lampLight(scene, item, [item.x, item.y], stage.box) : '';
    return { glow, good: group({ transform: place }, stage.defs + stage.shadows + stage.solids) };
  });
  const shade = light === 'dusk' ? rect(0, 0, w, h, { fill: `url(#${idPrefix}-shade)` }) : '';
  const art = options.art
    ? group({ transform: d`translate(${options.art[0]} ${options.art[1]})` }, wallArt)
    : '';
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...roundLines,
    width: w,
    height: h,
    viewBox: d`0 0 ${w} ${h}`,
    preserveAspectRatio: options.fit ?? 'xMidYMid slice',
    ...(label ? { role: 'img', 'aria-label': escapeText(label) } : { 'aria-hidden': 'true' }),
  };
  const glows = goods.map(({ glow }) => glow).join('');
  return tag('svg', attributes, shell(scene) + art + goods.map(({ good }) => good).join('') + shade + glows);
}
