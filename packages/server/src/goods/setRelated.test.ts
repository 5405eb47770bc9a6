import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createGoodsShop } from './testing/createGoodsShop.ts';
import type { GoodsShop } from './testing/createGoodsShop.ts';

let shop: GoodsShop;
/** Ids of goods of one section; the first one is looked at. */
let ids: number[] = [];
const COUNT = 10;
const feed = Array.from({ length: COUNT }, (_, at) => ({
  ...{ id: `r${at}`, name: `Гамак ${at}`, article: `R-${at}`, price: 1_000 + at, count: 5 },
}));
beforeAll(async () => {
  shop = await createGoodsShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.take(...feed);
  ids = await Promise.all(feed.map(({ id }) => shop.idOf(id)));
  await shop.db.query(sql`update products set related = null, hidden = false where id = any(${ids}::int[])`);
});

async function set(related: number[] | null, id = ids[0]!) {
  const { version } = await shop.see(id);
  return shop.staff.call('/api/admin/catalog/set-related', { id, version, related });
}
const refused = (related: number[]) => refusalOf(set(related));
const inShop = async () => {
  const { related } = await shop.call('/api/catalog/product', { path: (await shop.see(ids[0]!)).path });
  return related.map(({ id }) => id);
};
const inRecord = async () => (await shop.see(ids[0]!)).related.map(({ id }) => id);

test('what the shop computes is seen in the record, and gives way to what staff set, in its order', async () => {
  const computed = await inShop();
  expect(computed.length).toBeGreaterThan(3);
  expect(await shop.see(ids[0]!)).toMatchObject({ relatedByHand: false });
  expect(await inRecord()).toEqual(computed);
  const wanted = [ids[7]!, ids[2]!, ids[5]!];
  const { related, relatedByHand, changes } = await set(wanted);
  expect([related.map(({ id }) => id), relatedByHand]).toEqual([wanted, true]);
  expect(related[0]).toMatchObject({ name: 'Гамак 7', article: 'R-7', state: 'sold' });
  expect(changes[0]).toMatchObject({
    ...{ action: 'related', by: { name: 'Имя staff' } },
    changes: [{ field: 'related', from: null, to: wanted.join(', ') }],
  });
  await vi.waitFor(async () => expect(await inShop()).toEqual(wanted));
  await shop.take(...feed);
  expect(await inRecord()).toEqual(wanted);
  const back = await set(null);
  expect(back).toMatchObject({ relatedByHand: false, changes: [{ action: 'related_back' }, {}] });
  expect(await inRecord()).toEqual(computed);
  await vi.waitFor(async () => expect(await inShop()).toEqual(computed));
});

test('none at all is a wish, too', async () => {
  await set([]);
  expect(await shop.see(ids[0]!)).toMatchObject({ related: [], relatedByHand: true });
  await vi.waitFor(async () => expect(await inShop()).toEqual([]));
});

test('what is hidden or gone stays in the record with its state, and is not in the shop', async () => {
  const wanted = [ids[1]!, ids[2]!, ids[3]!];
  await set(wanted);
  await shop.save(ids[1]!, { set: { hidden: true } });
  await shop.take(...feed.filter(({ id }) => id !== 'r3'));
  const { related } = await shop.see(ids[0]!);
  expect(related.map(({ state }) => state)).toEqual(['hidden', 'sold', 'gone']);
  await vi.waitFor(async () => expect(await inShop()).toEqual([ids[2]]));
  await set([ids[3]!, ids[1]!, ids[2]!]);
  expect(await inRecord()).toEqual([ids[3], ids[1], ids[2]]);
  await set([ids[2]!]);
  expect(await inRecord()).toEqual([ids[2]]);
});

test('the list of goods that staff set something of has it', async () => {
  const found = async () =>
    (await shop.staff.call('/api/admin/catalog/list', { query: 'R-0', filters: { byHand: true } })).rows.map(
      ({ id }) => id,
    );
  expect(await found()).toEqual([]);
  await set([ids[1]!]);
  expect(await found()).toEqual([ids[0]]);
});

test('itself, one twice, too many and what there is not are refused, and nothing changes', async () => {
  await set([ids[1]!]);
  const before = await shop.see(ids[0]!);
  for (const wrong of [[ids[0]!], [ids[1]!, ids[1]!], ids.slice(1), [900_000]])
    expect(await refused(wrong)).toBe('general.bad_request');
  expect(await shop.see(ids[0]!)).toEqual(before);
});

test('of two who save at once one is told of the other, and the same list twice is one change', async () => {
  const { version } = await shop.see(ids[0]!);
  const save = (related: number[]) =>
    shop.staff.call('/api/admin/catalog/set-related', { id: ids[0]!, version, related });
  const same = await Promise.all([save([ids[1]!]), save([ids[1]!])]);
  expect(same.map((good) => good.version)).toEqual([version + 1, version + 1]);
  expect(await refusalOf(save([ids[2]!]))).toBe('general.conflict');
  expect(await inRecord()).toEqual([ids[1]]);
});

test('who may not edit goods may not set them', async () => {
  const visitor = shop.visitor();
  expect(
    await refusalOf(
      visitor.call('/api/admin/catalog/set-related', { id: ids[0]!, version: 0, related: null }),
    ),
  ).toMatch(/^user\./u);
});

test('any list of others is kept and shown as it was set', async () => {
  const others = fc.shuffledSubarray(
    [...Array(COUNT - 1).keys()].map((at) => at + 1),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(others, async (places) => {
      const wanted = places.map((at) => ids[at]!);
      await set(wanted);
      expect(await inRecord()).toEqual(wanted);
      await vi.waitFor(async () => expect(await inShop()).toEqual(wanted));
    }),
    { numRuns: 10 },
  );
});
