import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movedIds } from '@siren/domain/references';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createStepShop } from '../fulfilment/testing/createStepShop.ts';
import type { StepShop } from '../fulfilment/testing/createStepShop.ts';
import { signIn } from '../cart/testing/signIn.ts';
import type { Visitor } from '../testing/index.ts';
import { referencesHandlers } from './index.ts';

const CAUSES = 2;
let shop: StepShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createStepShop({ more: referencesHandlers });
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'orders.manage', 'refs.edit'] where login = 'staff'`);
  staff = await signIn(shop, 'staff');
});
afterAll(() => shop.close());

const see = () => staff.call('/api/admin/refs/get', { id: CAUSES });
const add = async (name: string, told = '') => {
  const { entries } = await staff.call('/api/admin/refs/save-entry', {
    ...{ id: CAUSES, entry: null, values: { name, told } },
  });
  return entries.at(-1)!;
};
const offered = async () => (await staff.call('/api/admin/orders/cancel-causes', {})).causes;
const seen = async (entry: number) => {
  const found = (await see()).entries.find(({ id }) => id === entry)!;
  return { id: CAUSES, entry, version: found.version };
};
const cancel = async (id: number, cause: number, tell = false) => {
  const { version } = await shop.see(id);
  return staff.call('/api/admin/orders/step', { id, version, to: 'cancelled', cause, tell });
};
const placed = async () => (await shop.ordered())[1];

test('a cause that is added is offered behind the others, and its words stay with the order', async () => {
  const { id: cause } = await add('Склад  сгорел', 'склад пострадал');
  expect((await offered()).at(-1)).toEqual({ id: cause, name: 'Склад сгорел' });
  const order = await placed();
  expect((await cancel(order, cause, true)).cancelCause).toBe('Склад сгорел');
  expect(shop.sent.at(-1)!.text).toContain('Причина: склад пострадал.');
  await staff.call('/api/admin/refs/save-entry', {
    ...(await seen(cause)),
    values: { name: 'Склад закрыт' },
  });
  const { cancelCause, changes } = await shop.see(order);
  expect(cancelCause).toBe('Склад сгорел');
  expect(changes[0]!.changes).toContainEqual({ field: 'cause', from: null, to: 'Склад сгорел' });
  expect((await offered()).at(-1)!.name).toBe('Склад закрыт');
});

test('one that is switched off is offered no more, and cancels nothing', async () => {
  const { id: cause } = await add('Закрыли точку');
  await staff.call('/api/admin/refs/switch-entry', { ...(await seen(cause)), active: false });
  expect((await offered()).map(({ id }) => id)).not.toContain(cause);
  const order = await placed();
  expect(await refusalOf(cancel(order, cause))).toBe('order.cause_gone');
  expect((await shop.see(order)).order.status.code).toBe('new');
});

test('one that is used is not deleted; it is told where, the newest first', async () => {
  const { id: cause } = await add('Адрес не найден');
  const orders: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    orders.push(await placed());
    await cancel(orders[n]!, cause);
  }
  const answer = staff.call('/api/admin/refs/delete-entry', await seen(cause));
  await expect(answer).rejects.toMatchObject({ key: 'ref.used', body: { data: { id: CAUSES } } });
  expect((await see()).entries.find(({ id }) => id === cause)!.uses).toBe(6);
  expect(await staff.call('/api/admin/refs/uses', { id: CAUSES, entry: cause })).toEqual({
    ...{ total: 6, records: orders.toReversed().slice(0, 5) },
  });
  const unused = await add('Ошибка кассира');
  expect(await staff.call('/api/admin/refs/uses', { id: CAUSES, entry: unused.id })).toEqual({
    ...{ total: 0, records: [] },
  });
  expect((await staff.call('/api/admin/refs/uses', { id: 1, entry: unused.id })).total).toBe(0);
});

test('of a cancel and a deletion at once one happens, and the other is told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id: cause } = await add(`Причина ${round}`);
    const [order, entry] = [await placed(), await seen(cause)];
    const [cancelled, deleted] = await Promise.all([
      refusalOf(cancel(order, cause)),
      refusalOf(staff.call('/api/admin/refs/delete-entry', entry)),
    ]);
    const { entries } = await see();
    const told = [cancelled, deleted, entries.some(({ id }) => id === cause)];
    expect([
      ['done', 'ref.used', true],
      ['order.cause_gone', 'done', false],
    ]).toContainEqual(told);
  }
});

test('after any moves the order is that of the screen, and what is offered follows it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(), fc.option(fc.nat(), { freq: 8 })), { minLength: 1, maxLength: 8 }),
      async (moves) => {
        let ids = (await see()).entries.map(({ id }) => id);
        for (const [one, other] of moves) {
          const move = {
            entry: ids[one % ids.length]!,
            before: other === null ? null : ids[other % ids.length]!,
          };
          ids = movedIds(ids, move);
          const { entries } = await staff.call('/api/admin/refs/move-entry', { id: CAUSES, ...move });
          expect(entries.map(({ id }) => id)).toEqual(ids);
        }
        const on = new Set((await see()).entries.filter(({ active }) => active).map(({ id }) => id));
        expect((await offered()).map(({ id }) => id)).toEqual(ids.filter((id) => on.has(id)));
      },
    ),
    { numRuns: 8 },
  );
});

test('sixty moves to the first place leave each where the screen has it', async () => {
  let ids = (await see()).entries.map(({ id }) => id);
  for (let n = 0; n < 60; n += 1) {
    const move = { entry: ids[(n * 7) % ids.length]!, before: ids[0]! };
    ids = movedIds(ids, move);
    await staff.call('/api/admin/refs/move-entry', { id: CAUSES, ...move });
  }
  expect((await see()).entries.map(({ id }) => id)).toEqual(ids);
});

test('a move is in the history with both places; what is typed meanwhile is not refused for it', async () => {
  const [first, second] = (await see()).entries;
  const before = await seen(second!.id);
  const { changes } = await staff.call('/api/admin/refs/move-entry', {
    ...{ id: CAUSES, entry: second!.id, before: first!.id },
  });
  expect(changes[0]).toMatchObject({ action: 'move' });
  expect(changes[0]!.changes).toContainEqual({ field: 'place', from: 2, to: 1 });
  const typed = { ...before, values: { told: 'не вышло' } };
  expect((await staff.call('/api/admin/refs/save-entry', typed)).entries[0]!.values['told']).toBe('не вышло');
});

test('nothing goes before what is not there, and lines of synonyms have no order of their own', async () => {
  const [{ id: entry } = { id: 0 }] = (await see()).entries;
  const nowhere = staff.call('/api/admin/refs/move-entry', { id: CAUSES, entry, before: 90_000 });
  expect(await refusalOf(nowhere)).toBe('ref.entry_not_found');
  const gone = staff.call('/api/admin/refs/move-entry', { id: CAUSES, entry: 90_000, before: null });
  expect(await refusalOf(gone)).toBe('ref.entry_not_found');
  const unordered = staff.call('/api/admin/refs/move-entry', { id: 1, entry, before: null });
  expect(await refusalOf(unordered)).toBe('general.bad_request');
});
