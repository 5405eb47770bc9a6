import { markMatches } from '@siren/domain/search';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { withMoreGoods } from './testing/withMoreGoods.ts';
import type { MoreGood } from './testing/withMoreGoods.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const search = (query: string, more: { page?: number; sort?: 'price-asc' } = {}, region?: string) =>
  shop.call('/api/catalog/search', { query, ...more }, region === undefined ? {} : { region });
const suggest = (query: string) => shop.call('/api/catalog/suggest', { query });
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('a search', () => {
  test('finds all forms of a word, goods that are sold only', async () => {
    const answer = await search('стульев');
    expect(names(answer.items)).toEqual(['Стул Аск', 'Стул Последний']);
    expect(answer).toMatchObject({
      total: 2,
      page: 1,
      pages: 1,
      correctedQuery: null,
      whole: true,
      popular: [],
    });
    expect(names(answer.sections)).toEqual(['Стулья']);
  });

  test.each([
    ['lbdfy', 'диван'],
    ['divany', 'диван'],
    ['диавн', 'диван'],
  ])('«%s» is taken for «%s», and can be meant', async (query, meant) => {
    const corrected = await search(query);
    expect(corrected.correctedQuery).toBe(meant);
    expect(names(corrected.items)).toContain('Диван Лунд');
    expect(await search(`"${query}"`)).toMatchObject({ correctedQuery: null, total: 0 });
  });

  test.each([
    'SOFA-SAGE',
    'sofa sage',
    'SOFA\u2014SAGE\u200B',
    '4600000000017',
    '04600000000017',
    'штрихкод: 4600000000017',
    'Арт. 4600000000017',
  ])('«%s» finds by article or barcode', async (query) => {
    expect(names((await search(query)).items)).toEqual(['Диван Лунд']);
  });

  test.each(['0012345678905', '12345678905', '4600000000024'])(
    '«%s», one of several barcodes, finds its good',
    async (query) => {
      expect(names((await search(query)).items)).toEqual(['Стул Аск']);
    },
  );

  test.each(['SOFA-SAGE', 'SOFA-CLAY', '4600000000017'])(
    'by «%s» shows and suggests that very variant, and leads to it',
    async (query) => {
      const [card] = (await search(query)).items;
      const page = await shop.call('/api/catalog/product', { path: card?.path ?? '' });
      const meant = page.variants.find(({ offer }) => offer === card?.offer);
      if (query.startsWith('SOFA')) expect(card?.article).toBe(query);
      expect(card).toMatchObject({ price: meant?.price, variant: meant?.offer !== page.offer });
      const [suggested] = (await suggest(query)).products;
      expect(suggested).toMatchObject({
        offer: card?.variant ? card.offer : null,
        price: card?.price,
      });
    },
  );

  test.each(['диван глина', 'Дивана из глины', 'диван глены', 'divan glina', 'lbdfy ukbyf', 'глина'])(
    'by «%s» shows and suggests the variant of that colour, though another is cheaper',
    async (query) => {
      const [card] = (await search(query)).items;
      expect(card).toMatchObject({ article: 'SOFA-CLAY', price: 52_990, variant: true });
      const [suggested] = (await suggest(query)).products;
      expect(suggested).toMatchObject({ path: 'sofa-lund', offer: card?.offer, price: 52_990 });
    },
  );

  test.each(['диван лунд', 'диван шалфей', 'диван'])(
    'by «%s» shows what the page of the good shows, and links to it name no variant',
    async (query) => {
      const card = (await search(query)).items.find(({ path }) => path === 'sofa-lund');
      expect(card).toMatchObject({ article: 'SOFA-SAGE', variant: false });
      const suggested = (await suggest(query)).products.find(({ path }) => path === 'sofa-lund');
      expect(suggested).toMatchObject({ offer: null, price: 49_990 });
    },
  );

  test('shows a variant while its colour is still being typed', async () => {
    expect((await suggest('диван гл')).products).toMatchObject([{ path: 'sofa-lund', price: 52_990 }]);
  });

  test('shows of what the filters leave the variant that says most', async () => {
    const { items } = await shop.call('/api/catalog/search', { query: 'диван глина', priceTo: 50_000 });
    expect(items).toMatchObject([{ article: 'SOFA-SAGE', variant: false }]);
  });

  test.each(['GONE', 'gone', '0091', '91', 'Артикул: 0091', '«GONE»', 'пщту'])(
    'for «%s», the code of a good that has gone, names it and its section, and corrects nothing',
    async (query) => {
      expect(await search(query)).toMatchObject({
        ...{ total: 0, correctedQuery: null, elsewhere: false },
        gone: [{ article: 'GONE', name: 'Стул Снятый', section: { name: 'Стулья', path: 'chairs' } }],
      });
    },
  );

  test.each(['GONE', '0091', '«GONE»', 'пщту'])(
    'while «%s», the code of a good that has gone, is typed, suggests no other good and the section of its likes',
    async (query) => {
      expect(await suggest(query)).toMatchObject({
        ...{ products: [], correctedQuery: null },
        sections: [{ name: 'Стулья', path: 'chairs' }],
      });
    },
  );

  test.each(['SOFA-SAGE', 'sofa sage', '0012345678905', 'диван', 'экскаватор', '"'])(
    'for «%s» tells of nothing that has gone',
    async (query) => {
      expect(await search(query)).toMatchObject({ gone: [] });
    },
  );

  const withGoods = (goods: readonly MoreGood[], during: () => Promise<void>) =>
    withMoreGoods(shop.db, goods, during);

  test('shows what has these words as they stand, and tells of the code that has gone besides', () =>
    withGoods(
      [
        { article: '240', name: 'Ширма Снятая', path: 'sofas', active: false },
        { article: 'SC-1', name: 'Гардина 240', path: 'lighting', active: true },
      ],
      async () => {
        const answer = await search('240');
        expect(names(answer.items)).toEqual(['Гардина 240']);
        expect(names(answer.gone)).toEqual(['Ширма Снятая']);
      },
    ));

  test('for a code that only begins the codes of others, tells what has gone and shows none of them', () =>
    withGoods(
      [
        { article: 'QR-500', name: 'Этажерка Снятая', path: 'chairs', active: false },
        { article: 'QR-5001', name: 'Этажерка', path: 'chairs', active: true },
      ],
      async () => {
        expect(await search('qr-500')).toMatchObject({ total: 0, gone: [{ article: 'QR-500' }] });
        expect(await search('QR-5001')).toMatchObject({ total: 1, gone: [] });
        // It may be the beginning of another one for as long as it is typed.
        expect(names((await suggest('qr-500')).products)).toEqual(['Этажерка']);
      },
    ));

  test('means of articles that differ by their case what is written so, and else offers both', () =>
    withGoods(
      [
        { article: 'Zeta-3', name: 'Банкетка Снятая', path: 'sofas', active: false },
        { article: 'ZETA-3', name: 'Пуф', path: 'sofas', active: true },
      ],
      async () => {
        expect(await search('Zeta-3')).toMatchObject({ total: 0, gone: [{ name: 'Банкетка Снятая' }] });
        const sold = await search('ZETA-3');
        expect([names(sold.items), sold.gone]).toEqual([['Пуф'], []]);
        const both = await search('zeta-3');
        expect([names(both.items), names(both.gone)]).toEqual([['Пуф'], ['Банкетка Снятая']]);
      },
    ));

  test('leads to the nearest section above where that of the good has nothing left', async () => {
    const { db } = shop;
    await db.query(sql`
      insert into sections (source, external_id, parent_id, ancestors, path, name, position)
      select 'more', 'stools', id, ancestors, 'stools', 'Табуреты', 0 from sections where path = 'furniture'`);
    await withGoods(
      [{ article: 'STOOL-9', name: 'Табурет Снятый', path: 'stools', active: false }],
      async () => {
        expect((await search('STOOL-9')).gone).toMatchObject([{ section: { path: 'furniture' } }]);
      },
    );
    await db.query(sql`delete from sections where source = 'more'`);
  });

  test('finds by what its variants are', async () => {
    expect(names((await search('диван шалфей')).items)).toEqual(['Диван Лунд']);
  });

  test('orders, filters and pages are those of a section', async () => {
    const answer = await search('диван', { sort: 'price-asc', page: 7 });
    expect(names(answer.items)).toEqual(['Диван Витринный', 'Диван Лунд']);
    expect(answer).toMatchObject({ sort: 'price-asc', page: 1, prices: { min: 30_000 } });
  });

  test('that finds nothing offers sections and popular goods', async () => {
    const answer = await search('экскаватор');
    expect(answer).toMatchObject({ total: 0, elsewhere: false });
    expect(names(answer.sections)).toEqual(['Мебель', 'Свет']);
    expect(answer.popular.length).toBeGreaterThan(0);
  });

  test('tells where only other regions have it', async () => {
    expect(await search('лампа', {}, 'ural')).toMatchObject({ total: 0, elsewhere: true });
    expect(await search('лампа')).toMatchObject({ total: 1, elsewhere: false });
  });

  test('shows first what can be bought, though a sample says as much in its name; suggestions, too', async () => {
    const rename = (name: string) =>
      shop.db.query(sql`update products set name = ${name} where path = 'sofa-show'`);
    await rename('Диван Витринный, шалфей');
    const { items } = await search('диван шалфей');
    expect(names(items)).toEqual(['Диван Лунд', 'Диван Витринный, шалфей']);
    expect(names((await suggest('диван шалфей')).products)).toEqual(names(items));
    await rename('Диван Витринный');
  });

  test('suggests what can be bought, however many come before it that are sold out', async () => {
    const { db } = shop;
    await db.query(sql`
      with made as (
        insert into products (source, external_id, section_id, path, name, short_name, position)
        select 'many', n::text, section_id, 'gamak-' || n, 'Гамак ' || n, 'Гамак ' || n, n
        from products, generate_series(1, 40) n where path = 'sofa-lund'
        returning id, external_id
      ), sold as (
        insert into offers (product_id, source, external_id, article, codes, bare_codes, name, digest)
        select id, 'many', external_id, 'HAM-' || external_id, array[lower('HAM-' || external_id)],
          array[lower('HAM-' || external_id)], 'Гамак', '' from made
        returning id, external_id
      ), priced as (
        insert into prices (offer_id, region_id, price) select s.id, r.id, 100 from sold s, regions r
      )
      insert into stock (offer_id, store_id, quantity)
      select s.id, st.id, 5 from sold s, stores st where s.external_id = '40'`);
    expect(names((await suggest('гамак')).products)[0]).toBe('Гамак 40');
    await db.query(sql`delete from prices where offer_id in (select id from offers where source = 'many')`);
    await db.query(sql`delete from offers where source = 'many'`);
    await db.query(sql`delete from products where source = 'many'`);
  });

  test('shows last what is out of stock in the region', async () => {
    const like = (hit: boolean) =>
      shop.db.query(sql`update products set hit = ${hit} where path = 'chair-last'`);
    await like(true);
    expect(names((await search('стул')).items)).toEqual(['Стул Последний', 'Стул Аск']);
    expect(names((await search('стул', {}, 'ural')).items)).toEqual(['Стул Аск', 'Стул Последний']);
    await like(false);
  });

  test("takes anything that is typed, and no more than a query's length of it", async () => {
    for (const query of ["'; drop table products; --", '%_%', '(((.*', '🛋️🛋️', '«»', '', '\\', 'null'])
      expect(await search(query)).toMatchObject({ total: 0 });
    await expect(search('д'.repeat(201))).rejects.toMatchObject({ key: 'general.bad_request' });
    await expect(search('д'.repeat(10_000))).rejects.toMatchObject({ key: 'general.bad_request' });
  });
});

describe('with synonyms of staff', () => {
  test('a word finds what is called otherwise, as long as the line is in use', async () => {
    await shop.db.query(sql`insert into synonyms (words) values (array['софа', 'диван'])`);
    const answer = await search('софа');
    expect(names(answer.items)).toContain('Диван Лунд');
    expect(markMatches('Диван Лунд', answer.marks)).toMatchObject([
      { text: 'Диван', hit: true },
      { text: ' Лунд', hit: false },
    ]);
    const row = markMatches('диванов для софы', (await suggest('соф')).marks);
    expect(row.filter(({ hit }) => hit)).toMatchObject([{ text: 'диванов' }, { text: 'софы' }]);
    await shop.db.query(sql`update synonyms set active = false`);
    expect(await search('софа')).toMatchObject({ total: 0 });
  });
});

describe('suggestions', () => {
  beforeEach(async () => {
    await shop.db.query(sql`truncate popular_queries`);
  });

  test('are goods, sections and what others ask', async () => {
    await shop.db.query(
      sql`insert into popular_queries (query, count) values ('стул для кухни', 9), ('стол', 9), ('стулья офисные', 2)`,
    );
    const answer = await suggest('сту');
    expect(names(answer.products)).toEqual(['Стул Аск', 'Стул Последний']);
    expect(names(answer.sections)).toEqual(['Стулья']);
    expect(answer.queries).toEqual(['стул для кухни']);
  });

  test('understand the other layout before the word is whole', async () => {
    const answer = await suggest('lbdf');
    expect(answer).toMatchObject({ query: 'lbdf', correctedQuery: 'дива' });
  });

  test('of nothing are nothing', async () => {
    expect(await suggest('  ')).toMatchObject({ products: [], sections: [], queries: [] });
  });
});
