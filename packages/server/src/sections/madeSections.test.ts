import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createSectionsShop } from './testing/createSectionsShop.ts';
import type { SectionsShop } from './testing/createSectionsShop.ts';

let shop: SectionsShop;
beforeAll(async () => {
  shop = await createSectionsShop();
});
afterAll(() => shop.close());

const feed = [
  { id: '1', name: 'Сад' },
  { id: '2', name: 'Гамаки', parent: '1' },
];

/** As it came from the feed for the first time, without what staff made. */
beforeEach(async () => {
  await shop.take(feed);
  await shop.db.query(sql`
    update products p set feed = '{}', section_id = s.id from sections s
    where p.source = 'sections' and s.source = 'sections'
      and s.external_id = case p.external_id when 'o:o1' then '1' else '2' end`);
  await shop.db.query(sql`
    update sections set parent_id = null where source = 'sections' and external_id not in ('1', '2')`);
  await shop.db.query(sql`update sections set parent_id = null where source is null`);
  await shop.db.query(sql`delete from sections where source is null`);
  await shop.db.query(sql`
    delete from sections where source = 'sections' and external_id not in ('1', '2')`);
  await shop.db.query(sql`delete from section_addresses`);
  await shop.take(feed);
});

const putGood = async (offer: string, section: number) => {
  const [good] = await shop.db.query<{ id: number }>(sql`
    select id from products where source = 'sections' and external_id = ${`o:${offer}`}`);
  const { version } = await shop.staff.call('/api/admin/catalog/get', { id: good!.id });
  await shop.staff.call('/api/admin/catalog/save', { id: good!.id, version, set: { section } });
};
const rowOf = async (id: number) => {
  const { sections } = await shop.staff.call('/api/admin/sections/list', {});
  return sections.find((one) => one.id === id);
};

describe('a section that staff make', () => {
  test('lies at the end of the one around it, without goods, and nothing of it is a feed’s', async () => {
    const made = await shop.make('Качели', 'kacheli', await shop.idOf('1'));
    expect(made).toMatchObject({ name: 'Качели', way: ['Сад'], made: true, feed: {}, goods: 0, version: 0 });
    expect(await rowOf(made.id)).toMatchObject({ byHand: true, goods: 0 });
    expect(made.changes).toMatchObject([
      {
        action: 'add',
        changes: [
          { field: 'name', from: null, to: 'Качели' },
          { field: 'path', from: null, to: 'kacheli' },
          { field: 'parent', from: null, to: 'Сад' },
        ],
      },
    ]);
  });

  test('is in the shop as soon as a good is put into it', async () => {
    const { id } = await shop.make('Качели', 'kacheli', await shop.idOf('1'));
    expect(await shop.names('sad')).toEqual(['Гамаки']);
    await putGood('o2', id);
    expect(await shop.names('sad')).toEqual(['Качели']);
    expect((await shop.call('/api/catalog/section', { path: 'kacheli' })).total).toBe(1);
  });

  test('is refused beside one of its name, at an address that is used, and in what is not there', async () => {
    const garden = await shop.idOf('1');
    expect(await refusalOf(shop.make('ГАМАКИ', 'setki', garden))).toBe('section.name_taken');
    expect(await refusalOf(shop.make('Качели', 'sad', garden))).toBe('section.path_taken');
    expect(await refusalOf(shop.make('Качели', 'kacheli', 999_999))).toBe('section.not_found');
    expect(await rowOf((await shop.make('Гамаки', 'gamaki-2')).id)).toMatchObject({ parent: null });
  });

  test('is one, however often the same press is sent, also at once', async () => {
    const wish = { idempotencyKey: crypto.randomUUID(), name: 'Качели', path: 'kacheli', parent: null };
    const send = () => shop.staff.call('/api/admin/sections/create', wish);
    const answers = await Promise.all([send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.at(-1)?.changes).toHaveLength(1);
  });

  test('is none of another wish by the same key', async () => {
    const wish = { idempotencyKey: crypto.randomUUID(), name: 'Качели', path: 'kacheli', parent: null };
    await shop.staff.call('/api/admin/sections/create', wish);
    const other = shop.staff.call('/api/admin/sections/create', { ...wish, name: 'Пледы', path: 'pledy' });
    expect(await refusalOf(other)).toBe('general.bad_request');
  });

  test('is given to one of two who make the same at once', async () => {
    const answers = await Promise.all([
      refusalOf(shop.make('Качели', 'kacheli')),
      refusalOf(shop.make('Качели', 'kacheli')),
    ]);
    expect(answers.toSorted()).toEqual(['done', 'section.name_taken']);
  });

  test('takes an address that another one had', async () => {
    await shop.save(await shop.idOf('2'), { set: { path: 'setki' } });
    const { id } = await shop.make('Другие', 'gamaki');
    await putGood('o2', id);
    expect((await shop.call('/api/catalog/section', { path: 'gamaki' })).section.name).toBe('Другие');
    expect(await shop.see(await shop.idOf('2'))).toMatchObject({ before: [] });
    await shop.save(await shop.idOf('2'), { set: { path: 'gamaki-2' } });
  });

  test('is renamed and moved, and has nothing to be given back', async () => {
    const { id } = await shop.make('Качели', 'kacheli');
    await shop.save(id, { set: { name: 'Качели садовые' } });
    const move = { section: id, parent: await shop.idOf('1'), before: await shop.idOf('2') };
    await shop.staff.call('/api/admin/sections/move', move);
    expect(await shop.see(id)).toMatchObject({ name: 'Качели садовые', way: ['Сад'], feed: {} });
    const { sections } = await shop.staff.call('/api/admin/sections/list', {});
    expect(sections.filter(({ parent }) => parent === move.parent).map(({ id: own }) => own)).toEqual([
      id,
      move.before,
    ]);
  });

  test('is not called as one beside it, and may be called as one elsewhere', async () => {
    const garden = await shop.idOf('1');
    const { id } = await shop.make('Качели', 'kacheli', garden);
    expect(await refusalOf(shop.save(id, { set: { name: 'гамаки' } }))).toBe('section.name_taken');
    expect((await shop.see(id)).name).toBe('Качели');
    expect(await refusalOf(shop.save(id, { set: { name: 'КАЧЕЛИ' } }))).toBe('done');
    expect(await refusalOf(shop.save(id, { set: { name: 'Сад' } }))).toBe('done');
  });

  test('that is deleted at the moment when a good is put into it refuses the good in words', async () => {
    const { id } = await shop.make('Качели', 'kacheli');
    const [good] = await shop.db.query<{ id: number }>(sql`
      select id from products where source = 'sections' and external_id = 'o:o2'`);
    const { version, section } = await shop.staff.call('/api/admin/catalog/get', { id: good!.id });
    const wish = { id: good!.id, version, set: { section: id } };
    const saved = await shop.db.transaction(async (tx) => {
      await tx.query(sql`lock table sections in exclusive mode`);
      await tx.query(sql`delete from sections where id = ${id}`);
      const saving = refusalOf(shop.staff.call('/api/admin/catalog/save', wish));
      await vi.waitFor(async () => {
        const waiting = await shop.db.query(sql`
          select from pg_locks where relation = 'sections'::regclass and not granted`);
        expect(waiting).toHaveLength(1);
      });
      return { saving };
    });
    expect(await saved.saving).toBe('general.bad_request');
    expect((await shop.staff.call('/api/admin/catalog/get', { id: good!.id })).section).toEqual(section);
  });

  test('that is deleted while goods are put into it is gone, or has them', async () => {
    const garden = await shop.idOf('1');
    for (let round = 0; round < 10; round += 1) {
      const { id } = await shop.make(`Качели ${round}`, `kacheli-${round}`, garden);
      const [deleted, put] = await Promise.all([
        refusalOf(shop.staff.call('/api/admin/sections/delete', { id, version: 0 })),
        refusalOf(putGood('o2', id)),
      ]);
      expect([
        ['done', 'general.bad_request'],
        ['section.used', 'done'],
      ]).toContainEqual([deleted, put]);
    }
  });

  test('is not made by whoever may not edit the catalogue', async () => {
    const wish = { idempotencyKey: crypto.randomUUID(), name: 'Качели', path: 'kacheli', parent: null };
    expect(await refusalOf(shop.visitor().call('/api/admin/sections/create', wish))).not.toBe('done');
    const { sections } = await shop.staff.call('/api/admin/sections/list', {});
    expect(sections.map(({ name }) => name)).not.toContain('Качели');
  });
});

describe('an import', () => {
  test('leaves what staff made, with the goods that they put there', async () => {
    const { id } = await shop.make('Качели', 'kacheli', await shop.idOf('1'));
    await putGood('o2', id);
    await shop.take(feed);
    expect(await shop.see(id)).toMatchObject({ name: 'Качели', way: ['Сад'], goods: 1, hidden: false });
  });

  test('that brings one of that name to that place means it from then on, whatever either is called', async () => {
    const { id } = await shop.make('Качели', 'kacheli', await shop.idOf('1'));
    const swings = { id: '3', name: 'КАЧЕЛИ', parent: '1' };
    await shop.take([...feed, swings]);
    expect(await shop.see(id)).toMatchObject({ name: 'Качели', path: 'kacheli', goods: 1, feed: {} });
    await shop.save(id, { set: { name: 'Качели и\u00a0кресла' } });
    await shop.take([
      ...feed,
      { ...swings, name: 'Подвесное', parent: '2' },
      { id: '4', name: 'Детские', parent: '3' },
    ]);
    expect(await shop.see(id)).toMatchObject({ name: 'Качели и\u00a0кресла', way: ['Сад'], goods: 2 });
    expect(await shop.see(await shop.idOf('4'))).toMatchObject({ way: ['Сад', 'Качели и\u00a0кресла'] });
    expect(await shop.idOf('3')).toBe(0);
  });

  test('that brings one of that name elsewhere brings another one', async () => {
    const { id } = await shop.make('Качели', 'kacheli');
    await shop.take([...feed, { id: '3', name: 'Качели', parent: '1' }]);
    const brought = await shop.see(await shop.idOf('3'));
    expect(brought).toMatchObject({ path: 'kacheli-sad', way: ['Сад'], goods: 1 });
    expect(await shop.see(id)).toMatchObject({ goods: 0 });
  });
});
