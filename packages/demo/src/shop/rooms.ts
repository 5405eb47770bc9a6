import { room } from '../furniture/index.ts';
import type { RoomItem, RoomLight } from '../furniture/index.ts';

interface Room {
  light: RoomLight;
  /** As in `room`: where two framed prints hang. */
  art?: readonly [number, number];
  items: readonly RoomItem[];
}

/** All rooms are as wide as the largest picture that is served; words may lie on the left third of the wall. */
export const ROOM = { width: 1280, height: 720 };
const HORIZON = 0.7;

const rooms = {
  soft: {
    light: 'day',
    art: [815, 190],
    items: [
      { kind: 'rug', params: { style: 'border', pitch: 13 }, x: 900, y: 676, scale: 3.3 },
      { kind: 'floorlamp', params: { style: 'arc' }, x: 655, y: 560, scale: 1.9 },
      {
        kind: 'sofa',
        params: { color: 'sage', pillows: ['milk', 'terracotta'] },
        x: 880,
        y: 578,
        scale: 1.95,
      },
      { kind: 'plant', x: 1212, y: 585, scale: 1.75 },
      { kind: 'coffee', x: 900, y: 652, scale: 1.4 },
    ],
  },
  light: {
    light: 'dusk',
    art: [840, 190],
    items: [
      { kind: 'rug', params: { style: 'border', pitch: 13 }, x: 850, y: 668, scale: 3 },
      { kind: 'floorlamp', params: { style: 'drum', color: 'milk' }, x: 660, y: 570, scale: 2 },
      { kind: 'armchair', params: { color: 'mustard' }, x: 850, y: 625, scale: 2.3, yaw: 18 },
      { kind: 'chest', x: 1120, y: 545, scale: 1.7 },
      { kind: 'tablelamp', x: 1150, y: 410, scale: 1.7 },
    ],
  },
  table: {
    light: 'day',
    items: [
      { kind: 'pendant', x: 860, y: 188, scale: 2 },
      { kind: 'rug', params: { style: 'border', pitch: 13 }, x: 865, y: 690, scale: 3.6 },
      { kind: 'chair', params: { color: 'dust' }, x: 660, y: 590, scale: 2.1, yaw: 30 },
      { kind: 'chair', params: { color: 'dust' }, x: 1070, y: 590, scale: 2.1, yaw: -30 },
      { kind: 'table', x: 865, y: 620, scale: 2.1 },
      { kind: 'plant', x: 1210, y: 560, scale: 1.7 },
    ],
  },
} as const satisfies Record<string, Room>;

export type RoomName = keyof typeof rooms;

const FOLDER = 'demo://room/';

/** A room as the address of a picture. */
export const roomUrl = (name: RoomName): string => FOLDER + name;

const isRoom = (name: string): name is RoomName => Object.hasOwn(rooms, name);

/** The SVG text that an address of a room stands for; null for any other address. */
export function drawRoom(url: string): string | null {
  const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length) : '';
  if (!isRoom(name)) return null;
  const { items, ...looks }: Room = rooms[name];
  return room(items, { ...ROOM, ...looks, horizon: HORIZON, idPrefix: `room-${name}` });
}
