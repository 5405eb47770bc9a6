import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createImportShop } from './testing/createImportShop.ts';
import type { ImportShop } from './testing/createImportShop.ts';
import { categories, clay, feed, lamp, sofa } from './testing/goods.ts';
import { feedXml } from './testing/index.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await createImportShop();
});
afterEach(() => shop.empty());
afterAll(() => shop.close());

describe('what a feed brings', () => {
  test('offers are sold in the region that the feed is for', async () => {
    const summary = await shop.take(feed);
    expect(summary).toMatchObject({ status: 'done', encoding: 'utf-8', problemCount: 0, region: 'msk' });
    expect(summary.counts).toEqual({ read: 3, created: 3, updated: 0, skipped: 0, failed: 0, withdrawn: 0 });
    const sold = await shop.sold();
    expect(sold.a1).toEqual({
      offer: 'a1',
      product: 'g:lada',
      path: 'divan-lada-velyur',
      section: 'Диваны',
      name: 'Диван «Лада», велюр, шалфей',
      price: 54_990,
      oldPrice: 68_990,
      stock: { s1: 3, s2: 2 },
    });
    expect(sold.l1).toMatchObject({ product: 'o:l1', section: 'Мебель', price: 1_290, stock: { s1: 7 } });
    expect(await shop.sold('ural')).toEqual({});
  });

  test('variants of a group are one product and know what tells them apart', async () => {
    await shop.take(feed);
    const rows = await shop.db.query<{ options: unknown; description: string; name: string }>(
      sql`select o.options, p.description, p.name from offers o join products p on p.id = o.product_id
          where o.external_id in ('a1', 'a2') order by o.external_id`,
    );
    expect(rows).toEqual([
      {
        name: 'Диван «Лада», велюр',
        description: 'Мягкий',
        options: [{ name: 'Обивка', value: 'шалфей', hex: null }],
      },
      {
        name: 'Диван «Лада», велюр',
        description: 'Мягкий',
        options: [{ name: 'Обивка', value: 'терракот', hex: null }],
      },
    ]);
  });

  test('the film and the papers are those of its first offer, addresses that cannot be asked for left out', async () => {
    const extra = `<video captions="https://films.invalid/1.vtt">https://films.invalid/1.webm</video>
      <document type="instruction" name="Сборка">https://papers.invalid/1.pdf</document>
      <document type="?" name="">https://papers.invalid/2.pdf</document>
      <document>file:///etc/passwd</document>`;
    const { problemCount } = await shop.take({ categories, offers: [{ ...sofa, extra }, clay] });
    expect(problemCount).toBe(1);
    const [row] = await shop.db.query(
      sql`select video, documents from products where external_id = 'g:lada'`,
    );
    expect(row).toEqual({
      video: { url: 'https://films.invalid/1.webm', captions: 'https://films.invalid/1.vtt' },
      documents: [
        { type: 'instruction', name: 'Сборка', url: 'https://papers.invalid/1.pdf' },
        { type: 'other', name: 'Документ', url: 'https://papers.invalid/2.pdf' },
      ],
    });
    await shop.take(feed);
    expect(await shop.db.query(sql`select documents from products where external_id = 'g:lada'`)).toEqual([
      { documents: [] },
    ]);
  });

  test('sections make a tree with ways down from the root', async () => {
    await shop.take(feed);
    const rows = await shop.db.query(
      sql`select s.path, p.path as parent, cardinality(s.ancestors) as depth from sections s
          left join sections p on p.id = s.parent_id order by s.id`,
    );
    expect(rows).toEqual([
      { path: 'mebel', parent: null, depth: 1 },
      { path: 'divany', parent: 'mebel', depth: 2 },
    ]);
  });

  test('sections that stand after the offers hold their goods, what has none is told, and nothing is written twice', async () => {
    const offers = [
      { ...lamp, category: '2' },
      { ...lamp, id: 'l2', category: 'нет' },
    ];
    const text = feedXml({ categories, offers });
    const [, list = ''] = /(<categories>[^]*<\/categories>)/.exec(text) ?? [];
    const late = text.replace(list, '').replace('</offers>', `</offers>${list}`);
    const { problems } = await shop.take(late);
    expect(problems.map(({ code, externalId }) => [code, externalId])).toEqual([['unknown_category', 'l2']]);
    const sold = await shop.sold();
    expect([sold.l1?.section, sold.l2?.section]).toEqual(['Диваны', 'Другие товары']);
    const rows = await shop.rows();
    expect((await shop.take(late)).counts).toMatchObject({ updated: 0, skipped: 2 });
    expect(await shop.rows()).toEqual(rows);
  });

  test('another order of offers and of params is the same', async () => {
    const params = [
      { name: 'Цвет', value: 'белый' },
      { name: 'Связь', value: 'Wi-Fi' },
      { name: 'Связь', value: 'ZigBee' },
    ];
    const offers = [sofa, clay, { ...lamp, params }];
    await shop.take({ categories, offers });
    const rows = await shop.rows();
    const turned = [{ ...lamp, params: params.toReversed() }, clay, sofa];
    expect((await shop.take({ categories, offers: turned })).counts).toMatchObject({
      updated: 0,
      skipped: 3,
    });
    expect(await shop.rows()).toEqual(rows);
  });

  test('exhibition samples, hits and novelties are known by condition and params', async () => {
    const sample = '<condition type="preowned"><reason>Витринный образец</reason></condition>';
    await shop.take({
      categories,
      offers: [
        { ...lamp, id: '1', extra: sample },
        { ...lamp, id: '2', params: [{ name: 'Витринный образец', value: 'Да' }] },
        {
          ...lamp,
          id: '3',
          params: [
            { name: 'Хит продаж', value: 'да' },
            { name: 'Новинка', value: 'да' },
          ],
        },
      ],
    });
    const rows = await shop.db.query(
      sql`select o.exposition, p.hit, p.new_until is not null as novelty, o.params from offers o
          join products p on p.id = o.product_id order by o.external_id`,
    );
    expect(rows).toEqual([
      {
        ...{ exposition: true, hit: false, novelty: false },
        params: [
          { name: 'Состояние', value: 'Был в употреблении', unit: null, group: 'Основное' },
          { name: 'Причина уценки', value: 'Витринный образец', unit: null, group: 'Основное' },
        ],
      },
      { exposition: true, hit: false, novelty: false, params: [] },
      { exposition: false, hit: true, novelty: true, params: [] },
    ]);
  });

  test('what comes with a later import counts as new for 30 days, the first filling does not', async () => {
    await shop.take({ categories, offers: [lamp] });
    await shop.take({ categories, offers: [lamp, { ...lamp, id: 'l2' }] });
    const rows = await shop.db.query<{ days: number | null }>(
      sql`select extract(day from new_until - created_at)::int as days from products order by id`,
    );
    expect(rows).toEqual([{ days: null }, { days: 30 }]);
  });

  test('an offer that nobody counted is in stock or not as `available` says', async () => {
    await shop.take({
      categories,
      offers: [
        { id: '1', category: '1' },
        { id: '2', category: '1', available: false },
      ],
    });
    const sold = await shop.sold();
    expect(sold['1']?.stock).toEqual({ s1: 10 });
    expect(sold['2']?.stock).toEqual({});
  });
});

describe('a second run', () => {
  test('writes nothing where nothing changed', async () => {
    await shop.take(feed);
    const before = await shop.rows();
    const summary = await shop.take(feed);
    expect(summary.counts).toMatchObject({ created: 0, updated: 0, skipped: 3, withdrawn: 0 });
    expect(await shop.rows()).toEqual(before);
  });

  test('changes a price and nothing else', async () => {
    await shop.take(feed);
    const summary = await shop.take({ categories, offers: [sofa, clay, { ...lamp, price: 1_190 }] });
    expect(summary.counts).toMatchObject({ created: 0, updated: 1, skipped: 2 });
    expect((await shop.sold()).l1?.price).toBe(1_190);
  });

  test('keeps what orders took from the stock until the feed counts anew', async () => {
    await shop.take(feed);
    await shop.db.query(sql`update stock set quantity = quantity - 1 where quantity = 7`);
    await shop.take({ categories, offers: [sofa, clay, { ...lamp, price: 1_190 }] });
    expect((await shop.sold()).l1?.stock).toEqual({ s1: 6 });
    await shop.take({ categories, offers: [sofa, clay, { ...lamp, price: 1_190, count: 20 }] });
    expect((await shop.sold()).l1?.stock).toEqual({ s1: 20 });
  });

  test('keeps addresses though names and sections change', async () => {
    await shop.take(feed);
    await shop.take({
      categories: [{ id: '1', name: 'Обстановка' }, categories[1]],
      offers: [sofa, clay, { ...lamp, name: 'Светильник', category: '2' }],
    });
    expect((await shop.sold()).l1).toMatchObject({ path: 'lampa', name: 'Светильник', section: 'Диваны' });
    const [section] = await shop.db.query(sql`select path, name from sections order by id limit 1`);
    expect(section).toEqual({ path: 'mebel', name: 'Обстановка' });
  });

  test('withdraws what the feed no longer has and brings it back when it does again', async () => {
    await shop.take(feed);
    const summary = await shop.take({ categories, offers: [sofa, clay] });
    expect(summary).toMatchObject({ status: 'done', counts: { withdrawn: 1, skipped: 2 } });
    expect(Object.keys(await shop.sold())).toEqual(['a1', 'a2']);
    expect(await shop.db.query(sql`select 1 from products where active and external_id = 'o:l1'`)).toEqual(
      [],
    );

    expect((await shop.take(feed)).counts).toMatchObject({ created: 0, updated: 1 });
    expect((await shop.sold()).l1).toMatchObject({ path: 'lampa', stock: { s1: 7 } });
  });

  test('a variant left alone no longer needs to be told apart', async () => {
    await shop.take(feed);
    await shop.take({ categories, offers: [sofa, lamp] });
    const rows = await shop.db.query(
      sql`select o.options, p.name from offers o join products p on p.id = o.product_id where o.external_id = 'a1'`,
    );
    expect(rows).toEqual([{ options: [], name: 'Диван «Лада», велюр, шалфей' }]);
  });

  test('a dry run says what would happen and changes nothing', async () => {
    await shop.take(feed);
    const before = await shop.rows();
    const changed = { categories, offers: [{ ...sofa, price: 1 }, clay, { ...lamp, id: 'l2' }] };
    const dry = await shop.take(changed, { dryRun: true });
    expect(await shop.rows()).toEqual(before);
    expect((await shop.take(changed)).counts).toEqual(dry.counts);
    expect(dry.counts).toMatchObject({ created: 1, updated: 1, skipped: 1, withdrawn: 1 });
  });
});

test('the catalogue is checked by what an import has brought or left out, and not where it is the same again', async () => {
  const checks = async () => {
    const [row] = await shop.db.query<{ count: number }>(
      sql`select count(*)::int as count from catalog_checks where cause = 'import'`,
    );
    return row?.count ?? 0;
  };
  const before = await checks();
  await shop.take(feed);
  expect(await checks()).toBe(before + 1);
  await shop.take(feed);
  expect(await checks()).toBe(before + 1);
  const worse = { categories, offers: [sofa, clay, lamp, { ...lamp, id: 'l2', price: '0' }] };
  await shop.take(worse);
  expect(await checks()).toBe(before + 2);
});
