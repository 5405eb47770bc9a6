import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';
import { categories, clay, feed, lamp, many, sofa } from './testing/goods.ts';
import { feedXml } from './testing/index.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterEach(() => shop.empty());
afterAll(() => shop.close());

const codes = ({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code);

describe('a feed that cannot be trusted', () => {
  test('a broken one keeps what came before the break and withdraws nothing', async () => {
    await shop.take(feed);
    const broken = feedXml({ categories, offers: [{ ...lamp, price: 990 }, sofa] }).replace(
      /<offer id="a1"[^]*/,
      '<offer id="a1"',
    );
    const summary = await shop.take(broken);
    expect(summary.status).toBe('failed');
    expect(codes(summary)).toEqual(['broken_xml']);
    expect(summary.problems[0]).toMatchObject({ line: 8, value: 'прочитано предложений 1, взято 1' });
    expect(Object.keys(await shop.sold())).toEqual(['a1', 'a2', 'l1']);
    expect((await shop.sold()).l1?.price).toBe(990);
  });

  test('an offer whose marks are broken is told and stays as it was, the others are taken', async () => {
    await shop.take(feed);
    const before = await shop.sold();
    const summary = await shop.take(
      feedXml({ categories, offers: [{ ...lamp, price: 990 }, { ...sofa, price: 5 }, clay] }).replace(
        '<offer id="a1"',
        '<offer id="a1" <b',
      ),
    );
    expect(summary).toMatchObject({ status: 'done', counts: { read: 3, failed: 1, withdrawn: 0 } });
    expect(summary.problems).toMatchObject([
      { code: 'endless_mark', line: 8 },
      { code: 'broken_mark', line: 8 },
      { code: 'broken_offer', line: 8, externalId: 'a1' },
      { code: 'unknown_element', field: 'b' },
    ]);
    const sold = await shop.sold();
    expect(sold.a1).toEqual(before.a1);
    expect(sold.l1?.price).toBe(990);
  });

  test('a value without its end may swallow the next offer: nothing is withdrawn then', async () => {
    await shop.take(feed);
    const xml = feedXml({
      categories,
      offers: [lamp, { ...sofa, params: [{ name: 'Цвет', value: 'мох' }] }, clay],
    });
    const summary = await shop.take(xml.replace('<param name="Цвет">', '<param name="Цвет>'));
    expect(codes(summary)).toContain('endless_mark');
    expect(summary.counts.withdrawn).toBe(0);
    expect(Object.keys(await shop.sold())).toEqual(['a1', 'a2', 'l1']);
  });

  test.each([
    ['an empty file', ''],
    ['a feed without offers', feedXml({ categories })],
    ['a feed of which nothing can be taken', feedXml({ categories, offers: [{ ...lamp, price: 0 }] })],
    ['another kind of file', '<html/>'],
    ['hostile XML', feedXml({ prolog: '<!DOCTYPE x [<!ENTITY a "b">]>', offers: [lamp] })],
  ])('%s empties nothing', async (_what, bad) => {
    await shop.take(feed);
    expect((await shop.take(bad)).status).toBe('failed');
    expect(Object.keys(await shop.sold())).toEqual(['a1', 'a2', 'l1']);
  });

  test('one that lost more than half of the goods withdraws none, unless told to', async () => {
    await shop.take({ categories, offers: many(50) });
    const short = { categories, offers: many(20) };
    const summary = await shop.take(short);
    expect(summary.status).toBe('failed');
    expect(codes(summary)).toEqual(['too_many_lost']);
    expect(Object.keys(await shop.sold())).toHaveLength(50);
    expect((await shop.take(short, { allowLoss: true })).counts.withdrawn).toBe(30);
    expect(Object.keys(await shop.sold())).toHaveLength(20);
  });

  test('a run killed halfway leaves what it wrote, and can be repeated', async () => {
    const offers = many(1_200);
    const text = feedXml({ categories, offers });
    const dying = async function* () {
      yield Buffer.from(text.slice(0, text.length * 0.9));
      throw new Error('killed');
    };
    await expect(shop.take(feed, { stream: dying() })).rejects.toThrow('killed');
    const half = Object.keys(await shop.sold()).length;
    expect(half).toBeGreaterThanOrEqual(500);
    expect(half).toBeLessThan(1_200);
    const summary = await shop.take(text);
    expect(summary).toMatchObject({ status: 'done', counts: { created: 1_200 - half, skipped: half } });
    expect(await shop.db.query(sql`select status from import_runs order by id`)).toEqual([
      { status: 'failed' },
      { status: 'done' },
    ]);
  });

  test('a run whose process vanished is closed by the next one', async () => {
    await shop.db.query(sql`insert into import_runs (source, file, encoding) values ('feed', 'f', '')`);
    await shop.take(feed);
    expect(await shop.db.query(sql`select status from import_runs order by id`)).toEqual([
      { status: 'failed' },
      { status: 'done' },
    ]);
  });
});
