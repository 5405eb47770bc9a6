import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyChange } from '@siren/domain/product-lists';
import type { ListChange, StaffList } from '@siren/domain/product-lists';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { openCatalog } from '../catalog/testing/openCatalog.ts';
import { sql } from '../db/index.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

/** The least that staff are promised, ms. */
const WITHIN_MS = 1_000;

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    update users set permissions = array['product-lists.edit'] where login in ('staff', 'cashier')`);
  staff = await shop.signedIn('staff');
});
beforeEach(() => shop.clock.set('2026-03-02T09:00:00Z'));
afterAll(() => shop.close());

const offer = (article: string) => shop.ids.offers[article]!;
const make = (name = 'Новинки') =>
  staff.call('/api/tools/product-lists/create', { idempotencyKey: randomUUID(), name });
const see = (id: number, who = staff) => who.call('/api/tools/product-lists/get', { id });
const operation = (change: ListChange, id: string = randomUUID()) => ({ id, change });
const apply = (id: number, changes: ListChange[], who = staff) =>
  who.call('/api/tools/product-lists/apply', { id, operations: changes.map((one) => operation(one)) });
const adding = (articles: string[]): ListChange[] =>
  articles.map((article, index) => ({
    ...{ kind: 'add', offer: offer(article), after: index === 0 ? null : offer(articles[index - 1]!) },
  }));
/** A list that is shown from today. */
async function running(articles: string[]): Promise<StaffList> {
  const { id } = await make();
  await apply(id, [...adding(articles), { kind: 'set', fields: { from: '2026-03-02' } }]);
  return see(id);
}
const onHome = (list: number) =>
  shop.db.query(sql`
    insert into page_blocks (promo_id, type, position, content)
    values (null, 'products', 1, ${JSON.stringify({ title: 'Список', choice: { list } })}::jsonb)`);
/** Variants that the home page shows of the list. */
const inShop = async (place = {}) =>
  (await shop.call('/api/home', {}, place)).blocks.flatMap((block) =>
    block.type === 'products' && block.title === 'Список' ? block.items.map((card) => card.offer) : [],
  );

describe('a list', () => {
  test('is made once by the same key, and is nothing for who may not keep lists', async () => {
    const wish = { idempotencyKey: randomUUID(), name: 'Осень' };
    const both = await Promise.all([1, 2].map(() => staff.call('/api/tools/product-lists/create', wish)));
    expect(both[0]!.id).toBe(both[1]!.id);
    const buyer = await shop.signedIn('buyer');
    expect(await refusalOf(see(both[0]!.id, buyer))).toBe('user.not_authorized');
    expect(await refusalOf(see(9_999))).toBe('product_list.not_found');
  });

  test('takes each operation once, however often it is sent', async () => {
    const { id } = await make();
    const operations = [operation({ kind: 'add', offer: offer('LAMP'), after: null })];
    const send = () => staff.call('/api/tools/product-lists/apply', { id, operations });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ version }) => version)).toEqual([1, 1, 1]);
    await apply(id, [{ kind: 'remove', offer: offer('LAMP') }]);
    expect(await send()).toMatchObject({ version: 2, content: { offers: [] } });
  });

  test('is what all operations come to, whoever sends them at once; both editors have the same', async () => {
    const { id } = await make();
    const other = await shop.signedIn('cashier');
    const articles = ['SOFA-SAGE', 'SOFA-CLAY', 'CHAIR', 'LAST', 'LAMP', 'SHOW'];
    await apply(id, adding(articles));
    const at = (index: number) => offer(articles[index % articles.length]!);
    await Promise.all(
      Array.from({ length: 30 }, (_one, index) =>
        apply(
          id,
          [{ kind: 'move', offer: at(index), after: index % 3 === 0 ? null : at(index * 5 + 1) }],
          index % 2 === 0 ? staff : other,
        ),
      ),
    );
    const [mine, theirs] = await Promise.all([see(id), see(id, other)]);
    expect(mine.content).toEqual(theirs.content);
    expect(mine.version).toBe(36);
    expect(new Set(mine.content.offers)).toEqual(new Set(articles.map(offer)));
    expect(mine.content.offers).toHaveLength(articles.length);
  });

  test('keeps its order through sixty moves to the first place', async () => {
    const { id, content } = await make();
    const articles = ['SOFA-SAGE', 'CHAIR', 'LAST', 'LAMP', 'SHOW'];
    const moves = Array.from({ length: 60 }, (_one, index): ListChange => ({
      ...{ kind: 'move', offer: offer(articles[(index * 2 + 1) % articles.length]!), after: null },
    }));
    for (const change of [...adding(articles), ...moves]) await apply(id, [change]);
    const wanted = [...adding(articles), ...moves].reduce(applyChange, content);
    expect((await see(id)).content).toEqual(wanted);
  });

  test('tells in its history what was added, removed, moved and said, by names', async () => {
    const { id } = await make();
    await apply(id, adding(['LAMP', 'CHAIR']));
    await apply(id, [
      { kind: 'remove', offer: offer('LAMP') },
      { kind: 'set', fields: { name: 'Стулья', from: '2026-03-05' } },
    ]);
    const { changes } = await see(id);
    expect(changes[0]!.changes).toEqual([
      { field: 'name', from: 'Новинки', to: 'Стулья' },
      { field: 'firstDay', from: null, to: '2026-03-05' },
      { field: 'unlisted', from: expect.stringContaining('Лампа Соль') as string, to: null },
    ]);
    expect(changes.at(-1)).toMatchObject({ action: 'add' });
  });

  test('has no last day before its first one', async () => {
    const { id } = await make();
    const set = { kind: 'set' as const, fields: { from: '2026-03-05', to: '2026-03-04' } };
    expect(await refusalOf(apply(id, [set]))).toBe('general.bad_request');
  });

  test('is found by its name and by how it stands today', async () => {
    const { id } = await running(['LAMP']);
    await apply(id, [{ kind: 'set', fields: { name: 'Свет 100%' } }]);
    const found = (payload: object) => staff.call('/api/tools/product-lists/list', payload);
    expect((await found({ query: '100%' })).rows).toMatchObject([{ id, state: 'running', goods: 1 }]);
    expect((await found({ query: '100%', filters: { state: ['ended'] } })).total).toBe(0);
  });
});

describe('a deleted list', () => {
  const remove = (id: number, version: number) =>
    staff.call('/api/tools/product-lists/delete', { id, version });
  const restore = (id: number) => staff.call('/api/tools/product-lists/restore', { id });
  const listed = async () => (await staff.call('/api/tools/product-lists/list', { size: 100 })).rows;

  test('is nowhere, takes no operations, and comes back once as it was', async () => {
    const { id, content, version } = await running(['LAMP', 'CHAIR']);
    await remove(id, version);
    expect(await refusalOf(see(id))).toBe('product_list.not_found');
    expect(await refusalOf(apply(id, adding(['SHOW'])))).toBe('product_list.not_found');
    expect(await refusalOf(remove(id, version))).toBe('product_list.not_found');
    expect((await listed()).map((row) => row.id)).not.toContain(id);
    await Promise.all([restore(id), restore(id)]);
    const back = await see(id);
    expect(back.content).toEqual(content);
    expect(back.changes.map(({ action }) => action).filter((one) => one !== 'save')).toEqual([
      'restore',
      'delete',
      'add',
    ]);
    expect(await refusalOf(restore(9_999))).toBe('product_list.not_found');
  });

  test('was shown by no block, neither of a page nor of a draft, and is as it was seen', async () => {
    const { id, version } = await running(['LAMP']);
    await onHome(id);
    expect(await refusalOf(remove(id, version))).toBe('product_list.used');
    await shop.db.query(sql`delete from page_blocks where content -> 'choice' ? 'list'`);
    const draft = JSON.stringify({ title: 'Черновик', blocks: [{}, { choice: { list: id } }] });
    await shop.db.query(sql`update pages set draft = ${draft}::jsonb where promo_id is null`);
    expect((await see(id)).uses).toMatchObject([{ title: 'Черновик', place: 2, draft: true }]);
    expect(await refusalOf(remove(id, version))).toBe('product_list.used');
    await shop.db.query(sql`update pages set draft = null where promo_id is null`);
    await apply(id, adding(['CHAIR']));
    expect(await refusalOf(remove(id, version))).toBe('general.conflict');
    expect((await see(id)).version).toBe(version + 1);
  });
});

test('a copy has the goods of the list and no days, once for its key', async () => {
  const { id } = await running(['LAMP', 'CHAIR']);
  const wish = { idempotencyKey: randomUUID(), name: 'Свет: копия', copyOf: id };
  const copy = await staff.call('/api/tools/product-lists/create', wish);
  expect(copy.content).toEqual({
    ...{ name: 'Свет: копия', from: null, to: null },
    offers: [offer('LAMP'), offer('CHAIR')],
  });
  const { version } = await see(id);
  await staff.call('/api/tools/product-lists/delete', { id, version });
  expect((await staff.call('/api/tools/product-lists/create', wish)).id).toBe(copy.id);
  const otherwise = await staff
    .call('/api/tools/product-lists/create', { ...wish, name: 'Другой' })
    .catch((error: unknown) => error);
  expect(otherwise).toMatchObject({
    key: 'product_list.made_otherwise',
    body: { data: { id: copy.id } },
  });
  const other = { ...wish, idempotencyKey: randomUUID() };
  expect(await refusalOf(staff.call('/api/tools/product-lists/create', other))).toBe(
    'product_list.not_found',
  );
});

describe('editors', () => {
  test('hear what others made, and of one another for some seconds', async () => {
    const { id } = await make();
    const other = await shop.signedIn('cashier');
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const follow = (who: Visitor, tab: string, version: number, at: number | null = null) =>
      who.call('/api/tools/product-lists/follow', { id, version, tab, offer: at });
    await follow(other, theirs, 0, offer('LAMP'));
    const heard = await follow(staff, mine, 0);
    expect(heard).toMatchObject({ content: null, editors: [{ tab: theirs, offer: offer('LAMP') }] });
    await apply(id, adding(['CHAIR']), other);
    expect(await follow(staff, mine, 0)).toMatchObject({ version: 1, content: { offers: [offer('CHAIR')] } });
    shop.clock.advance(13_000);
    expect((await follow(staff, mine, 1)).editors).toEqual([]);
  });
});

describe('goods', () => {
  test('are found by name, and by pasted articles; what means none is told with what begins alike', async () => {
    const { goods } = await staff.call('/api/tools/product-lists/find', { query: 'лампа' });
    expect(goods).toMatchObject([{ offer: offer('LAMP'), price: 1_290, state: 'shown' }]);
    const text = 'CHAIR\r\n4600000000017; sofa-c\nnothing\nCHAIR\nGONE\n73';
    const pasted = await staff.call('/api/tools/product-lists/articles', { text });
    expect(pasted.found.map((good) => good.offer)).toEqual([offer('CHAIR'), offer('SOFA-SAGE')]);
    expect(pasted.unknown.map((one) => [one.text, one.several, one.like?.article ?? null])).toEqual([
      ['sofa-c', false, 'SOFA-CLAY'],
      ['nothing', false, null],
      ['GONE', false, null],
      ['73', true, null],
    ]);
  });

  test('that are gone stay in the list, marked, and can be removed; the shop has no hole', async () => {
    const { id } = await make();
    await apply(id, [
      ...adding(['LAMP', 'GONE']),
      { kind: 'add', offer: 999_999, after: offer('GONE') },
      { kind: 'add', offer: offer('CHAIR'), after: 999_999 },
      { kind: 'set', fields: { from: '2026-03-01' } },
    ]);
    expect((await see(id)).goods.map(({ state }) => state)).toEqual(['shown', 'gone', 'gone', 'shown']);
    await onHome(id);
    expect(await inShop()).toEqual([offer('LAMP'), offer('CHAIR')]);
    await apply(id, [{ kind: 'remove', offer: 999_999 }]);
    expect((await see(id)).goods).toHaveLength(3);
    await shop.db.query(sql`delete from page_blocks where content -> 'choice' ? 'list'`);
  });
});

describe('the shop', () => {
  test('shows a list on its days by its own clocks, in its order, as each region has the goods', async () => {
    const { id } = await running(['LAMP', 'SOFA-CLAY', 'SOFA-SAGE', 'CHAIR']);
    await onHome(id);
    await apply(id, [{ kind: 'set', fields: { from: '2026-03-03', to: '2026-03-03' } }]);
    const seen = async (at: string, place = {}) => {
      shop.clock.set(at);
      return inShop(place);
    };
    const shown = ['LAMP', 'SOFA-CLAY', 'CHAIR'].map(offer);
    expect(await seen('2026-03-02T20:59:59Z')).toEqual([]);
    expect(await seen('2026-03-02T21:00:00Z')).toEqual(shown);
    expect(await seen('2026-03-03T20:59:59Z', { region: 'ural' })).toEqual(shown.slice(1));
    expect(await seen('2026-03-03T21:00:00Z')).toEqual([]);
    shop.clock.set('2026-03-02T09:00:00Z');
    staff = await shop.signedIn('staff');
    expect((await see(id)).uses).toEqual([
      { kind: 'block', page: expect.any(Number) as number, title: 'Главная', place: 1, draft: false },
    ]);
    await shop.db.query(sql`delete from page_blocks where content -> 'choice' ? 'list'`);
  });

  test('shows a change within a second, an empty list that gets its first good too', async () => {
    const { id } = await running([]);
    await onHome(id);
    const { context } = await shop.contextFor({ token: '', cookies: {}, address: '10.0.0.1' });
    const catalog = await openCatalog(shop.db.url);
    const seen = async () =>
      (await catalog.handlers['/api/home'](context, {})).blocks.flatMap((block) =>
        block.type === 'products' && block.title === 'Список' ? block.items.map((card) => card.offer) : [],
      );
    const becomes = (articles: string[]) =>
      vi.waitFor(async () => expect(await seen()).toEqual(articles.map(offer)), { timeout: WITHIN_MS });
    await becomes([]);
    await apply(id, adding(['CHAIR', 'LAMP']));
    await becomes(['CHAIR', 'LAMP']);
    await apply(id, [{ kind: 'move', offer: offer('LAMP'), after: null }]);
    await becomes(['LAMP', 'CHAIR']);
    await apply(id, [{ kind: 'set', fields: { from: null } }]);
    await becomes([]);
    await catalog.close();
    await shop.db.query(sql`delete from page_blocks where content -> 'choice' ? 'list'`);
  });
});
