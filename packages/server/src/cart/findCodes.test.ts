import { CODE_LENGTH_MAX, offerCodes, parseCodes, WHOLES_MAX, wholesOf } from '@siren/domain/cart-codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
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

test('tells of each code what it means, by article in any case and by barcode', async () => {
  const found = await find([
    ['chair', 2],
    ['4600000000017', 1],
    ['lamp', 1],
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
    ['gone', offer('GONE')],
    ['absent', null],
  ]);
});

test.each([
  ['4600000000024', 'found', 'CHAIR'],
  ['0012345678905', 'found', 'CHAIR'],
  ['012345678905', 'found', 'CHAIR'],
  ['12345678905', 'found', 'CHAIR'],
  ['00012345678905', 'found', 'CHAIR'],
  ['0073', 'found', 'CHAIR'],
  ['073', 'found', 'LAST'],
  ['73', 'unclear', null],
  ['00073', 'unclear', null],
  ['0091', 'gone', 'GONE'],
  ['91', 'gone', 'GONE'],
  ['SOFA\u2011SAGE\u200B', 'found', 'SOFA-SAGE'],
])('«%s» is %s: %s', async (code, status, article) => {
  const [meaning] = await find([[code, 1]]);
  expect(meaning).toMatchObject({ status, offer: article === null ? null : { article } });
});

/** Another good, whose article is written as one of before in another case. */
async function withTwin(article: string, during: (id: number) => Promise<void>): Promise<void> {
  const [twin] = await shop.db.query<{ id: number }>(sql`
    insert into offers (product_id, source, external_id, article, codes, bare_codes, name, digest)
    select product_id, 'twin', ${article}, ${article}, codes, bare_codes, 'Двойник', ''
    from offers where lower(article) = ${article.toLowerCase()} returning id`);
  await during(twin?.id ?? 0);
  await shop.db.query(sql`delete from offers where source = 'twin'`);
}

test('of articles that differ by their case alone each is meant as it is written, and else both are offered', () =>
  withTwin('Lamp', async (twin) => {
    expect(await find([['LAMP', 1]])).toMatchObject([
      { status: 'found', offer: { id: offer('LAMP') }, choices: [] },
    ]);
    expect(await find([['Lamp', 1]])).toMatchObject([{ status: 'out_of_stock', offer: { id: twin } }]);
    const [meaning] = await find([['lamp', 1]]);
    expect(meaning).toMatchObject({ status: 'unclear', offer: null });
    expect(meaning?.choices.map((one) => [one.offer.article, one.gone])).toEqual([
      ['LAMP', false],
      ['Lamp', false],
    ]);
    expect(await refusalOf(add([['lamp', 1]]))).toBe('cart.item_not_found');
  }));

test('a number without its zeros offers all that it could mean', async () => {
  const [meaning] = await find([['00073', 1]]);
  expect(meaning?.choices.map((one) => one.offer.article).toSorted()).toEqual(['CHAIR', 'LAST']);
});

test('a code of as many signs as an article may have is asked for, a longer one refused', async () => {
  expect(await find([['Щ'.repeat(CODE_LENGTH_MAX), 1]])).toMatchObject([{ status: 'absent' }]);
  expect(await refusalOf(find([['Щ'.repeat(CODE_LENGTH_MAX + 1), 1]]))).toBe('general.bad_request');
});

test("an id of the shop's own is no code", async () => {
  const ids = Object.values(shop.ids.offers).map(String);
  for (const id of ids) {
    expect(await find([[id, 1]])).toMatchObject([{ status: 'absent', offer: null }]);
    expect(await refusalOf(add([[id, 1]]))).toBe('cart.item_not_found');
  }
});

test('nor is it one in a form, where everything is text', async () => {
  const id = shop.ids.offers['LAMP']!;
  const answer = await shop.server.inject({
    method: 'POST',
    url: '/api/cart/add-by-codes',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `token=${visitor.token()}&ids[0]=${id}`,
  });
  expect(answer.json()).toMatchObject({ code: 'item_not_found', details: [String(id)] });
});

test('an offer is named by its id in every writing, and another one that has it as its article is never meant', async () => {
  const [meant, other] = [offer('LAMP'), offer('CHAIR')];
  await shop.db.query(sql`
    update offers set codes = codes || ${String(meant)}::text, bare_codes = bare_codes || ${String(meant)}::text
    where id = ${other}`);
  // A session to add to: the first call brings its token.
  await visitor.call('/api/cart/del-coupon', {});
  const writings = [
    ['application/json', JSON.stringify({ token: visitor.token(), ids: [{ offer: meant }] })],
    ['application/x-www-form-urlencoded', `token=${visitor.token()}&ids[0][offer]=${meant}`],
    ['application/x-www-form-urlencoded', `token=${visitor.token()}&ids[][offer]=${meant}`],
  ];
  for (const [type, payload] of writings) {
    const answer = await shop.server.inject({
      ...{ method: 'POST', url: '/api/cart/add-by-codes', headers: { 'content-type': type }, payload },
    });
    expect([type, answer.statusCode]).toEqual([type, 200]);
  }
  const { content } = await visitor.call('/api/cart/del-coupon', {});
  expect(content.map((row) => [row.offer, row.quantity])).toEqual([[meant, writings.length]]);
});

test('what has gone, and what several goods could mean, is not put into the cart', async () => {
  expect(await refusalOf(add([['91', 1]]))).toBe('cart.item_unavailable');
  expect(await refusalOf(add([['73', 1]]))).toBe('cart.item_not_found');
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

/** The shop with goods that bear these, too; the last has gone from sale. */
async function withArticles(articles: readonly string[], during: () => Promise<void>): Promise<void> {
  for (const [at, article] of articles.entries()) {
    const { codes, bareCodes } = offerCodes(article, article === 'QB' ? ['4607000000011'] : []);
    await shop.db.query(sql`
      insert into offers (product_id, source, external_id, article, codes, bare_codes, name, digest, active)
      select product_id, 'whole', ${article}, ${article}, ${codes}::text[], ${bareCodes}::text[], ${article}, '',
        ${at < articles.length - 1}
      from offers where id = ${offer('LAMP')}`);
  }
  await during();
  await shop.db.query(sql`delete from offers where source = 'whole'`);
}

/** What a pasted text means, asked as the page asks. */
async function readAs(text: string): Promise<(string | number | undefined)[][]> {
  const first = { codes: parseCodes(text).lines, wholes: wholesOf(text) };
  const { borne } = await visitor.call('/api/cart/find-codes', first);
  const { codes } = await visitor.call('/api/cart/find-codes', {
    codes: parseCodes(text, new Set(borne)).lines,
  });
  return codes.map(({ offer: one, quantity, status }) => [one?.article, quantity, status]);
}

test('what a good bears as a whole is not read as another code with a quantity', () =>
  withArticles(
    [
      ...['QB', 'QB 12', '7740', '7740x60', '7750', '7750*3', 'QZ-12', 'QZ-12,5', 'QS', '5531', '№ 5531'],
      ...['QS;9'],
    ],
    async () => {
      const none = 'out_of_stock';
      expect(await readAs('QB 12')).toEqual([['QB 12', 1, none]]);
      expect(await readAs('qb 12 x2, QB 13')).toEqual([
        ['QB 12', 2, none],
        ['QB', 13, none],
      ]);
      for (const text of ['7740x60', '7740х60', '7740×60'])
        expect(await readAs(text)).toEqual([['7740x60', 1, none]]);
      expect(await readAs('7750*3')).toEqual([['7750*3', 1, none]]);
      expect(await readAs('QZ-12,5')).toEqual([['QZ-12,5', 1, none]]);
      expect(await readAs('№ 5531')).toEqual([['№ 5531', 1, none]]);
      // It has gone from sale, and is meant all the same.
      expect(await readAs('QS;9')).toEqual([['QS;9', 1, 'gone']]);
      for (const text of ['4 607000 000011', '4607 0000 0001 1'])
        expect(await readAs(text)).toEqual([['QB', 1, none]]);
    },
  ));

test('of wholes those are told that some good bears; too many or too long ones are refused', async () => {
  const ask = (wholes: string[]) =>
    visitor.call('/api/cart/find-codes', { codes: [{ code: 'LAMP', quantity: 1 }], wholes });
  expect((await ask(['sofa\u2011sage', 'SOFA SAGE', 'GONE'])).borne.toSorted()).toEqual([
    'GONE',
    'sofa-sage',
  ]);
  expect(await refusalOf(ask(Array.from({ length: WHOLES_MAX + 1 }, () => 'LAMP')))).toBe(
    'general.bad_request',
  );
  expect(await refusalOf(ask(['Щ'.repeat(CODE_LENGTH_MAX + 1)]))).toBe('general.bad_request');
});

test('the most that is asked of a text fits into a call', async () => {
  const line = (at: number) =>
    Array.from({ length: 5 }, (_, word) => `${'漢'.repeat(11)}${at}${word}`).join(' ');
  const text = Array.from({ length: 300 }, (_, at) => line(at)).join('\n');
  const { codes } = await visitor.call('/api/cart/find-codes', {
    ...{ codes: parseCodes(text).lines, wholes: wholesOf(text) },
  });
  expect(codes.every(({ status }) => status === 'absent')).toBe(true);
});
