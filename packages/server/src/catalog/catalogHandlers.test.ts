import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const URAL = { region: 'ural', city: 'ekaterinburg' };
const section = (path: string, more = {}, place = {}) =>
  shop.call('/api/catalog/section', { path, ...more }, place);
const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

describe('a section', () => {
  test('holds the goods in it and in all sections below it, each product once', async () => {
    const answer = await section('furniture');
    expect(answer).toMatchObject({ total: 4, page: 1, pages: 1, sort: 'popular' });
    expect(new Set(names(answer))).toEqual(
      new Set(['Диван Лунд', 'Стул Аск', 'Стул Последний', 'Диван Витринный']),
    );
    expect(answer.section.children.map(({ path, total }) => [path, total])).toEqual([
      ['sofas', 2],
      ['chairs', 2],
    ]);
    expect((await section('sofas')).section.breadcrumbs).toEqual([{ name: 'Мебель', path: 'furniture' }]);
  });

  test('counts and shows only what the region sells', async () => {
    expect((await section('lighting')).total).toBe(1);
    const ural = await section('lighting', {}, URAL);
    expect(ural).toMatchObject({ total: 0, items: [], pages: 1 });
  });

  test('sorts by price both ways', async () => {
    const prices = async (sort: string) =>
      (await section('furniture', { sort })).items.map(({ price }) => price);
    expect(await prices('price-asc')).toEqual([2_000, 3_499.9, 30_000, 49_990]);
    expect(await prices('price-desc')).toEqual([49_990, 30_000, 3_499.9, 2_000]);
  });

  test('shows what is out of stock last among the popular', async () => {
    const { items } = await section('chairs', {}, URAL);
    expect(items.map(({ name, stock }) => [name, stock.status])).toEqual([
      ['Стул Аск', 'in_stock'],
      ['Стул Последний', 'out_of_stock'],
    ]);
  });

  test('that does not exist is not found', async () => {
    await expect(section('nowhere')).rejects.toMatchObject({ key: 'catalog.not_found', status: 404 });
  });
});

describe('a card', () => {
  const card = async (path: string, name: string, place = {}) =>
    (await section(path, {}, place)).items.find((item) => item.name === name);

  test('stands for the cheapest variant that can be bought', async () => {
    expect(await card('sofas', 'Диван Лунд')).toMatchObject({
      offer: shop.ids.offers['SOFA-SAGE'],
      price: 49_990,
      oldPrice: 59_990,
      badges: [{ code: 'sale', name: 'Скидка', tone: 'sale', rule: 'sale' }],
      stock: { status: 'in_stock', quantity: 15 },
      colors: [
        { name: 'шалфей', hex: '#9caf88' },
        { name: 'глина', hex: '#b66a50' },
      ],
    });
    await shop.db.query(sql`update stock set quantity = 0 where offer_id = ${shop.ids.offers['SOFA-SAGE']}`);
    expect(await card('sofas', 'Диван Лунд')).toMatchObject({
      offer: shop.ids.offers['SOFA-CLAY'],
      price: 52_990,
    });
    await shop.db.query(sql`update stock set quantity = 10 where offer_id = ${shop.ids.offers['SOFA-SAGE']}`);
  });

  test('tells the date of the nearest delivery to the city', async () => {
    expect((await card('chairs', 'Стул Аск'))?.deliveryDate).toBe('2026-03-04');
    expect((await card('chairs', 'Стул Аск', URAL))?.deliveryDate).toBe('2026-03-06');
    expect((await card('chairs', 'Стул Последний', URAL))?.deliveryDate).toBeNull();
  });

  test('of an exhibition piece says so and promises no delivery', async () => {
    expect(await card('sofas', 'Диван Витринный')).toMatchObject({
      exposition: true,
      badges: [{ code: 'exposition', name: 'Экспозиция', tone: 'raised', rule: 'exposition' }],
      deliveryDate: null,
    });
  });

  test('shows the visitor what they keep, and nobody else', async () => {
    const visitor = shop.visitor();
    const id = shop.ids.products['chair-ask']!;
    await visitor.call('/api/user/toggle-favorite-product', { id, value: true });
    const kept = async (who: Pick<typeof visitor, 'call'>) => {
      const { items } = await who.call('/api/catalog/section', { path: 'chairs' });
      return items.filter(({ favorite }) => favorite).map((item) => item.id);
    };
    expect(await kept(visitor)).toEqual([id]);
    expect(await kept(shop.visitor())).toEqual([]);
    const product = await visitor.call('/api/catalog/product', { path: 'chair-ask' });
    expect(product.favorite).toBe(true);
  });
});

describe('a product', () => {
  const product = (path: string, place = {}) => shop.call('/api/catalog/product', { path }, place);

  test('comes with its variants, its stock by store and the way to it', async () => {
    const lund = await product('sofa-lund');
    expect(lund.breadcrumbs).toEqual([
      { name: 'Мебель', path: 'furniture' },
      { name: 'Диваны', path: 'sofas' },
    ]);
    expect(lund.variants.map(({ article, price, options }) => [article, price, options[0]?.value])).toEqual([
      ['SOFA-SAGE', 49_990, 'шалфей'],
      ['SOFA-CLAY', 52_990, 'глина'],
    ]);
    expect(lund.stores).toEqual([
      { store: shop.ids.stores['msk-1'], status: 'in_stock', quantity: 10 },
      { store: shop.ids.stores['khimki-1'], status: 'in_stock', quantity: expect.any(Number) },
    ]);
    expect(lund.seo).toMatchObject({ canonical: '/product/sofa-lund' });
    expect(lund.seo.title).toContain('49\u00a0990\u00a0₽');
  });

  test('tells cost and date of every delivery that it can have', async () => {
    const { delivery } = await product('chair-ask');
    expect(delivery.length).toBeGreaterThan(0);
    for (const { date, price, name } of delivery) {
      expect(date >= '2026-03-02').toBe(true);
      expect(price).toBeGreaterThanOrEqual(0);
      expect(name).not.toBe('');
    }
  });

  test('that cannot come home is offered no delivery', async () => {
    expect((await product('sofa-show')).delivery).toEqual([]);
    expect((await product('chair-last', URAL)).delivery).toEqual([]);
  });

  test('has related goods that are in stock, itself not among them', async () => {
    const { related } = await product('sofa-lund');
    expect(related.length).toBeGreaterThan(0);
    for (const { path, stock } of related) {
      expect(path).not.toBe('sofa-lund');
      expect(stock.quantity).toBeGreaterThan(0);
    }
  });

  test.each([
    ['that does not exist', 'nowhere', {}],
    ['that is no longer active', 'chair-gone', {}],
    ['that the region does not sell', 'lamp-sol', URAL],
  ])('%s is not found', async (_what, path, place) => {
    await expect(product(path, place)).rejects.toMatchObject({ key: 'catalog.not_found' });
  });
});

describe('the home page', () => {
  const blocks = async (place = {}) => (await shop.call('/api/home', {}, place)).blocks;

  test('opens with the best discount that the region has in stock', async () => {
    const [hero] = await blocks();
    expect(hero).toMatchObject({
      type: 'hero',
      title: 'Диван Лунд',
      label: 'Смотреть за\u00a049\u00a0990\u00a0₽',
    });
    expect(hero?.type === 'hero' && hero.note).toBe('Скидка 16\u00a0%, выгода 10\u00a0000\u00a0₽');
  });

  test('where nothing is cheaper than before it opens with what is popular', async () => {
    const [hero] = await blocks(URAL);
    expect(hero).toMatchObject({ type: 'hero', note: 'В\u00a0наличии' });
  });

  test('shows sections that sell something, and no good twice in its lists', async () => {
    const all = await blocks(URAL);
    const sections = all.find(({ type }) => type === 'sections');
    expect(sections?.type === 'sections' && sections.sections.map(({ path }) => path)).toEqual([
      'sofas',
      'chairs',
    ]);
    const ids = all.flatMap((block) => (block.type === 'products' ? block.items.map(({ id }) => id) : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('shows no empty lists', async () => {
    for (const block of await blocks()) if (block.type === 'products') expect(block.items).not.toEqual([]);
  });
});

test('the tree of sections is two levels deep and holds what the region sells', async () => {
  const { sections } = await shop.call('/api/catalog/sections', {});
  expect(sections.map(({ path, total, children }) => [path, total, children.length])).toEqual([
    ['furniture', 4, 2],
    ['lighting', 1, 0],
  ]);
});

test('the menu holds the top of the tree', async () => {
  const { menu } = await shop.call('/api/info', {});
  expect(menu.map(({ path }) => path)).toEqual(['furniture', 'lighting']);
  // Where there is one section at the top the menu shows what is in it.
  const ural = await shop.call('/api/info', {}, URAL);
  expect(ural.menu.map(({ path }) => path)).toEqual(['sofas', 'chairs']);
});
