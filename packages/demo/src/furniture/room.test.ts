import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { room } from './index.ts';
import type { RoomItem } from './index.ts';

const items: readonly RoomItem[] = [
  { kind: 'rug', params: { style: 'border', pitch: 13 }, x: 600, y: 470, scale: 1.7 },
  { kind: 'sofa', params: { color: 'sage' }, x: 600, y: 428, scale: 1.8 },
];

it.each(['day', 'dusk'] as const)('draws a room by %s', (light) => {
  const svg = room(items, { light, width: 1200, height: 496, art: [700, 40] });
  const parser = new SaxesParser();
  const ids: string[] = [];
  parser.on('opentag', ({ attributes }) => {
    if (attributes['id']) ids.push(String(attributes['id']));
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
  expect(new Set(ids).size).toBe(ids.length);
  expect(svg).not.toMatch(/NaN|undefined/);
});

it('differs by the hour', () => {
  expect(room(items, { light: 'day' })).not.toBe(room(items, { light: 'dusk' }));
});
