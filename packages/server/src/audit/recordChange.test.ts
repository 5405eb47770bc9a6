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

const leftAt = async (moment: string): Promise<string[]> => {
  await removeOldChanges(shop.db, new Date(moment), { years: 3, moneyYears: 5 });
  const rows = await shop.db.query<{ action: string }>(sql`select action from audit_entries order by id`);
  return rows.map(({ action }) => action);
};

test('what is older than it is kept for is removed, what tells of money last', async () => {
  await shop.db.query(sql`delete from audit_entries`);
  await recordChange(by(), { kind: 'good', record: 5, action: 'save' }, shop.db);
  await recordChange(by(), { kind: 'client', record: 5, action: 'bonus' }, shop.db);
  await recordChange(by(), { kind: 'order', record: 5, action: 'step' }, shop.db);
  expect(await leftAt('2029-03-02T08:59:00Z')).toEqual(['save', 'bonus', 'step']);
  expect(await leftAt('2029-03-02T09:01:00Z')).toEqual(['bonus', 'step']);
  expect(await leftAt('2031-03-02T08:59:00Z')).toEqual(['bonus', 'step']);
  expect(await leftAt('2031-03-02T09:01:00Z')).toEqual([]);
});

test('more than a portion is removed all the same, and an entry that somebody holds waits for the next time', async () => {
  await shop.db.query(sql`
    insert into audit_entries (at, address, kind, record, action)
    select ${shop.clock.now()}, 'command', 'good', n::text, 'save' from generate_series(1, 2500) n`);
  await shop.db.transaction(async (tx) => {
    await tx.query(sql`select from audit_entries where record = '7' for update`);
    expect(await leftAt('2040-01-01T00:00:00Z')).toEqual(['save']);
  });
  expect(await leftAt('2040-01-01T00:00:00Z')).toEqual([]);
});
