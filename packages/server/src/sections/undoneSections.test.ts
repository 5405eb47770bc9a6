import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { passwordOf } from '../testing/index.ts';
import { createSectionsShop } from './testing/createSectionsShop.ts';
import type { SectionsShop } from './testing/createSectionsShop.ts';

let shop: SectionsShop;
let id: number;
beforeAll(async () => {
  shop = await createSectionsShop();
  await shop.db.query(sql`
    update users set permissions = permissions || '{users.manage}' where login = 'staff'`);
  await shop.take([{ id: '1', name: 'Сад' }]);
  id = await shop.idOf('1');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(sql`delete from audit_entries`);
  await shop.staff.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
});

async function newest() {
  const { rows } = await shop.staff.call('/api/admin/audit/list', {});
  return shop.staff.call('/api/admin/audit/get', { id: rows[0]!.id });
}
const undo = ({ entry, undo: { version } }: Awaited<ReturnType<typeof newest>>) =>
  shop.staff.call('/api/admin/audit/undo', { id: entry.id, version });

test('a name, an address, words, filters and hiding are put back, and the feed has its name again', async () => {
  const before = await shop.see(id);
  const facets = [
    { code: 'tsvet', shown: true },
    { code: 'brand', shown: false },
  ];
  await shop.save(id, { set: { name: 'Дача', path: 'dacha', hidden: true, title: 'Дача', facets } });
  await undo(await newest());
  const { name, path, hidden, title, facets: now, feed } = await shop.see(id);
  expect({ name, path, hidden, title, facets: now, feed }).toEqual({
    ...{ name: before.name, path: before.path, hidden: false, title: '', facets: null, feed: {} },
  });
  const again = await newest();
  expect(again.entry).toMatchObject({ run: 'undo', action: 'save' });
  await shop.save(id, { set: { facets } });
  await shop.save(id, { set: { facets: [] } });
  await undo(await newest());
  expect((await shop.see(id)).facets).toEqual(facets);
});

test('what somebody has changed since is not put back', async () => {
  await shop.save(id, { set: { title: 'Одно' } });
  const opened = await newest();
  await shop.save(id, { set: { title: 'Другое' } });
  expect(await refusalOf(undo(opened))).toBe('general.conflict');
  expect((await shop.see(id)).title).toBe('Другое');
});

test('an address that another section has taken since is not put back', async () => {
  const { path } = await shop.see(id);
  await shop.save(id, { set: { path: 'uchastok' } });
  const opened = await newest();
  await shop.make('Чужой', path);
  expect(await refusalOf(undo(opened))).toBe('section.path_taken');
  expect((await shop.see(id)).path).toBe('uchastok');
});

test('what is made, moved, merged or deleted is not undone', async () => {
  const made = await shop.make('Грядки', 'gryadki');
  expect((await newest()).undo.hindrance).toBe('unsafe');
  await shop.staff.call('/api/admin/sections/move', { section: made.id, parent: id, before: null });
  expect((await newest()).undo.hindrance).toBe('unsafe');
  await shop.staff.call('/api/admin/sections/delete', { id: made.id, version: 0 });
  expect((await newest()).undo.hindrance).toBe('unsafe');
});
