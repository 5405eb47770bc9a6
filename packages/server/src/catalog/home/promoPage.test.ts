import type { Block } from '@siren/domain/promo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onlyRow, sql } from '../../db/index.ts';
import { draftOf } from '../../orders/testing/createOrderShop.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';

const STARTS = '2026-03-01T00:00:00Z';
const ENDS = '2026-03-31T21:00:00Z';

let shop: TestShop;
const offer = (article: string) => shop.ids.offers[article] ?? 0;

/** A promo of the first region for a sofa and the section of lamps, with every kind of block. */
const seed = async () => {
  const lighting = shop.ids.sections['lighting'] ?? 0;
  const { id: coupon } = onlyRow(
    await shop.db.query<{ id: number }>(sql`
      insert into coupons (code, description, type, value, targets, offers, starts_at, ends_at)
      values ('MARCH', '20 % на диван и свет', 'percent', 20, ${[lighting]}, ${[offer('SOFA-CLAY')]},
        ${STARTS}, ${ENDS})
      returning id`),
  );
  const { id: picture } = onlyRow(
    await shop.db.query<{ id: number }>(
      sql`insert into pictures (url, width, height) values ('demo://room/march', 1280, 720) returning id`,
    ),
  );
  const { id: promo } = onlyRow(
    await shop.db.query<{ id: number }>(sql`
      insert into promos (source, external_id, path, title, description, starts_at, ends_at, regions, picture_id,
        coupon_id)
      select 'test', 'march', 'mart', 'Март', 'Скидки марта', ${STARTS}, ${ENDS}, array[id], ${picture}, ${coupon}
      from regions where code = 'moscow' returning id`),
  );
  await shop.db.query(sql`insert into files (url) values ('demo://films/march.webm')`);
  const goods = { offers: [offer('SOFA-CLAY')], sections: [lighting] };
  const blocks: [string, object][] = [
    ['coupon', { title: 'Промокод' }],
    ['countdown', { title: 'Осталось' }],
    ['products', { title: 'Товары', choice: goods }],
    ['products', { title: 'Свет', choice: { ...goods, offers: [] } }],
    ['products', { title: 'Дешёвые', choice: { offers: [], sections: [], priceTo: 2_500 } }],
    ['text', { title: 'Слова', paragraphs: ['Раз', 'Два'] }],
    ['picture', { picture, alt: 'Комната', caption: 'Март' }],
    ['video', { title: 'Фильм', url: 'demo://films/march.webm', poster: picture }],
    ['hologram', { title: 'Чего ещё нет' }],
  ];
  for (const [position, [type, content]] of blocks.entries()) {
    await shop.db.query(sql`
      insert into page_blocks (promo_id, position, type, content)
      values (${promo}, ${position}, ${type}, ${JSON.stringify(content)}::jsonb)`);
  }
  await shop.db.query(sql`
    insert into page_blocks (position, type, content)
    values (10, 'hero', ${JSON.stringify({ promo })}::jsonb)`);
};

beforeAll(async () => {
  shop = await createTestShop();
  await seed();
});
beforeEach(() => shop.clock.set('2026-03-02T09:00:00Z'));
afterAll(() => shop.close());

const promo = (place = {}) => shop.call('/api/promo', { path: 'mart' }, place);
const typesOf = (blocks: readonly Block[]) => blocks.map(({ type }) => type);
const home = async () => (await shop.call('/api/home', {})).blocks;

describe('a promo', () => {
  test('that runs has all of its blocks, and none that nobody knows', async () => {
    const answer = await promo();
    expect(answer).toMatchObject({
      state: 'running',
      note: '',
      now: '2026-03-02T09:00:00.000Z',
      period: 'с\u00a01 по\u00a031\u00a0марта 2026',
      image: { width: 1280 },
      seo: { canonical: '/promo/mart' },
    });
    expect(typesOf(answer.blocks)).toEqual([
      ...['coupon', 'countdown', 'products', 'products', 'products', 'text', 'picture', 'video'],
    ]);
    expect(answer.blocks).toContainEqual(
      expect.objectContaining({ type: 'video', video: expect.objectContaining({ type: 'video/webm' }) }),
    );
  });

  test('lists the goods that it names, those sections, or those prices', async () => {
    const lists = (await promo()).blocks.flatMap((block) => (block.type === 'products' ? [block] : []));
    expect(lists.map(({ path, items }) => [path, items.map((card) => card.offer)])).toEqual([
      ['lighting', [offer('SOFA-CLAY'), offer('LAMP')]],
      ['lighting', [offer('LAMP')]],
      [null, expect.arrayContaining([offer('LAST'), offer('LAMP')])],
    ]);
  });

  test('that has not begun says when, and gives no code away', async () => {
    shop.clock.set('2026-02-27T09:00:00Z');
    const { state, note, blocks } = await promo();
    expect([state, note]).toEqual(['upcoming', 'Акция начнётся 1\u00a0марта 2026']);
    expect(typesOf(blocks)).not.toContain('coupon');
    expect(typesOf(blocks)).toContain('text');
  });

  test('that is over says so and keeps nothing but ways on', async () => {
    shop.clock.set(ENDS);
    expect(await promo()).toMatchObject({
      state: 'ended',
      note: 'Акция завершилась 31\u00a0марта 2026',
      blocks: [],
    });
  });

  test('of another region, an unknown one and one that staff hid are not found', async () => {
    const missing = { key: 'catalog.not_found', status: 404 };
    await expect(promo({ region: 'ural', city: 'ekaterinburg' })).rejects.toMatchObject(missing);
    await expect(shop.call('/api/promo', { path: 'nowhere' })).rejects.toMatchObject(missing);
    await shop.db.query(sql`update promos set active = false`);
    await expect(promo()).rejects.toMatchObject(missing);
    await shop.db.query(sql`update promos set active = true`);
  });

  test('is charged as it is shown: off the goods it names, not off others', async () => {
    const guest = shop.visitor();
    for (const article of ['SOFA-CLAY', 'CHAIR', 'LAMP'])
      await guest.call('/api/cart/add', { id: offer(article) });
    const cart = await guest.call('/api/cart/coupon', { coupon: 'march' });
    expect(Object.fromEntries(cart.content.map((row) => [row.offer, row.price]))).toEqual({
      [offer('SOFA-CLAY')]: 42_392,
      [offer('CHAIR')]: 3_499.9,
      [offer('LAMP')]: 1_032,
    });
    const { id } = await guest.call('/api/order/create', draftOf(cart, shop.ids.payTypes['card'] ?? 0));
    const order = await guest.call('/api/order/get', { id });
    expect(order.totals.goods - order.totals.discount).toBeCloseTo(42_392 + 3_499.9 + 1_032, 2);
  });
});

describe('the home page', () => {
  test('is led by a promo while it runs, by the best reduction before and after', async () => {
    const links = async () =>
      (await home()).flatMap((block) => (block.type === 'hero' ? [block.link.page] : []));
    expect(await links()).toEqual(['promo']);
    shop.clock.set(ENDS);
    expect(await links()).toEqual(['product']);
  });

  test('says on the button of a promo what its cheapest good in stock costs', async () => {
    const label = async () => (await home()).flatMap((block) => (block.type === 'hero' ? [block.label] : []));
    expect(await label()).toEqual(['Выбрать от\u00a01\u00a0290\u00a0₽']);
  });

  test('names no price on the button of a promo for everything', async () => {
    await shop.db.query(sql`update coupons set targets = '{}', offers = '{}' where code = 'MARCH'`);
    const [hero] = (await home()).filter(({ type }) => type === 'hero');
    expect(hero).toMatchObject({ label: 'Смотреть товары' });
  });

  test('lists the promos that run', async () => {
    expect(await home()).toContainEqual(
      expect.objectContaining({ type: 'promos', promos: [expect.objectContaining({ path: 'mart' })] }),
    );
    shop.clock.set('2026-02-27T09:00:00Z');
    expect(typesOf(await home())).not.toContain('promos');
  });

  test('is in the order of its blocks', async () => {
    await shop.db.query(sql`update page_blocks set position = 5 where type = 'stores' and promo_id is null`);
    expect(typesOf(await home()).slice(0, 2)).toEqual(['stores', 'hero']);
  });
});
