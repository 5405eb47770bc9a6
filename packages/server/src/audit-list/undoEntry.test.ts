import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { insertClient } from '../client-records/testing/insertClient.ts';
import { onlyRow, sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

const ALL = ['admin.access', 'users.manage', 'orders.manage', 'catalog.edit', 'refs.edit'];
const SYNONYMS = 1;
let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(sql`update users set permissions = ${ALL} where login = 'staff'`);
  await shop.db.query(sql`delete from audit_entries`);
  await staff.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
});

/** The newest change, as it is looked at. */
async function newest() {
  const { rows } = await staff.call('/api/admin/audit/list', {});
  return staff.call('/api/admin/audit/get', { id: rows[0]!.id });
}
type Opened = Awaited<ReturnType<typeof newest>>;
const undo = ({ entry, undo: { version } }: Opened) =>
  staff.call('/api/admin/audit/undo', { id: entry.id, version });
const entries = async () => (await staff.call('/api/admin/audit/list', {})).total;
const seeRef = () => staff.call('/api/admin/refs/get', { id: SYNONYMS });
const wordsOf = async () => (await seeRef()).entries[0]!.values['words'];
const saveWords = async (words: string) => {
  const { entries: all } = await seeRef();
  const [first] = all;
  const seen = first ? { entry: first.id, version: first.version } : { entry: null };
  return staff.call('/api/admin/refs/save-entry', { id: SYNONYMS, ...seen, values: { words } });
};

describe('an entry of a reference', () => {
  beforeEach(async () => {
    await shop.db.query(sql`delete from synonyms`);
    await saveWords('гамак, качели');
  });

  test('is put back by a save of its own, which has its own entry and can be undone again', async () => {
    await saveWords('гамак, лежак');
    const opened = await newest();
    expect(opened.undo).toMatchObject({ hindrance: null });
    const undone = await undo(opened);
    expect(await wordsOf()).toEqual(['гамак', 'качели']);
    expect(undone).toMatchObject({
      entry: { undoneAt: shop.clock.now().toISOString() },
      undo: { hindrance: 'undone' },
    });
    const second = await newest();
    expect(second.entry).toMatchObject({ run: 'undo', action: 'save', undoes: opened.entry.id });
    expect(second.entry.changes.slice(-1)).toEqual([
      { field: 'words', from: 'гамак, лежак', to: 'гамак, качели' },
    ]);
    await undo(second);
    expect(await wordsOf()).toEqual(['гамак', 'лежак']);
    expect((await staff.call('/api/admin/audit/get', { id: opened.entry.id })).undo.hindrance).toBeNull();
  });

  test('is not where somebody has changed it since, and says so', async () => {
    await saveWords('гамак, лежак');
    const opened = await newest();
    await saveWords('гамак, люлька');
    const before = await entries();
    expect(await refusalOf(undo(opened))).toBe('general.conflict');
    const again = await staff.call('/api/admin/audit/get', { id: opened.entry.id });
    expect(again.undo.hindrance).toBe('later');
    expect([await wordsOf(), await entries()]).toEqual([['гамак', 'люлька'], before]);
  });

  test('is undone once where two press at once', async () => {
    await saveWords('гамак, лежак');
    const opened = await newest();
    const outcomes = await Promise.allSettled([undo(opened), undo(opened)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [undone] = await shop.db.query<{ count: number }>(sql`
      select count(*)::int as count from audit_entries where undoes = ${opened.entry.id}`);
    expect(undone).toEqual({ count: 1 });
  });

  test('is switched back, and nothing is left of one that is gone', async () => {
    const { entries: all } = await seeRef();
    const { id: entry, version } = all[0]!;
    await staff.call('/api/admin/refs/switch-entry', { id: SYNONYMS, entry, version, active: false });
    const opened = await newest();
    await undo(opened);
    expect((await seeRef()).entries[0]).toMatchObject({ active: true });
    await saveWords('гамак, лежак');
    const saved = await newest();
    await shop.db.query(sql`delete from synonyms`);
    const gone = await staff.call('/api/admin/audit/get', { id: saved.entry.id });
    expect(gone.undo).toEqual({ hindrance: 'gone', version: 0 });
    expect(await refusalOf(undo(gone))).toBe('audit.not_undoable');
  });

  test('is undone by those alone who may change it', async () => {
    await saveWords('гамак, лежак');
    const opened = await newest();
    await shop.db.query(
      sql`update users set permissions = '{admin.access,users.manage}' where login = 'staff'`,
    );
    expect((await staff.call('/api/admin/audit/get', { id: opened.entry.id })).undo.hindrance).toBe('right');
    expect(await refusalOf(undo(opened))).toBe('user.not_authorized');
    expect(await shop.db.query(sql`select words from synonyms`)).toEqual([{ words: ['гамак', 'лежак'] }]);
  });
});

describe('a good', () => {
  const good = async () => {
    const { product: id } = onlyRow(
      await shop.db.query<{ product: number }>(sql`
        select product_id as product from offers where article = 'CHAIR'`),
    );
    return staff.call('/api/admin/catalog/get', { id });
  };
  const save = async (wish: object) => {
    const { id, version } = await good();
    return staff.call('/api/admin/catalog/save', { id, version, ...wish });
  };

  test('has its fields again: what the feed says is given back to it, anything else is set', async () => {
    const { name: first } = await good();
    await save({ set: { name: 'Стул второй' } });
    const one = await newest();
    await save({ set: { name: 'Стул третий' } });
    await undo(await newest());
    expect(await good()).toMatchObject({ name: 'Стул второй', feed: { name: first } });
    expect((await staff.call('/api/admin/audit/get', { id: one.entry.id })).undo.hindrance).toBeNull();
    await undo(await staff.call('/api/admin/audit/get', { id: one.entry.id }));
    expect(await good()).toMatchObject({ name: first, feed: {} });
    await save({ set: { hidden: true } });
    await undo(await newest());
    expect(await good()).toMatchObject({ hidden: false });
  });

  test('costs again what it did', async () => {
    const { variants } = await good();
    const { offer, prices } = variants[0]!;
    const [{ region, price, oldPrice }] = prices as [(typeof prices)[number]];
    const set = (to: number) => save({ prices: [{ offer, region: region.id, price: to, oldPrice: null }] });
    await set(11);
    await set(12);
    await undo(await newest());
    expect((await good()).variants[0]!.prices[0]).toMatchObject({ price: 11, oldPrice: null });
    const { rows } = await staff.call('/api/admin/audit/list', {
      filters: { how: ['save'], action: ['price'] },
    });
    const first = await staff.call('/api/admin/audit/get', { id: rows.at(-1)!.id });
    await undo(first);
    expect((await good()).variants[0]!.prices[0]).toMatchObject({ price, oldPrice });
  });
});

describe('notes', () => {
  test('of a client and of an order are put back', async () => {
    const client = await insertClient(shop, {});
    const order = await insertOrder(shop, {});
    await staff.call('/api/admin/clients/save', { id: client, version: 0, note: 'Домофон 8' });
    const ofClient = await newest();
    await staff.call('/api/admin/orders/save', { id: order, version: 0, note: 'Позвонить' });
    const ofOrder = await newest();
    await undo(ofOrder);
    await undo(ofClient);
    expect(await staff.call('/api/admin/clients/get', { id: client })).toMatchObject({ note: '' });
    expect(await staff.call('/api/admin/orders/get', { id: order })).toMatchObject({ note: '' });
  });

  test('of an erased client stay erased', async () => {
    const client = await insertClient(shop, { name: 'Инна Котова' });
    const save = (version: number, note: string) =>
      staff.call('/api/admin/clients/save', { id: client, version, note });
    await save(0, 'Домофон 8');
    await save(1, '');
    const { id } = (await newest()).entry;
    await staff.call('/api/admin/clients/erase', { id: client, version: 2, typed: 'Инна Котова', bonus: 0 });
    const opened = await staff.call('/api/admin/audit/get', { id });
    expect(opened.undo.hindrance).toBe('gone');
    expect(JSON.stringify(opened)).not.toMatch(/Домофон|Котова/u);
    expect(await refusalOf(undo(opened))).toBe('audit.not_undoable');
  });
});

test('money, steps, people and what is none are not undone', async () => {
  const order = await insertOrder(shop, { status: 'confirmed' });
  const { version } = await staff.call('/api/admin/orders/get', { id: order });
  await staff.call('/api/admin/orders/step', { id: order, version, to: 'assembling' });
  const opened = await newest();
  expect(opened.undo).toEqual({ hindrance: 'unsafe', version: 0 });
  expect(await refusalOf(undo(opened))).toBe('audit.not_undoable');
  expect(await refusalOf(staff.call('/api/admin/audit/undo', { id: 999_999, version: 0 }))).toBe(
    'audit.not_found',
  );
});
