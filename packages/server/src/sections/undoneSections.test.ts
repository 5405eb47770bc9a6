import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

test('the list that it begins with is put back', async () => {
  const [list] = await shop.db.query<{ id: number }>(sql`
    insert into product_lists (name, request, changed_at) values ('Сад', gen_random_uuid(), now()) returning id`);
  await shop.save(id, { set: { list: list!.id } });
  await shop.save(id, { set: { list: null } });
  await undo(await newest());
  expect((await shop.see(id)).list).toBe(list!.id);
});

test('a list that was deleted since is not put back, and that is said', async () => {
  const [list] = await shop.db.query<{ id: number }>(sql`
    insert into product_lists (name, request, changed_at) values ('Дача', gen_random_uuid(), now()) returning id`);
  await shop.save(id, { set: { list: list!.id } });
  await shop.save(id, { set: { list: null } });
  const opened = await newest();
  await shop.db.query(sql`update product_lists set deleted_at = now() where id = ${list!.id}`);
  expect(await refusalOf(undo(opened))).toBe('product_list.not_found');
  expect((await shop.see(id)).list).toBeNull();
});

test('the order that it opens with and its pins are put back', async () => {
  const [good] = await shop.db.query<{ id: number }>(sql`select id from products where section_id = ${id}`);
  await shop.save(id, { set: { sort: 'new', pins: [good!.id] } });
  await undo(await newest());
  expect(await shop.see(id)).toMatchObject({ sort: null, pins: [] });
  await shop.save(id, { set: { sort: 'new', pins: [good!.id] } });
  await shop.save(id, { set: { pins: [] } });
  await undo(await newest());
  expect(await shop.see(id)).toMatchObject({ sort: 'new', pins: [good!.id] });
  await shop.save(id, { set: { sort: null, pins: [] } });
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

describe('a move', () => {
  const placesIn = async (parent: number | null) => {
    const { sections } = await shop.staff.call('/api/admin/sections/list', {});
    return sections.filter((one) => one.parent === parent).map((one) => one.id);
  };
  const move = (section: number, parent: number | null, before: number | null) =>
    shop.staff.call('/api/admin/sections/move', { section, parent, before });

  test('is undone to the very place, and its undo as well', async () => {
    const first = (await shop.make('Розы', 'rozy', id)).id;
    const second = (await shop.make('Пионы', 'piony', id)).id;
    const third = (await shop.make('Флоксы', 'floksy', id)).id;
    await move(second, null, id);
    expect(await placesIn(id)).toEqual([first, third]);
    await undo(await newest());
    expect(await placesIn(id)).toEqual([first, second, third]);
    expect((await newest()).entry).toMatchObject({ action: 'move', run: 'undo' });
    await undo(await newest());
    expect(await placesIn(id)).toEqual([first, third]);
    await move(second, id, first);
    await move(first, id, second);
    await undo(await newest());
    expect(await placesIn(id)).toEqual([second, first, third]);
  });

  test('is not undone where the section was moved since, or what it lay in is gone', async () => {
    const around = await shop.make('Двор', 'dvor');
    const made = await shop.make('Качели', 'kacheli', around.id);
    await move(made.id, id, null);
    const opened = await newest();
    await shop.staff.call('/api/admin/sections/delete', { id: around.id, version: 0 });
    expect(await refusalOf(undo(opened))).toBe('section.not_found');
    await move(made.id, null, null);
    expect(await refusalOf(undo(opened))).toBe('general.conflict');
    expect((await shop.see(made.id)).way).toEqual([]);
  });

  test('of before, whose entry names places in words alone, is not undone', async () => {
    const made = await shop.make('Горка', 'gorka');
    await move(made.id, id, null);
    await shop.db.query(sql`
      update audit_entries set changes = (
        select jsonb_agg(c) from jsonb_array_elements(changes) c where c ->> 'field' in ('parent', 'place'))
      where action = 'move'`);
    expect((await newest()).undo.hindrance).toBe('unsafe');
  });
});

test('what is made, merged or deleted is not undone', async () => {
  const made = await shop.make('Грядки', 'gryadki');
  expect((await newest()).undo.hindrance).toBe('unsafe');
  await shop.staff.call('/api/admin/sections/delete', { id: made.id, version: 0 });
  expect((await newest()).undo.hindrance).toBe('unsafe');
});
