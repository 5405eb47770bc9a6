import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';
import { categories, clay, feed, lamp, sofa } from './testing/goods.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterEach(() => shop.empty());
afterAll(() => shop.close());

const codes = ({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code);

describe('what cannot be taken', () => {
  test('is reported by line, id, field and value, in Russian words', async () => {
    const { problems, counts } = await shop.take({
      categories,
      offers: [
        { ...lamp, id: '' },
        { ...lamp, id: '2', name: ' ' },
        { ...lamp, id: '3', price: 0 },
        { ...lamp, id: '4', price: 'дорого' },
        { ...lamp, id: '5', currency: 'USD' },
        { ...lamp, id: '6' },
        { ...lamp, id: '6', price: 5 },
      ],
    });
    expect(counts).toMatchObject({ read: 7, created: 1, failed: 6 });
    expect(
      problems.map(({ line, externalId, code, field, value }) => [line, externalId, code, field, value]),
    ).toEqual([
      [7, null, 'no_id', 'id', null],
      [8, '2', 'no_name', 'name', null],
      [9, '3', 'zero_price', 'price', '0'],
      [10, '4', 'bad_price', 'price', 'дорого'],
      [11, '5', 'bad_currency', 'currencyId', 'USD'],
      [13, '6', 'repeated_id', 'id', '6'],
    ]);
    for (const { message, severity } of problems) {
      expect(severity).toBe('error');
      expect(message).toMatch(/^[А-ЯЁ].*\.$/);
    }
    expect((await shop.sold())['6']?.price).toBe(1_290);
  });

  test('a sum that no order holds is told by its field: a price leaves the offer out, an old price itself', async () => {
    const { problems, counts } = await shop.take({
      categories,
      offers: [
        { ...lamp, id: '1', price: '9 999 999 999,99' },
        { ...lamp, id: '2', price: '10 000 000 000' },
        { ...lamp, id: '3', oldPrice: '10000000000.00' },
        { ...lamp, id: '4', oldPrice: '9999999999.99' },
      ],
    });
    expect(counts).toMatchObject({ created: 3, failed: 1 });
    expect(problems.map(({ externalId, code, field, value }) => [externalId, code, field, value])).toEqual([
      ['2', 'price_too_large', 'price', '10 000 000 000'],
      ['3', 'old_price_too_large', 'oldprice', '10000000000.00'],
    ]);
    const sold = await shop.sold();
    expect([sold['1']?.price, sold['3']?.oldPrice, sold['4']?.oldPrice]).toEqual([
      9_999_999_999.99,
      null,
      9_999_999_999.99,
    ]);
  });

  test('is kept with the run', async () => {
    const { run } = await shop.take(
      { categories, offers: [lamp, { ...lamp, id: '3', price: 0 }] },
      { author: 'admin' },
    );
    expect(
      await shop.db.query(
        sql`select status, dry_run, author, encoding, counts from import_runs where id = ${run}`,
      ),
    ).toEqual([
      {
        status: 'done',
        dry_run: false,
        author: 'admin',
        encoding: 'utf-8',
        counts: { read: 2, created: 1, updated: 0, skipped: 0, failed: 1, withdrawn: 0 },
      },
    ]);
    expect(
      await shop.db.query(
        sql`select line, external_id, severity, code from import_run_rows where run_id = ${run}`,
      ),
    ).toEqual([{ line: 8, external_id: '3', severity: 'error', code: 'zero_price' }]);
  });

  test('what is only doubtful is taken without the doubtful part', async () => {
    const summary = await shop.take({
      categories,
      offers: [
        { ...lamp, id: '1', oldPrice: 1 },
        { ...lamp, id: '2', category: '99' },
        { id: '3', name: 'Ваза' },
        { ...lamp, id: '4', outlets: { s1: 2, moon: 5 } },
        { ...lamp, id: '5', count: 'много' },
        { ...lamp, id: '6', pictures: ['javascript:alert(1)', '/x.jpg', 'https://pictures.invalid/1.jpg'] },
        { ...lamp, id: '7', barcode: '12' },
      ],
    });
    expect(summary.counts).toMatchObject({ created: 7, failed: 0 });
    expect(codes(summary)).toEqual([
      'bad_old_price',
      'unknown_category',
      'no_category',
      'bad_outlet',
      'bad_count',
      'bad_picture',
      'bad_picture',
      'bad_barcode',
    ]);
    const sold = await shop.sold();
    expect(sold['1']?.oldPrice).toBeNull();
    expect([sold['2']?.section, sold['3']?.section]).toEqual(['Другие товары', 'Другие товары']);
    expect([sold['4']?.stock, sold['5']?.stock]).toEqual([{ s1: 2 }, {}]);
  });

  test('pictures of the demo are those of its own feed alone, and those beyond the bound are told', async () => {
    const pictures = [
      'demo://furniture/1.svg',
      ...Array.from({ length: 23 }, (_, at) => `https://p.invalid/${at}.jpg`),
    ];
    const goods = { categories, offers: [{ ...lamp, pictures }] };
    const told = ({ problems }: { problems: { code: string; value: string | null }[] }) =>
      problems.map(({ code, value }) => [code, value]);
    expect(told(await shop.take(goods))).toEqual([
      ['bad_picture', 'demo://furniture/1.svg'],
      ['too_many_pictures', '3'],
    ]);
    expect(told(await shop.take(goods, { demo: true }))).toEqual([['too_many_pictures', '4']]);
  });

  test('what nobody understands is kept with the run as one line a name, however many other problems there are', async () => {
    const glow = { ...lamp, count: 'много', extra: '<glow>да</glow>' };
    const offers = Array.from({ length: 130 }, (_, at) => ({ ...glow, id: `g${at}` }));
    const { run, problems, problemCount } = await shop.take({ categories, offers });
    expect(problemCount).toBe(131);
    expect(problems.at(-1)).toMatchObject({ code: 'unknown_element', value: '<glow> в <offer>: 130' });
    expect(
      await shop.db.query(
        sql`select line, field, severity, value from import_run_rows where run_id = ${run} and code = 'unknown_element'`,
      ),
    ).toEqual([{ line: null, field: 'glow', severity: 'warning', value: '<glow> в <offer>: 130' }]);
  });

  test('a price that became 0 takes the offer out of the sale', async () => {
    await shop.take(feed);
    const summary = await shop.take({ categories, offers: [sofa, clay, { ...lamp, price: 0 }] });
    expect(summary.counts).toMatchObject({ failed: 1, withdrawn: 1 });
    expect((await shop.sold()).l1).toBeUndefined();
  });

  test('texts of any length and with any characters fit the tables', async () => {
    const odd = 'Ё\u0001\u202e😀'.repeat(5_000);
    const summary = await shop.take({
      categories: [{ id: '1', name: odd }],
      offers: [
        {
          id: '1',
          name: odd,
          category: '1',
          vendor: odd,
          article: odd,
          description: odd,
          params: [{ name: odd, value: odd, unit: odd }],
          pictures: [`https://pictures.invalid/${odd}`],
        },
      ],
    });
    expect(summary.counts.created).toBe(1);
  });
});
