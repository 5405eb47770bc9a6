import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { cartHandlers } from './cartHandlers.ts';
import { refusalOf } from './testing/refusalOf.ts';

let shop: TestShop;
let visitor: Visitor;
const offer = (article: string) => shop.ids.offers[article]!;
const find = async (codes: [code: string, quantity: number][], who = visitor) =>
  (await who.call('/api/cart/find-codes', { codes: codes.map(([code, quantity]) => ({ code, quantity })) }))
    .codes;
const add = (codes: [id: string, quantity: number][]) =>
  visitor.call('/api/cart/add-by-codes', { ids: codes.map(([id, quantity]) => ({ id, quantity })) });

beforeAll(async () => {
  shop = await createTestShop({ handlers: cartHandlers });
});
afterAll(() => shop.close());
beforeEach(() => {
  visitor = shop.visitor();
});

test('tells of each code what it means, by article in any case, barcode and id', async () => {
  const found = await find([
    ['chair', 2],
    ['4600000000017', 1],
    [String(offer('LAMP')), 1],
    ['SOFA-CLAY', 50],
    ['SHOW', 1],
    ['GONE', 1],
    ['НЕТ ТАКОГО', 1],
  ]);
  expect(found.map(({ status, offer: one }) => [status, one?.id ?? null])).toEqual([
    ['found', offer('CHAIR')],
    ['found', offer('SOFA-SAGE')],
    ['found', offer('LAMP')],
    ['partly', offer('SOFA-CLAY')],
    ['exposition_only', offer('SHOW')],
    ['out_of_stock', offer('GONE')],
    ['absent', null],
  ]);
});

test('goes by the region, and adds nothing', async () => {
  const ural = shop.visitor({ region: 'ural', city: 'ekaterinburg' });
  expect(await find([['LAMP', 1]], ural)).toMatchObject([{ status: 'out_of_stock', possible: 0 }]);
  expect((await ural.call('/api/cart/del-coupon', {})).content).toEqual([]);
});

test('takes what the cart holds off the stock', async () => {
  await add([['CHAIR', 12]]);
  expect(await find([['CHAIR', 5]])).toMatchObject([{ status: 'partly', possible: 3 }]);
});

test('what is told as possible is what can be added, all of it at once', async () => {
  const found = await find([
    ['CHAIR', 7],
    ['SOFA-CLAY', 99],
  ]);
  const { content } = await add(found.map(({ code, possible }) => [code, possible]));
  for (const { offer: one, possible } of found) {
    expect(content.find((row) => row.offer === one?.id)?.quantity).toBe(possible);
  }
});

test('adds all or nothing: a piece too many, and the other code stays out, too', async () => {
  const wanted: [string, number][] = [
    ['LAMP', 1],
    ['CHAIR', 16],
  ];
  expect(await refusalOf(add(wanted))).toBe('cart.item_unavailable');
  expect((await visitor.call('/api/cart/del-coupon', {})).content).toEqual([]);
});
