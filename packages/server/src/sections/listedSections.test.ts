import { randomUUID } from 'node:crypto';
import type { ListChange } from '@siren/domain/product-lists';
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
/** Goods and their offers, the cheapest first: that is the order of «popular», too. */
let goods: { id: number; offer: number }[];
const good = (at: number) => goods[at]?.id ?? 0;

beforeAll(async () => {
  shop = await createSectionsShop();
  await shop.db.query(sql`
    update users set permissions = permissions || '{product-lists.edit}' where login = 'staff'`);
  await shop.take(
    [
      { id: '1', name: 'Сад' },
      { id: '2', name: 'Двор' },
    ],
    [
      ...Array.from({ length: 30 }, (_, at) => ({
        ...{ id: `s${at}`, name: `Гамак ${at}`, category: '1', price: 1_000 + at },
      })),
      ...Array.from({ length: 50 }, (_, at) => ({
        id: `d${at}`,
        name: `Метла ${at}`,
        category: '2',
        price: 500,
      })),
    ],
  );
  id = await shop.idOf('1');
  goods = await shop.db.query<{ id: number; offer: number }>(sql`
    select p.id, o.id as offer from products p join offers o on o.product_id = p.id
    join prices c on c.offer_id = o.id where p.section_id = ${id} order by c.price`);
});
afterAll(() => shop.close());
beforeEach(() => shop.save(id, { set: { sort: null, pins: [], list: null } }));

const today = () => shop.clock.now().toISOString().slice(0, 10);
const apply = (list: number, changes: readonly ListChange[]) =>
  shop.staff.call('/api/tools/product-lists/apply', {
    id: list,
    operations: changes.map((change) => ({ id: randomUUID(), change })),
  });
const add = (at: number): ListChange => ({ kind: 'add', offer: goods[at]?.offer ?? 0, after: null });
/** A list of goods, the last one told first. */
async function make(ats: readonly number[], from: string | null = today(), to: string | null = null) {
  const made = await shop.staff.call('/api/tools/product-lists/create', {
    ...{ idempotencyKey: randomUUID(), name: 'Для сада', copyOf: null },
  });
  await apply(made.id, [...ats.toReversed().map(add), { kind: 'set', fields: { from, to } }]);
  return made.id;
}
const ids = async (more = {}) =>
  (await shop.call('/api/catalog/section', { path: 'sad', ...more })).items.map((item) => item.id);
const rest = (first: readonly number[]) => goods.map((one) => one.id).filter((one) => !first.includes(one));

describe('a section with a list', () => {
  test('begins with its pins, then with the goods of the list; every good stands there once', async () => {
    const list = await make([28, 3, 11]);
    await shop.save(id, { set: { list, pins: [good(5), good(3)] } });
    const first = [good(5), good(3), good(28), good(11)];
    expect([...(await ids()), ...(await ids({ page: 2 }))]).toEqual([...first, ...rest(first)]);
    expect(await ids({ sort: 'price-asc' })).toEqual(rest([]).slice(0, 24));
  });

  test('has its own order while the list is a draft, before its days and after them', async () => {
    const days = [
      [null, null],
      ['2027-01-01', null],
      ['2026-01-01', '2026-01-02'],
    ] as const;
    for (const [from, to] of days) {
      await shop.save(id, { set: { list: await make([20], from, to) } });
      expect(await ids()).toEqual(rest([]).slice(0, 24));
    }
  });

  test('leaves out what is sold out, wherever the list has it', async () => {
    const list = await make([9, 8]);
    await shop.save(id, { set: { list } });
    expect((await ids()).slice(0, 2)).toEqual([good(9), good(8)]);
    await shop.db.query(sql`update stock set quantity = 0 where offer_id = ${goods[9]?.offer ?? 0}`);
    await vi.waitFor(async () => expect((await ids())[0]).toBe(good(8)), { timeout: WITHIN_MS });
  });

  test('takes its own goods of a list alone, however many of others stand before them', async () => {
    const others = await shop.db.query<{ offer: number }>(sql`
      select o.id as offer from products p join offers o on o.product_id = p.id where p.name like 'Метла%'`);
    const list = await make([13]);
    await apply(
      list,
      others.map(({ offer }) => ({ kind: 'add', offer, after: null })),
    );
    await shop.save(id, { set: { list } });
    expect((await ids())[0]).toBe(good(13));
  });

  test('tells staff which lists there are and how each stands', async () => {
    const list = await make([1], '2027-01-01');
    const { lists } = await shop.save(id, { set: { list } });
    expect(lists.find((one) => one.id === list)).toEqual({ id: list, name: 'Для сада', state: 'coming' });
  });
});

test('every process follows a list that its editors change within a second', async () => {
  const list = await make([7]);
  await shop.save(id, { set: { list } });
  const { context } = await shop.contextFor({ token: '', cookies: {}, address: '10.0.0.1' });
  const processes = await Promise.all([openCatalog(shop.db.url), openCatalog(shop.db.url)]);
  const plain = { filters: {}, priceFrom: null, priceTo: null, page: 1, path: 'sad' };
  const first = async (one: (typeof processes)[number]) =>
    (await one.handlers['/api/catalog/section'](context, plain)).items[0]?.id;
  for (const one of processes) expect(await first(one)).toBe(good(7));
  await apply(list, [add(15)]);
  for (const one of processes)
    await vi.waitFor(async () => expect(await first(one)).toBe(good(15)), { timeout: WITHIN_MS });
  await Promise.all(processes.map((one) => one.close()));
});

test('a list that a section begins with names it and is not deleted; one that is not there is refused', async () => {
  const list = await make([2]);
  await shop.save(id, { set: { list } });
  const { uses, version } = await shop.staff.call('/api/tools/product-lists/get', { id: list });
  expect(uses).toEqual([{ kind: 'section', section: id, title: 'Сад' }]);
  const remove = () => shop.staff.call('/api/tools/product-lists/delete', { id: list, version });
  expect(await refusalOf(remove())).toBe('product_list.used');
  await shop.save(id, { set: { list: null } });
  await remove();
  expect(await refusalOf(shop.save(id, { set: { list } }))).toBe('product_list.not_found');
  expect(await refusalOf(shop.save(id, { set: { list: 999_999 } }))).toBe('product_list.not_found');
});

test('a list that is chosen while it is deleted is either there or refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const list = await make([2]);
    const { version } = await shop.staff.call('/api/tools/product-lists/get', { id: list });
    const [chosen, deleted] = await Promise.allSettled([
      shop.save(id, { set: { list } }),
      shop.staff.call('/api/tools/product-lists/delete', { id: list, version }),
    ]);
    expect([chosen.status, deleted.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    await shop.save(id, { set: { list: null } });
  }
});

test('which list it begins with is in the history', async () => {
  const list = await make([4]);
  const { changes } = await shop.save(id, { set: { list } });
  expect(changes[0]?.changes).toEqual([{ field: 'list', from: null, to: list }]);
});
