import { expect, test } from 'vitest';
import { shortcuts } from '../keys/index.ts';
import type { Shortcut } from '../keys/index.ts';
import { sheetGroups } from './sheetGroups.ts';

const told = (single: boolean) => sheetGroups(single).flatMap(({ rows }) => rows);

test('the sheet tells of every shortcut once, under its place', () => {
  const all: Shortcut[] = Object.values(shortcuts);
  expect(told(true)).toHaveLength(all.length);
  expect(new Set(told(true))).toEqual(new Set(all));
  for (const { place, rows } of sheetGroups(true)) for (const row of rows) expect(row.place).toBe(place);
});

test('single keys that are switched off are not told of', () => {
  const left = told(false).map(({ does }) => does);
  expect(left).toContain(shortcuts.palette.does);
  expect(left).toContain(shortcuts.open.does);
  for (const { does } of [shortcuts.sheet, shortcuts.search, shortcuts.down, shortcuts.up])
    expect(left).not.toContain(does);
});
