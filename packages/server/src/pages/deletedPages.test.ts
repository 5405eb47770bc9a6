import type { PayloadOf } from '@siren/contract/calls';
import type { DraftBlock } from '@siren/domain/pages';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { readPromos } from '../sitemap/readSitemap.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { forgetPages } from './forgetPages.ts';

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'catalog.edit', 'users.manage'] where login = 'staff'`);
  staff = await shop.signedIn('staff');
  await staff.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
});
beforeEach(() => shop.db.query(sql`delete from audit_entries`));
afterAll(() => shop.close());

const blocks: DraftBlock[] = [{ key: 'a', type: 'text', title: '', paragraphs: ['Привезём завтра.'] }];
const see = (id: number) => staff.call('/api/admin/pages/get', { id });
const save = async (id: number, set: PayloadOf<'/api/admin/pages/save'>['set']) =>
  staff.call('/api/admin/pages/save', { id, version: (await see(id)).version, set });
const draft = (path: string, kind: 'promo' | 'free' = 'free') =>
  staff.call('/api/admin/pages/create', { idempotencyKey: randomUUID(), kind, title: path, path });
const publish = async (id: number) =>
  staff.call('/api/admin/pages/publish', { id, version: (await see(id)).version });
const shown = async (path: string, set: PayloadOf<'/api/admin/pages/save'>['set'] = {}) => {
  const { id, kind } = await draft(path, 'footer' in set ? 'free' : 'promo');
  await save(id, { blocks, ...set });
  return { ...(await publish(id)), kind };
};
const uses = (id: number) => staff.call('/api/admin/pages/uses', { id });
const remove = async (id: number, leadsTo: number | null = null) =>
  staff.call('/api/admin/pages/delete', { id, version: (await see(id)).version, leadsTo });
const page = (path: string) => shop.call('/api/promo', { path });
const canonicalOf = async (path: string) => (await page(path)).seo.canonical;
const goneAt = (path: string) =>
  page(path).then(
    () => null,
    (error: { body: { data?: unknown } }) => error.body.data,
  );
const rename = (id: number, path: string) => save(id, { path });
async function newest() {
  const { rows } = await staff.call('/api/admin/audit/list', {});
  return staff.call('/api/admin/audit/get', { id: rows[0]!.id });
}
async function undo(): Promise<void> {
  const { entry, undo: hint } = await newest();
  await staff.call('/api/admin/audit/undo', { id: entry.id, version: hint.version });
}
const pageOf = async (path: string | null) =>
  (await staff.call('/api/admin/pages/list', {})).pages.find((one) => one.path === path);

describe('a page that is deleted', () => {
  test('is in no list, in neither foot nor sitemap, and its address says that it is gone', async () => {
    const { id } = await shown('gone', { footer: true });
    await remove(id);
    expect(await pageOf('gone')).toBeUndefined();
    await expect(see(id)).rejects.toMatchObject({ key: 'page.not_found' });
    expect((await shop.call('/api/info', {})).pages.map(({ path }) => path)).not.toContain('gone');
    const [region] = await shop.db.query<{ id: number }>(sql`select id from regions where code = 'moscow'`);
    const entries = await readPromos(shop.db, region!.id, shop.clock.now());
    expect(entries.map(({ path }) => path)).not.toContain('/promo/gone');
    expect(await goneAt('gone')).toEqual({ gone: true });
  });

  test('leads to the page that staff name, wherever that is later', async () => {
    const [old, stays] = [await shown('old'), await shown('stays')];
    await remove(old.id, stays.id);
    expect(await canonicalOf('old')).toBe('/promo/stays');
    await rename(stays.id, 'stays-here');
    expect(await canonicalOf('old')).toBe('/promo/stays-here');
    const last = await shown('last');
    await remove(stays.id, last.id);
    expect(await canonicalOf('old')).toBe('/promo/last');
    await remove(last.id);
    expect(await goneAt('old')).toEqual({ gone: true });
  });

  test('that nobody ever saw is not said to be gone', async () => {
    const { id } = await draft('never');
    await remove(id);
    expect(await goneAt('never')).toBeUndefined();
  });

  test('comes back by the undo of the change, with blocks, versions, history, addresses and its place in the foot', async () => {
    const { id } = await shown('back', { footer: true });
    await rename(id, 'back-again');
    await save(id, { title: 'Правка' });
    const before = await see(id);
    await remove(id);
    await undo();
    const { changes, version, ...after } = await see(id);
    const { changes: told, version: seen, ...was } = before;
    expect(after).toEqual(was);
    expect(version).toBeGreaterThan(seen);
    expect(changes.map(({ action }) => action)).toEqual([
      'restore',
      'delete',
      ...told.map(({ action }) => action),
    ]);
    expect(await canonicalOf('back')).toBe('/promo/back-again');
    expect((await shop.call('/api/info', {})).pages.map(({ path }) => path)).toContain('back-again');
    expect((await newest()).undo.hindrance).toBe('unsafe');
  });

  test('that was a draft comes back as a draft', async () => {
    const { id } = await draft('draft');
    await remove(id);
    await undo();
    expect(await see(id)).toMatchObject({ live: false, path: 'draft' });
  });

  test('does not come back to an address that another page has taken', async () => {
    const { id } = await shown('wanted');
    await remove(id);
    const { entry, undo: hint } = await newest();
    const other = await draft('wanted');
    const again = staff.call('/api/admin/audit/undo', { id: entry.id, version: hint.version });
    expect(await refusalOf(again)).toBe('page.path_taken');
    await rename(other.id, 'elsewhere');
    await staff.call('/api/admin/audit/undo', { id: entry.id, version: hint.version });
    expect((await see(id)).path).toBe('wanted');
  });

  test('is forgotten once the history tells no more of it, and its address leads on', async () => {
    const [old, stays] = [await shown('forgotten'), await shown('remembered')];
    await remove(old.id, stays.id);
    await forgetPages(shop.db);
    expect(await shop.db.query(sql`select from pages where id = ${old.id}`)).toHaveLength(1);
    await shop.db.query(sql`delete from audit_entries`);
    await forgetPages(shop.db);
    expect(await shop.db.query(sql`select from pages where id = ${old.id}`)).toEqual([]);
    expect(await canonicalOf('forgotten')).toBe('/promo/remembered');
  });
});

describe('a page is not deleted', () => {
  test('where blocks of another page lead to it, which is named', async () => {
    const led = await shown('led');
    const [promo] = await shop.db.query<{ id: number }>(sql`select id from promos where path = 'led'`);
    const home = (await pageOf(null))!;
    await save(home.id, { blocks: [{ key: 'h', type: 'hero', promo: promo!.id }] });
    expect((await uses(led.id)).pages).toEqual([{ id: home.id, title: 'Главная' }]);
    expect(await refusalOf(remove(led.id))).toBe('page.used');
    await save(home.id, { blocks: [{ key: 'h', type: 'hero', promo: null }] });
    expect((await uses(led.id)).pages).toEqual([]);
    await remove(led.id);
  });

  test('where it is the home page, or a feed brings it', async () => {
    expect(await refusalOf(remove((await pageOf(null))!.id))).toBe('page.kept');
    const [fed] = await shop.db.query<{ id: number }>(sql`
      insert into promos (source, external_id, path, title) values ('feed', '1', 'fed', 'Из файла') returning id`);
    const [row] = await shop.db.query<{ id: number }>(sql`select id from pages where promo_id = ${fed!.id}`);
    expect(await refusalOf(remove(row!.id))).toBe('page.kept');
  });

  test('in favour of itself, of a draft, of the home page or of one that was deleted', async () => {
    const [own, hidden, other] = [await shown('own'), await draft('hidden'), await shown('other')];
    await remove(other.id);
    for (const target of [own.id, hidden.id, (await pageOf(null))!.id, other.id])
      expect(await refusalOf(remove(own.id, target))).toBe('page.no_target');
    expect((await see(own.id)).live).toBe(true);
  });

  test('as it was seen before somebody changed it', async () => {
    const { id, version } = await shown('seen');
    await save(id, { title: 'Новый' });
    const old = staff.call('/api/admin/pages/delete', { id, version, leadsTo: null });
    await expect(old).rejects.toMatchObject({ key: 'general.conflict', body: { data: { path: 'seen' } } });
  });
});

describe('an address that a page had', () => {
  test('leads to the page through any number of names, and is told with it', async () => {
    const { id } = await shown('one', { footer: true });
    await rename(id, 'two');
    await rename(id, 'three');
    expect(await Promise.all(['one', 'two', 'three'].map(canonicalOf))).toEqual(
      Array.from({ length: 3 }, () => '/promo/three'),
    );
    expect((await see(id)).addresses.toSorted()).toEqual(['one', 'two']);
    await rename(id, 'one');
    expect((await see(id)).addresses.toSorted()).toEqual(['three', 'two']);
    expect(await canonicalOf('three')).toBe('/promo/one');
  });

  test('is nobody’s once a new page takes it', async () => {
    const { id } = await shown('before');
    await rename(id, 'after');
    const taker = await shown('before', {});
    expect(taker.id).not.toBe(id);
    expect(await canonicalOf('before')).toBe('/promo/before');
    expect((await see(id)).addresses).toEqual([]);
  });

  test('of a draft leads nowhere: nobody has it', async () => {
    const { id } = await draft('first');
    await rename(id, 'second');
    await expect(page('first')).rejects.toMatchObject({ status: 404 });
    expect((await see(id)).addresses).toEqual([]);
  });
});
