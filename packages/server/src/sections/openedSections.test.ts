import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { openCatalog } from '../catalog/testing/openCatalog.ts';
import { sql } from '../db/index.ts';
import { createSectionsShop } from './testing/createSectionsShop.ts';
import type { SectionsShop } from './testing/createSectionsShop.ts';

/** The least that staff are promised, ms. */
const WITHIN_MS = 1_000;

let shop: SectionsShop;
let id: number;
/** Ids of the goods, the cheapest first: that is the order of «popular», too. */
let goods: number[];
const many = Array.from({ length: 30 }, (_, at) => at);

beforeAll(async () => {
  shop = await createSectionsShop();
  await shop.take(
    [
      { id: '1', name: 'Сад' },
      { id: '2', name: 'Двор' },
    ],
    [
      ...many.map((at) => ({ id: `s${at}`, name: `Гамак ${at}`, category: '1', price: 1_000 + at })),
      { id: 'x', name: 'Метла', category: '2', price: 500 },
    ],
  );
  id = await shop.idOf('1');
  const rows = await shop.db.query<{ id: number }>(sql`
    select p.id from products p join offers o on o.product_id = p.id join prices c on c.offer_id = o.id
    where p.section_id = ${id} order by c.price`);
  goods = rows.map((row) => row.id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(sql`update products set hidden = false, active = true`);
  await shop.save(id, { set: { sort: null, pins: [] } });
});

const list = (more = {}) => shop.call('/api/catalog/section', { path: 'sad', ...more });
const ids = async (more = {}) => (await list(more)).items.map((item) => item.id);
const good = (at: number) => goods[at] ?? 0;

describe('a section', () => {
  test('opens with the order of the shop, and with its own as soon as it has one', async () => {
    expect(await list()).toMatchObject({
      sort: 'popular',
      sorts: ['popular', 'price-asc', 'price-desc', 'new'],
    });
    await shop.save(id, { set: { sort: 'price-desc' } });
    const opened = await list();
    expect(opened).toMatchObject({
      sort: 'price-desc',
      sorts: ['price-desc', 'popular', 'price-asc', 'new'],
    });
    expect(opened.items[0]?.id).toBe(good(29));
    expect(await ids({ sort: 'price-asc' })).toEqual(goods.slice(0, 24));
  });

  test('shows its pins first and every good once over its pages', async () => {
    const before = await list();
    const pins = [good(28), good(3)];
    await shop.save(id, { set: { sort: 'price-asc', pins } });
    const { items: _, section: __, sort: ___, sorts: ____, ...counted } = await list();
    expect(before).toMatchObject(counted);
    const rest = goods.filter((one) => !pins.includes(one));
    expect([...(await ids()), ...(await ids({ page: 2 }))]).toEqual([...pins, ...rest]);
    expect(await ids({ sort: 'price-asc' })).toEqual(await ids());
  });

  test('puts them where another order or a filter puts them', async () => {
    await shop.save(id, { set: { pins: [good(5)] } });
    expect(await ids({ sort: 'price-asc' })).toEqual(goods.slice(0, 24));
    expect((await ids({ priceTo: 1_020, sort: 'popular' }))[0]).not.toBe(good(5));
    expect((await ids())[0]).toBe(good(5));
  });

  test('leaves out what is hidden, unsold, elsewhere or gone, and tells staff of it', async () => {
    const [broom] = await shop.db.query<{ id: number }>(sql`select id from products where name = 'Метла'`);
    await shop.db.query(sql`update products set hidden = true, active = false where id = ${good(7)}`);
    const pins = [good(7), broom!.id, good(9)];
    const { pinned } = await shop.save(id, { set: { sort: 'price-asc', pins } });
    expect(pinned).toMatchObject([
      { id: good(7), name: 'Гамак 7', hidden: true, within: true },
      { name: 'Метла', hidden: false, within: false },
      { id: good(9), hidden: false, within: true },
    ]);
    expect(pinned[2]?.unsold).not.toContain('Москва');
    expect(pinned[2]?.unsold.length).toBeGreaterThan(0);
    expect((await ids())[0]).toBe(good(9));
    await shop.db.query(sql`update sections set pins = pins || 999999 where id = ${id}`);
    expect((await shop.see(id)).pinned.at(-1)).toMatchObject({ id: 999_999, name: null });
    expect((await shop.save(id, { set: { pins: [999_999, good(9)] } })).pins).toEqual([999_999, good(9)]);
  });
});

describe('pins are refused', () => {
  test('where there is no such good, and nothing is changed', async () => {
    expect(await refusalOf(shop.save(id, { set: { title: 'Сад', pins: [good(1), 999_999] } }))).toBe(
      'good.not_found',
    );
    expect(await shop.see(id)).toMatchObject({ title: '', pins: [] });
  });

  test('that are the same twice, or too many', async () => {
    expect(await refusalOf(shop.save(id, { set: { pins: [good(1), good(1)] } }))).toBe('general.bad_request');
    expect(await refusalOf(shop.save(id, { set: { pins: goods.slice(0, 13) } }))).toBe('general.bad_request');
  });

  test('where another one has pinned since, with what is there now', async () => {
    const { version } = await shop.see(id);
    await shop.save(id, { set: { pins: [good(2)] } });
    const late = shop.staff.call('/api/admin/sections/save', { id, version, set: { pins: [good(4)] } });
    await expect(late).rejects.toMatchObject({ body: { data: { pins: [good(2)] } } });
  });
});

test('what was pinned and the order are in the history', async () => {
  const { changes } = await shop.save(id, { set: { sort: 'new', pins: [good(1), good(0)] } });
  expect(changes[0]?.changes).toEqual([
    { field: 'sort', from: null, to: 'new' },
    { field: 'pins', from: '', to: `${good(1)}, ${good(0)}` },
  ]);
});

test('every process opens a section otherwise within a second', async () => {
  const { context } = await shop.contextFor({ token: '', cookies: {}, address: '10.0.0.1' });
  const processes = await Promise.all([openCatalog(shop.db.url), openCatalog(shop.db.url)]);
  const plain = { filters: {}, priceFrom: null, priceTo: null, page: 1 };
  const opened = async (one: (typeof processes)[number]) => {
    const { items, sort } = await one.handlers['/api/catalog/section'](context, { path: 'sad', ...plain });
    return { first: items[0]?.id, sort };
  };
  for (const one of processes) expect(await opened(one)).toMatchObject({ sort: 'popular' });
  await shop.save(id, { set: { sort: 'price-asc', pins: [good(11)] } });
  for (const one of processes)
    await vi.waitFor(async () => expect(await opened(one)).toEqual({ first: good(11), sort: 'price-asc' }), {
      timeout: WITHIN_MS,
    });
  await Promise.all(processes.map((one) => one.close()));
});
