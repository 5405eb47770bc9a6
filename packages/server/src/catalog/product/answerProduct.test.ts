import { ApiError } from '@siren/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const URAL = { region: 'ural', city: 'ekaterinburg' };
const product = (path: string, place = {}) => shop.call('/api/catalog/product', { path }, place);

describe('a variant', () => {
  test('tells which stores of the region have it, the fullest first', async () => {
    const { variants } = await product('sofa-lund');
    const { stores } = shop.ids;
    expect(variants.map((variant) => variant.stores.map(({ store, status }) => [store, status]))).toEqual([
      [
        [stores['msk-1'], 'in_stock'],
        [stores['khimki-1'], 'in_stock'],
      ],
      [[stores['msk-1'], 'few']],
    ]);
    expect((await product('chair-last', URAL)).variants[0]).toMatchObject({ stores: [], delivery: [] });
  });

  test('tells how it comes, the card’s own as the product does', async () => {
    const { variants, delivery, offer } = await product('sofa-lund');
    expect(variants.find((variant) => variant.offer === offer)?.delivery).toEqual(delivery);
    for (const variant of variants) expect(variant.delivery.length).toBeGreaterThan(0);
  });

  test('of an exhibition piece tells where it stands, and that it does not come', async () => {
    const [variant] = (await product('sofa-show')).variants;
    expect(variant?.stores.length).toBeGreaterThan(0);
    expect(variant?.delivery).toEqual([]);
  });
});

describe('films and papers', () => {
  test('have addresses of the shop, or of the web where they come from there', async () => {
    await shop.db.query(sql`insert into files (url, bytes)
      values ('demo://films/lund.webm', 9000), ('https://p.invalid/1.pdf', null)`);
    const documents = [
      { type: 'passport', name: 'Паспорт', url: 'https://p.invalid/1.pdf' },
      { type: 'other', name: 'Потерянный', url: 'demo://nobody/knows.pdf' },
    ];
    await shop.db.query(sql`
      update products set video = '{"url": "demo://films/lund.webm", "captions": null}',
        documents = ${JSON.stringify(documents)} where path = 'sofa-lund'`);
    const answer = await product('sofa-lund');
    expect(answer.video).toEqual({
      url: expect.stringMatching(/^\/files\/\d+$/),
      type: 'video/webm',
      captions: null,
    });
    expect(answer.documents).toEqual([
      { type: 'passport', name: 'Паспорт', url: 'https://p.invalid/1.pdf', format: 'PDF', bytes: null },
    ]);
  });

  test('that are captions come from the shop alone: a page gets none of another site', async () => {
    await shop.db.query(sql`insert into files (url)
      values ('https://p.invalid/1.webm'), ('https://p.invalid/1.vtt'), ('demo://films/1.vtt')`);
    const captionsOf = async (captions: string) => {
      await shop.db.query(sql`
        update products set video = ${JSON.stringify({ url: 'https://p.invalid/1.webm', captions })}::jsonb
        where path = 'chair-last'`);
      return (await product('chair-last')).video;
    };
    expect(await captionsOf('https://p.invalid/1.vtt')).toEqual({
      url: 'https://p.invalid/1.webm',
      type: 'video/webm',
      captions: null,
    });
    expect((await captionsOf('demo://films/1.vtt'))?.captions).toMatch(/^\/files\/\d+$/);
  });

  test('are not there for goods that have none', async () => {
    expect(await product('chair-ask')).toMatchObject({ video: null, documents: [] });
  });
});

describe('cards by product', () => {
  const cards = async (ids: number[], place = {}) => {
    const { items } = await shop.call('/api/catalog/cards', { ids }, place);
    return items.map(({ path }) => path);
  };

  test('come in the order that was asked for, without what is gone or not sold here', async () => {
    const id = (path: string) => shop.ids.products[path]!;
    const ids = [id('lamp-sol'), id('sofa-lund'), 999_999, id('chair-gone'), id('chair-ask')];
    expect(await cards(ids)).toEqual(['lamp-sol', 'sofa-lund', 'chair-ask']);
    expect(await cards(ids, URAL)).toEqual(['sofa-lund', 'chair-ask']);
    expect(await cards([])).toEqual([]);
  });

  test('are at most 24', async () => {
    const ids = Array.from({ length: 25 }, (_, at) => at + 1);
    await expect(cards(ids)).rejects.toMatchObject({ key: 'general.bad_request' });
  });
});

describe('a product that the region does not sell', () => {
  const refusalOf = (path: string, place = {}) =>
    product(path, place).then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error : null),
    );

  test('is not found, and told of: what it is, where it stands, what there is instead', async () => {
    await shop.db.query(sql`delete from prices where region_id = (select id from regions where code = 'ural')
      and offer_id = (select id from offers where article = 'CHAIR')`);
    const refused = await refusalOf('chair-ask', URAL);
    expect(refused).toMatchObject({ key: 'catalog.not_found', status: 404 });
    expect(refused?.body.data).toEqual({
      name: 'Стул Аск',
      image: null,
      breadcrumbs: [
        { name: 'Мебель', path: 'furniture' },
        { name: 'Стулья', path: 'chairs' },
      ],
      similar: [],
    });
    expect(await product('chair-ask')).toMatchObject({ name: 'Стул Аск' });
  });

  test('leads to no section that is empty here, and names goods of its own that are in stock', async () => {
    expect((await refusalOf('lamp-sol', URAL))?.body.data).toMatchObject({ breadcrumbs: [], similar: [] });
    await shop.db
      .query(sql`delete from prices where region_id = (select id from regions where code = 'moscow')
      and offer_id = (select id from offers where article = 'LAST')`);
    const { data } = (await refusalOf('chair-last'))?.body ?? {};
    expect(data).toMatchObject({ similar: [shop.ids.products['chair-ask']] });
  });

  test.each(['nowhere', 'chair-gone'])('is not one that no region sells: %s', async (path) => {
    expect((await refusalOf(path))?.body).not.toHaveProperty('data');
  });
});
