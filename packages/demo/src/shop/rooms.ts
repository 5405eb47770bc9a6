import { room } from '../furniture/index.ts';
import type { RoomItem, RoomLight, TileName } from '../furniture/index.ts';

interface Room {
  wall: TileName;
  /** As in `room`: where two framed prints hang. */
  art?: readonly [number, number];
  items: readonly RoomItem[];
}

/** All rooms have one form, so that none is cut wherever it is shown. */
const SIZE = { width: 1200, height: 840 };
const HORIZON = 0.69;

const rooms = {
  soft: {
    wall: 'sand',
    art: [560, 118],
    items: [
      { kind: 'rug', params: { pitch: 13 }, x: 640, y: 818, scale: 4.1 },
      { kind: 'floorlamp', params: { style: 'arc' }, x: 285, y: 672, scale: 2.6 },
      {
        kind: 'sofa',
        params: { color: 'sage', pillows: ['milk', 'terracotta'] },
        x: 600,
        y: 690,
        scale: 2.65,
      },
      { kind: 'plant', x: 1055, y: 700, scale: 2.35 },
      { kind: 'coffee', x: 640, y: 796, scale: 1.9 },
    ],
  },
  light: {
    wall: 'clay',
    art: [770, 150],
    items: [
      { kind: 'rug', params: { color: 'rose', pitch: 13 }, x: 520, y: 820, scale: 4.2 },
      { kind: 'floorlamp', params: { style: 'drum', color: 'milk' }, x: 215, y: 680, scale: 2.9 },
      { kind: 'chest', x: 905, y: 660, scale: 2.7 },
      { kind: 'tablelamp', x: 985, y: 448, scale: 2.3 },
      { kind: 'vase', x: 850, y: 448, scale: 1.5 },
      { kind: 'armchair', params: { color: 'mustard' }, x: 500, y: 770, scale: 3.3, yaw: 18 },
    ],
  },
  table: {
    wall: 'mist',
    items: [
      { kind: 'mirror', x: 940, y: 400, scale: 2 },
      { kind: 'pendant', x: 610, y: 268, scale: 2.8 },
      { kind: 'rug', params: { color: 'dust', pitch: 13 }, x: 600, y: 832, scale: 4.5 },
      { kind: 'shelf', x: 165, y: 640, scale: 1.9 },
      { kind: 'chair', params: { color: 'terracotta' }, x: 345, y: 725, scale: 2.7, yaw: 30 },
      { kind: 'chair', params: { color: 'terracotta' }, x: 880, y: 725, scale: 2.7, yaw: -30 },
      { kind: 'table', x: 610, y: 765, scale: 2.8 },
      { kind: 'vase', x: 640, y: 528, scale: 1.6 },
      { kind: 'plant', x: 1100, y: 670, scale: 2.3 },
    ],
  },
} as const satisfies Record<string, Room>;

export type RoomName = keyof typeof rooms;

const FOLDER = 'demo://room/';

/** A room as the address of a picture. */
export const roomUrl = (name: RoomName): string => FOLDER + name;

const roomAt = (url: string): { name: string; drawn: Room } | null => {
  const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length) : '';
  return Object.hasOwn(rooms, name) ? { name, drawn: rooms[name as RoomName] } : null;
};

/** Width and height of a room's picture, and the tile that its wall goes over into. Throws on any other address. */
export function roomLook(url: string): { width: number; height: number; tile: TileName } {
  const room = roomAt(url);
  if (!room) throw new Error(`No room at ${url}`);
  return { ...SIZE, tile: room.drawn.wall };
}

/** The SVG text that an address of a room stands for, at a time of the day; null for any other address. */
export function drawRoom(url: string, light: RoomLight): string | null {
  const found = roomAt(url);
  if (!found) return null;
  const { name, drawn } = found;
  const { items, ...looks } = drawn;
  return room(items, { ...SIZE, ...looks, light, horizon: HORIZON, idPrefix: `room-${name}` });
}
