import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createStepShop } from './testing/createStepShop.ts';
import type { StepShop } from './testing/createStepShop.ts';
import { causes } from './testing/causes.ts';

let shop: StepShop;
beforeAll(async () => {
  shop = await createStepShop();
});
afterAll(() => shop.close());

/** What was put aside for an order, by article and code of the store. */
async function asideOf(id: number) {
  const stores = new Map(Object.entries(shop.ids.stores).map(([code, store]) => [store, code]));
  const { order, pieces } = await shop.see(id);
  return pieces.map(({ offer, store, quantity }) => [
    order.lines.find((line) => line.offer === offer)?.article,
    stores.get(store.id),
    quantity,
  ]);
}

test('an order tells from which stores its pieces come', async () => {
  await shop.db.query(sql`
    update stock set quantity = case s.code when 'msk-1' then 2 when 'khimki-1' then 1 else 0 end
    from stores s where s.id = store_id and offer_id = ${shop.offer('SOFA-SAGE')}`);
  const buyer = await shop.withCart({ 'SOFA-SAGE': 3 });
  const id = await shop.create(buyer, await shop.draft(buyer));
  const aside = await asideOf(id);
  expect(aside).toHaveLength(2);
  expect(aside).toEqual(
    expect.arrayContaining([
      ['SOFA-SAGE', 'khimki-1', 1],
      ['SOFA-SAGE', 'msk-1', 2],
    ]),
  );
});

test('for an order that is cancelled nothing lies aside any more', async () => {
  const [, id] = await shop.whole();
  expect(await asideOf(id)).not.toEqual([]);
  await shop.step(id, 'cancelled', { cause: causes.asked });
  expect((await shop.see(id)).pieces).toEqual([]);
});

test('what is given back of a row, or comes to it, is told by place', async () => {
  const [, id] = await shop.whole();
  const { order } = await shop.see(id);
  const row = order.lines.findIndex(({ article }) => article === 'LAMP');
  await shop.change(id, { rows: [{ row, quantity: 7 }] });
  const lamps = (await asideOf(id)).filter(([article]) => article === 'LAMP');
  expect(lamps.reduce((sum, [, , quantity]) => sum + Number(quantity), 0)).toBe(7);
});
