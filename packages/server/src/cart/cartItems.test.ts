import type { CartState } from '@siren/domain/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { refusalOf } from './testing/refusalOf.ts';
import { cartHandlers } from './cartHandlers.ts';

let shop: TestShop;
let visitor: Visitor;
const offer = (article: string) => shop.ids.offers[article]!;

beforeAll(async () => {
  shop = await createTestShop({ handlers: cartHandlers });
});
afterAll(() => shop.close());
beforeEach(() => {
  visitor = shop.visitor();
});

const add = (article: string) => visitor.call('/api/cart/add', { id: offer(article) });
const update = (id: number, quantity: number) => visitor.call('/api/cart/update', { id, quantity });
const read = () => visitor.call('/api/cart/del-coupon', {});
const held = ({ content }: CartState) =>
  Object.fromEntries(
    content.map((row) => [
      Object.keys(shop.ids.offers).find((one) => offer(one) === row.offer),
      row.quantity,
    ]),
  );
const countCarts = async () => (await shop.db.query(sql`select id from carts`)).length;

describe('a visitor without a cart', () => {
  test('has an empty one to look at and nothing stored', async () => {
    const before = await countCarts();
    const state = await read();
    expect(state).toMatchObject({ content: [], offers: {}, delivery: null, coupon: null, payType: null });
    expect(state.reserve).toEqual({ status: 5, date: null });
    await visitor.call('/api/cart/delete-multi', { ids: [1] });
    expect(await countCarts()).toBe(before);
  });

  test('gets none by a change that is refused', async () => {
    const before = await countCarts();
    expect(await refusalOf(add('SHOW'))).toBe('cart.exposition_only');
    expect(await refusalOf(update(1, 2))).toBe('cart.item_not_found');
    expect(await countCarts()).toBe(before);
    expect(held(await add('CHAIR'))).toEqual({ CHAIR: 1 });
  });

  test('gets one cart by several first calls at once', async () => {
    await visitor.call('/api/cart/suggested-offers', {});
    const before = await countCarts();
    await Promise.all(['CHAIR', 'LAMP', 'CHAIR', 'SOFA-SAGE'].map(add));
    expect(held(await read())).toEqual({ CHAIR: 2, LAMP: 1, 'SOFA-SAGE': 1 });
    expect(await countCarts()).toBe(before + 1);
  });
});

describe('adding', () => {
  test('shows the offer with price, stock and the row by offer and price', async () => {
    const state = await add('SOFA-SAGE');
    const id = offer('SOFA-SAGE');
    expect(state.content).toEqual([
      {
        id: expect.any(Number),
        offer: id,
        price: 49_990,
        quantity: 1,
        selected: true,
        grouped: [state.content[0]!.id],
        key: `${id}:49990`,
      },
    ]);
    expect(state.offers[id]).toMatchObject({
      name: 'Диван Лунд',
      options: 'шалфей',
      oldPrice: 59_990,
      stock: { status: 'in_stock', quantity: 15 },
    });
    expect(state.delivery).toEqual({ from: '2026-03-04', to: '2026-03-06' });
  });

  test('of the same offer many times at once loses no piece', async () => {
    await add('LAMP');
    await Promise.all(Array.from({ length: 30 }, () => add('LAMP')));
    expect(held(await read())).toEqual({ LAMP: 31 });
  });

  test('stops at the stock of the region, however many try at once', async () => {
    await add('CHAIR');
    const results = await Promise.all(Array.from({ length: 20 }, () => refusalOf(add('CHAIR'))));
    expect(results.filter((result) => result === 'done')).toHaveLength(14);
    expect(results.filter((result) => result === 'cart.item_unavailable')).toHaveLength(6);
    expect(held(await read())).toEqual({ CHAIR: 15 });
  });

  test('stops at the stock, though the row was raised after it had been looked at', async () => {
    const { content, offers } = await add('SOFA-CLAY');
    const { id } = content[0]!;
    expect(offers[offer('SOFA-CLAY')]!.stock.quantity).toBe(2);
    const { added } = await shop.db.transaction(async (tx) => {
      await tx.query(sql`update cart_items set quantity = 2 where id = ${id}`);
      const adding = refusalOf(add('SOFA-CLAY'));
      await vi.waitFor(async () => {
        const waiting = await shop.db.query(sql`
          select from pg_locks l join pg_stat_activity a using (pid)
          where not l.granted and a.datname = current_database()`);
        expect(waiting).toHaveLength(1);
      });
      return { added: adding };
    });
    expect(await added).toBe('cart.item_unavailable');
    expect(held(await read())).toEqual({ 'SOFA-CLAY': 2 });
  });

  test('selects the row again', async () => {
    const { content } = await add('CHAIR');
    await visitor.call('/api/cart/toggle', { ids: [content[0]!.id], selected: false });
    expect((await add('CHAIR')).content).toMatchObject([{ quantity: 2, selected: true }]);
  });

  test('is refused for what is not sold in the region, not sold any more or not there', async () => {
    const ural = shop.visitor({ region: 'ural', city: 'ekaterinburg' });
    expect(await refusalOf(ural.call('/api/cart/add', { id: offer('LAMP') }))).toBe('cart.item_unavailable');
    expect(await refusalOf(ural.call('/api/cart/add', { id: offer('LAST') }))).toBe('cart.item_unavailable');
    expect(await refusalOf(add('GONE'))).toBe('cart.item_unavailable');
    expect(await refusalOf(visitor.call('/api/cart/add', { id: 999_999 }))).toBe('cart.item_not_found');
  });
});

describe('adding by codes', () => {
  const addCodes = (ids: (string | number)[]) => visitor.call('/api/cart/add-by-codes', { ids });

  test('takes articles in any case, barcodes, and ids as numbers', async () => {
    const state = await addCodes(['chair', '4600000000017', offer('LAMP'), offer('LAST')]);
    expect(held(state)).toEqual({ CHAIR: 1, 'SOFA-SAGE': 1, LAMP: 1, LAST: 1 });
  });

  test('counts a code as often as it is scanned, on top of what is there', async () => {
    await add('CHAIR');
    expect(held(await addCodes(['CHAIR', 'chair', offer('CHAIR')]))).toEqual({ CHAIR: 4 });
  });

  test('adds nothing where one of them is unknown, and says which', async () => {
    await add('CHAIR');
    const error = await addCodes(['LAMP', 'NOPE', 'НЕТ']).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ key: 'cart.item_not_found', body: { details: ['NOPE', 'НЕТ'] } });
    expect(await refusalOf(addCodes(['LAMP', 999_999]))).toBe('cart.item_not_found');
    expect(held(await read())).toEqual({ CHAIR: 1 });
  });

  test('adds nothing where one of them cannot be had', async () => {
    await add('CHAIR');
    expect(await refusalOf(addCodes(['LAMP', 'SHOW']))).toBe('cart.exposition_only');
    expect(await refusalOf(addCodes(['LAMP', 'LAST', 'LAST']))).toBe('cart.item_unavailable');
    expect(held(await read())).toEqual({ CHAIR: 1 });
  });
});

describe('changing a quantity', () => {
  test('sets what was asked for, and 0 removes the row', async () => {
    const { content } = await add('CHAIR');
    const { id } = content[0]!;
    expect(held(await update(id, 7))).toEqual({ CHAIR: 7 });
    expect(held(await update(id, 3))).toEqual({ CHAIR: 3 });
    expect(held(await update(id, 0))).toEqual({});
    expect(await refusalOf(update(id, 1))).toBe('cart.item_not_found');
  });

  test('goes no higher than the stock, but always lower', async () => {
    const { content } = await add('SOFA-CLAY');
    const { id } = content[0]!;
    expect(await refusalOf(update(id, 3))).toBe('cart.item_unavailable');
    await shop.db.query(sql`update cart_items set quantity = 9 where id = ${id}`);
    expect(await refusalOf(update(id, 10))).toBe('cart.item_unavailable');
    expect(held(await update(id, 8))).toEqual({ 'SOFA-CLAY': 8 });
    expect(held(await update(id, 8))).toEqual({ 'SOFA-CLAY': 8 });
  });

  test('of goods that became exposition-only goes only lower', async () => {
    const { content } = await add('CHAIR');
    const { id } = content[0]!;
    await update(id, 4);
    await shop.db.query(sql`update offers set exposition = true where id = ${offer('CHAIR')}`);
    try {
      expect(await refusalOf(update(id, 5))).toBe('cart.exposition_only');
      expect(held(await update(id, 2))).toEqual({ CHAIR: 2 });
    } finally {
      await shop.db.query(sql`update offers set exposition = false where id = ${offer('CHAIR')}`);
    }
  });

  test("of somebody else's row is as of none", async () => {
    const { content } = await add('CHAIR');
    const { id } = content[0]!;
    const stranger = shop.visitor();
    await stranger.call('/api/cart/add', { id: offer('LAMP') });
    const calls = [
      () => stranger.call('/api/cart/update', { id, quantity: 2 }),
      () => stranger.call('/api/cart/update', { id, quantity: 0 }),
      () => stranger.call('/api/cart/delete', { id }),
      () => stranger.call('/api/cart/toggle', { ids: [id], selected: false }),
    ];
    for (const call of calls) expect(await refusalOf(call())).toBe('cart.item_not_found');
    await stranger.call('/api/cart/delete-multi', { ids: [id] });
    expect((await read()).content).toMatchObject([{ quantity: 1, selected: true }]);
  });
});

describe('rows', () => {
  test('come by offer, whatever order they were added in', async () => {
    for (const article of ['LAMP', 'SOFA-CLAY', 'CHAIR']) await add(article);
    const ids = (await read()).content.map((row) => row.offer);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('are removed one by one, or several with those that are gone passed over', async () => {
    for (const article of ['LAMP', 'SOFA-CLAY', 'CHAIR']) await add(article);
    const ids = (await read()).content.map(({ id }) => id);
    await visitor.call('/api/cart/delete', { id: ids[0]! });
    expect(await refusalOf(visitor.call('/api/cart/delete', { id: ids[0]! }))).toBe('cart.item_not_found');
    expect((await visitor.call('/api/cart/delete-multi', { ids: [...ids, 777] })).content).toEqual([]);
  });

  test('are selected and deselected together', async () => {
    await add('LAMP');
    const { content } = await add('CHAIR');
    const ids = content.map(({ id }) => id);
    const off = await visitor.call('/api/cart/toggle', { ids, selected: false });
    expect(off.content.map(({ selected }) => selected)).toEqual([false, false]);
    const on = await visitor.call('/api/cart/toggle', { ids: [ids[0]!], selected: true });
    expect(on.content.map(({ selected }) => selected)).toEqual([true, false]);
  });
});
