import { CODE_LENGTH_MAX, parseCodes } from '@siren/domain/cart-codes';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { offersByCode } from '../cart/index.ts';
import { sql } from '../db/index.ts';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';
import { categories } from './testing/goods.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterEach(() => shop.empty());
afterAll(() => shop.close());

/** Feed id of what the code means, with `!` where it has gone; undefined where nothing bears it. */
async function meantBy(code: string): Promise<string | undefined> {
  const [region] = await shop.db.query<{ id: number }>(sql`select id from regions where code = 'msk'`);
  const [found, ...others] = (await offersByCode(shop.db, region!.id, [code])).get(code) ?? [];
  if (!found) return undefined;
  if (others.length > 0) return 'unclear';
  const [row] = await shop.db.query<{ external_id: string }>(
    sql`select external_id from offers where id = ${found.offer}`,
  );
  return row!.external_id + (found.gone ? '!' : '');
}

const category = categories[0].id;
const hook = { id: 'h1', category, article: '17', name: 'Крючок' };
const rail = { id: 'r1', category, article: 'RL-2', name: 'Рейлинг' };

test('an article that has gone from the feed still means its good, with zeros in front, too', async () => {
  await shop.take({ categories, offers: [hook, rail] });
  expect(await meantBy('17')).toBe('h1');
  await shop.take({ categories, offers: [rail] });
  expect(await meantBy('17')).toBe('h1!');
  expect(await meantBy('0017')).toBe('h1!');
});

test('a number that nothing bears means nothing, though a row of the shop has it', async () => {
  await shop.take({ categories, offers: [hook, rail] });
  const rows = await shop.db.query<{ id: number }>(sql`select id from offers`);
  for (const { id } of rows) if (String(id) !== '17') expect(await meantBy(String(id))).toBeUndefined();
});

test('all barcodes of an offer are read, in elements of their own and several in one', async () => {
  const extra =
    '<barcode>4 607001 000017</barcode><barcode>0012345678905, 46070024</barcode><barcode>12</barcode>';
  const { problemCount } = await shop.take({ categories, offers: [{ ...rail, extra }, hook] });
  expect(problemCount).toBe(1);
  for (const code of ['4607001000017', '0012345678905', '12345678905', '46070024', 'rl-2', 'RL\u20112'])
    expect(await meantBy(code)).toBe('r1');
  expect(await meantBy('12')).toBeUndefined();
});

test('barcodes may stand in a list', async () => {
  const extra = '<barcodes><barcode>46070031</barcode><barcode>00046070048</barcode></barcodes>';
  const { problemCount } = await shop.take({ categories, offers: [{ ...rail, extra }] });
  expect(problemCount).toBe(0);
  for (const code of ['46070031', '46070048']) expect(await meantBy(code)).toBe('r1');
});

test('what stands in a list of barcodes and is none is no code', async () => {
  const extra =
    '<barcodes><code>46070062</code><barcode>46070079</barcode><x><barcode>46070086</barcode></x></barcodes>';
  await shop.take({ categories, offers: [{ ...rail, extra }] });
  expect(await meantBy('46070079')).toBe('r1');
  for (const code of ['46070062', '46070086']) expect(await meantBy(code)).toBeUndefined();
});

test('a number without its zeros is unclear though the two that could be meant share another code', async () => {
  const shared = '<barcode>9900000000042</barcode>';
  const [one, other] = [
    { ...hook, article: '0061' },
    { ...rail, article: '061' },
  ];
  await shop.take({
    categories,
    offers: [
      { ...one, extra: shared },
      { ...other, extra: shared },
    ],
  });
  expect(await meantBy('61')).toBe('unclear');
  expect(await meantBy('0061')).toBe('h1');
  expect(await meantBy('061')).toBe('r1');
});

test('what another offer takes over means that one once the first has lost it', async () => {
  await shop.take({ categories, offers: [hook, rail] });
  await shop.take({
    categories,
    offers: [
      { ...hook, article: '18' },
      { ...rail, article: '17' },
    ],
  });
  expect(await meantBy('17')).toBe('r1');
  expect(await meantBy('18')).toBe('h1');
});

test('articles that differ by their case alone are two codes', async () => {
  await shop.take({
    categories,
    offers: [
      { ...hook, article: 'Vint' },
      { ...rail, article: 'VINT' },
    ],
  });
  expect(await meantBy('Vint')).toBe('h1');
  expect(await meantBy('VINT')).toBe('r1');
  expect(await meantBy('vint')).toBe('unclear');
  await shop.take({ categories, offers: [{ ...rail, article: 'VINT' }] });
  expect(await meantBy('Vint')).toBe('h1!');
});

test('an article longer than a code may be is told, and what is kept of it is a code', async () => {
  const long = `РЕЛЬС-${'7'.repeat(CODE_LENGTH_MAX)}`;
  const { problems } = await shop.take({ categories, offers: [{ ...rail, article: long }, hook] });
  expect(
    problems.map(({ externalId, severity, code, field, value }) => [
      externalId,
      severity,
      code,
      field,
      value,
    ]),
  ).toEqual([['r1', 'warning', 'long_article', 'vendorCode', long]]);
  const [row] = await shop.db.query<{ article: string }>(
    sql`select article from offers where external_id = 'r1'`,
  );
  expect(row?.article).toBe(long.slice(0, CODE_LENGTH_MAX));
  const [line] = parseCodes(long).lines;
  expect(await meantBy(line?.code ?? '')).toBe('r1');
});

test('an article of as many signs as a code may have is kept whole, without a word', async () => {
  const longest = 'К'.repeat(CODE_LENGTH_MAX);
  const { problemCount } = await shop.take({ categories, offers: [{ ...hook, article: longest }] });
  expect(problemCount).toBe(0);
  expect(await meantBy(longest)).toBe('h1');
});

test('an id that stands for the article is held to the same', async () => {
  const id = `i${'0'.repeat(CODE_LENGTH_MAX)}`;
  const { problems } = await shop.take({ categories, offers: [{ id, category, name: 'Штанга' }] });
  expect(problems.map(({ code }) => code)).toEqual(['long_article']);
  expect(await meantBy(id.slice(0, CODE_LENGTH_MAX))).toBe(id);
});
