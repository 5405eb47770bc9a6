import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { byCommand } from '../security/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { readChanges, recordChange, removeOldChanges } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const by = () => byCommand({ db: shop.db, now: shop.clock.now }, shop.db);
const note = (from: string, to: string) => ({ field: 'note', from, to });

test('fields that stayed as they were are not named', async () => {
  const changes = [note('a', 'b'), { field: 'date', from: null, to: null }];
  await recordChange(by(), { kind: 'order', record: 1, action: 'save', changes }, shop.db);
  expect(await readChanges(shop.db, 'order', 1)).toEqual([
    {
      id: expect.any(Number) as number,
      at: '2026-03-02T09:00:00.000Z',
      by: null,
      action: 'save',
      changes: [note('a', 'b')],
    },
  ]);
});

test('the newest is told first, and nothing of another record', async () => {
  for (const record of [2, 3, 2])
    await recordChange(by(), { kind: 'order', record, action: `of ${record}` }, shop.db);
  const told = await readChanges(shop.db, 'order', 2);
  expect(told.map(({ action }) => action)).toEqual(['of 2', 'of 2']);
  expect(told[0]!.id).toBeGreaterThan(told[1]!.id);
});

test('a change that is taken back leaves no entry', async () => {
  const undone = shop.db.transaction(async (tx) => {
    await recordChange(by(), { kind: 'order', record: 4, action: 'save' }, tx);
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await readChanges(shop.db, 'order', 4)).toEqual([]);
});

test.each([
  [3, '2029-03-02'],
  [5, '2031-03-02'],
])('what is older than %i years is removed', async (years, day) => {
  await recordChange(by(), { kind: 'order', record: 5, action: 'save' }, shop.db);
  await removeOldChanges(shop.db, new Date(`${day}T08:59:00Z`), years);
  expect(await readChanges(shop.db, 'order', 5)).toHaveLength(1);
  await removeOldChanges(shop.db, new Date(`${day}T09:01:00Z`), years);
  expect(await shop.db.query(sql`select id from audit_entries`)).toEqual([]);
});
