import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { onlyRow, sql } from '../db/index.ts';
import { importFeed } from '../import/index.ts';
import { bytesOf, feedXml } from '../import/testing/index.ts';
import type { TestOffer } from '../import/testing/index.ts';
import { createGoodsShop } from './testing/createGoodsShop.ts';
import type { GoodsShop } from './testing/createGoodsShop.ts';

let shop: GoodsShop;
let ural = 0;
beforeAll(async () => {
  shop = await createGoodsShop();
  ural = onlyRow(await shop.db.query<{ id: number }>(sql`select id from regions where code = 'ural'`)).id;
});
afterAll(() => shop.close());

const takeUral = (...offers: TestOffer[]) =>
  importFeed({
    ...{ db: shop.db, source: 'goods', file: 'goods', region: 'ural', clock: shop.clock.now },
    stream: bytesOf(
      feedXml({
        categories: [{ id: '1', name: 'Гамаки' }],
        offers: offers.map((offer) => ({ category: '1', ...offer })),
      }),
    ),
  });

let goods = 0;
/** A hammock that a feed sells in Moscow alone, and what names its price in the Ural. */
async function hammock() {
  const external = `n${(goods += 1)}`;
  const offer = { id: external, name: `Гамак Бриз ${goods}`, article: external, price: 3_400 };
  await shop.take(offer);
  const id = await shop.idOf(external);
  const { path, variants } = await shop.see(id);
  return { id, path, offer, which: { offer: variants[0]!.offer, region: ural } };
}
const money = { price: 2_990, oldPrice: null };
const pricesOf = async (id: number) => (await shop.see(id)).variants[0]!.prices;
const uralOf = async (id: number) => (await pricesOf(id)).find(({ region }) => region.id === ural);
/** What shoppers of the Ural see of it: price and pieces; null where it is not sold there. */
async function soldInUral(path: string) {
  const there = { region: 'ural', city: 'ekaterinburg' };
  const seen = await shop.call('/api/catalog/product', { path }, there).catch(() => null);
  return seen && [seen.price, seen.stock.quantity];
}

describe('a price where no feed names one', () => {
  test('is by hand, stays with the imports of both regions, and goes where it is taken away', async () => {
    const { id, which, offer } = await hammock();
    const made = await shop.save(id, { newPrices: [{ ...which, ...money }] });
    expect(made.variants[0]!.prices).toHaveLength(2);
    const own = { ...money, feed: null, byHand: { at: shop.clock.now().toISOString() } };
    expect(await uralOf(id)).toMatchObject(own);
    await shop.take(offer);
    await takeUral();
    expect(await uralOf(id)).toMatchObject(own);
    await shop.save(id, { gonePrices: [which] });
    expect(await uralOf(id)).toBeUndefined();
    expect((await shop.see(id)).state).toBe('sold');
    const [kept] = await shop.db.query(sql`select from hand_prices where offer_id = ${which.offer}`);
    expect(kept).toBeUndefined();
  });

  test('sells the pieces of the stores there, and nothing once it is taken away', async () => {
    const { id, path, which } = await hammock();
    expect(await soldInUral(path)).toBeNull();
    await shop.save(id, { newPrices: [{ ...which, ...money }] });
    await shop.db.query(sql`
      insert into stock (offer_id, store_id, quantity)
      select ${which.offer}::int, s.id, 4 from stores s join cities c on c.id = s.city_id
      where c.region_id = ${ural} order by s.id limit 1`);
    await vi.waitFor(async () => expect(await soldInUral(path)).toEqual([money.price, 4]));
    const buyer = shop.visitor({ region: 'ural', city: 'ekaterinburg' });
    const { content } = await buyer.call('/api/cart/add', { id: which.offer });
    expect(content).toMatchObject([{ offer: which.offer }]);
    await shop.save(id, { gonePrices: [which] });
    await vi.waitFor(async () => expect(await soldInUral(path)).toBeNull());
  });

  test('stays where a feed names another one; given back it is what the feed says', async () => {
    const { id, which, offer } = await hammock();
    await shop.save(id, { newPrices: [{ ...which, ...money }] });
    await takeUral({ ...offer, price: 3_100 });
    expect(await uralOf(id)).toMatchObject({ ...money, feed: { price: 3_100, oldPrice: null } });
    expect(await refusalOf(shop.save(id, { gonePrices: [which] }))).toBe('general.bad_request');
    await shop.save(id, { pricesBack: [which] });
    expect(await uralOf(id)).toMatchObject({ price: 3_100, byHand: null });
  });

  test('sells what no feed has any more, and what has no price left is sold nowhere', async () => {
    const { id, which } = await hammock();
    const elsewhere = () => shop.take({ id: 'other', name: 'Качели', article: 'other' });
    await elsewhere();
    expect((await shop.see(id)).state).toBe('gone');
    await shop.save(id, { newPrices: [{ ...which, ...money }] });
    expect((await shop.see(id)).state).toBe('sold');
    await elsewhere();
    expect((await shop.see(id)).state).toBe('sold');
    await shop.save(id, { gonePrices: [which] });
    expect((await shop.see(id)).state).toBe('gone');
  });

  test('is not lost to an import that names it at the same moment', async () => {
    const { id, which, offer } = await hammock();
    await Promise.all([
      shop.save(id, { newPrices: [{ ...which, ...money }] }).catch(() => null),
      takeUral({ ...offer, price: 3_100 }),
    ]);
    const { byHand, price } = (await uralOf(id))!;
    expect(price).toBe(byHand ? money.price : 3_100);
  });

  test('pressed twice is made once; another one by then is a conflict that tells it', async () => {
    const { id, which } = await hammock();
    const { version } = await shop.see(id);
    const wish = { id, version, newPrices: [{ ...which, ...money }] };
    const [one, again] = [
      await shop.staff.call('/api/admin/catalog/save', wish),
      await shop.staff.call('/api/admin/catalog/save', wish),
    ];
    expect([one.version, again.version]).toEqual([version + 1, version + 1]);
    const other = { ...wish, version: version + 1, newPrices: [{ ...which, price: 10, oldPrice: null }] };
    expect(await refusalOf(shop.staff.call('/api/admin/catalog/save', other))).toBe('general.conflict');
    expect(await uralOf(id)).toMatchObject(money);
  });

  test('of a strange variant or region, and the taking of a price that a feed names, are refused', async () => {
    const { id, which } = await hammock();
    const moscow = (await pricesOf(id))[0]!.region.id;
    const stranger = { offer: shop.ids.offers['LAMP']!, region: ural };
    for (const wish of [
      { newPrices: [{ ...stranger, ...money }] },
      { newPrices: [{ ...which, region: 999_999, ...money }] },
      { gonePrices: [{ ...which, region: moscow }] },
    ])
      expect(await refusalOf(shop.save(id, wish))).toBe('general.bad_request');
    expect(await pricesOf(id)).toHaveLength(1);
  });
});
