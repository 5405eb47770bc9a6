import { sectionSteps, stepMove } from '@siren/domain/sections';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { readSections } from '../sitemap/readSitemap.ts';
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
  { id: '3', name: 'Качели', parent: '1' },
  { id: '4', name: 'Шезлонги', parent: '1' },
  { id: '5', name: 'Двор' },
];

/** As it came from the feed for the first time. */
beforeEach(async () => {
  await shop.db.query(sql`delete from section_addresses`);
  await shop.db.query(sql`
    update sections set feed = '{}', hidden = false, title = '', description = '', facets = null,
      path = 'from-feed-' || id where source = 'sections'`);
  await shop.take(feed);
  await shop.db.query(sql`update sections set path = case external_id
    when '1' then 'sad' when '2' then 'gamaki' when '3' then 'kacheli' when '4' then 'shezlongi' when '5' then 'dvor'
    else path end where source = 'sections'`);
});

const move = async (section: string, parent: string | null, before: string | null = null) =>
  shop.staff.call('/api/admin/sections/move', {
    section: await shop.idOf(section),
    parent: parent === null ? null : await shop.idOf(parent),
    before: before === null ? null : await shop.idOf(before),
  });
const section = (path: string) => shop.call('/api/catalog/section', { path });

describe('a section that staff move', () => {
  test('is seen in its place by shoppers, with what lies in it, at its old address', async () => {
    await move('3', '5');
    expect(await shop.names('sad')).toEqual(['Гамаки', 'Шезлонги']);
    expect(await shop.names('dvor')).toEqual(['Качели']);
    const { section: swings } = await section('kacheli');
    expect(swings.breadcrumbs.map(({ name }) => name)).toEqual(['Двор']);
    expect((await section('dvor')).total).toBe(2);
  });

  test('stands where it was put among the others', async () => {
    await move('4', '1', '2');
    expect(await shop.names('sad')).toEqual(['Шезлонги', 'Гамаки', 'Качели']);
  });

  test('does not go into itself, nor beside what is not there', async () => {
    expect(await refusalOf(move('1', '2'))).toBe('section.inside');
    expect(await refusalOf(move('3', '5', '2'))).toBe('section.not_found');
    expect(await shop.names('sad')).toEqual(['Гамаки', 'Качели', 'Шезлонги']);
  });

  test('is told in its history, and a move that moves nothing is not', async () => {
    const id = await shop.idOf('3');
    const before = (await shop.see(id)).changes.length;
    await move('3', '5');
    await move('3', '5');
    const { changes } = await shop.see(id);
    expect(changes[0]).toMatchObject({
      action: 'move',
      changes: [
        { field: 'parent', from: 'Сад', to: 'Двор' },
        { field: 'place', from: 2, to: 1 },
        { field: 'parentId', from: await shop.idOf('1'), to: await shop.idOf('5') },
        { field: 'beforeId', from: await shop.idOf('4'), to: null },
      ],
    });
    expect(changes).toHaveLength(before + 1);
  });

  test('never makes a ring, whoever moves at the same moment', async () => {
    await Promise.allSettled([move('1', '5'), move('5', '1')]);
    const { sections } = await shop.staff.call('/api/admin/sections/list', {});
    const [yard, garden] = [await shop.idOf('5'), await shop.idOf('1')];
    const parents = sections.filter(({ id }) => id === yard || id === garden).map(({ parent }) => parent);
    expect(parents.filter((parent) => parent === null)).toHaveLength(1);
  });
});

describe('an import', () => {
  test('leaves name and place that staff set, and tells what the feed says meanwhile', async () => {
    const id = await shop.idOf('3');
    await move('3', '5');
    await shop.save(id, { set: { name: 'Качели и\u00a0кресла', hidden: false } });
    await shop.take(feed.map((one) => (one.id === '3' ? { ...one, name: 'Подвесное', parent: '2' } : one)));
    expect(await shop.names('dvor')).toEqual(['Качели и\u00a0кресла']);
    expect(await shop.see(id)).toMatchObject({ feed: { name: 'Подвесное', place: { parent: 'Гамаки' } } });
    const back = await shop.save(id, { back: ['name', 'place'] });
    expect(back).toMatchObject({ name: 'Подвесное', feed: {}, way: ['Сад', 'Гамаки'] });
    expect(await shop.names('gamaki')).toEqual(['Подвесное']);
  });

  test('leaves an order that staff made; what is new stands behind it', async () => {
    await move('4', '1', '2');
    await shop.take([feed[0]!, { id: '6', name: 'Зонты', parent: '1' }, ...feed.slice(1)]);
    expect(await shop.names('sad')).toEqual(['Шезлонги', 'Гамаки', 'Качели', 'Зонты']);
    await shop.take(feed);
  });

  test('leaves what is hidden, what is written for engines, and filters', async () => {
    const id = await shop.idOf('3');
    const set = { hidden: true, title: 'Качели', description: 'Для\u00a0сада', facets: [] };
    await shop.save(id, { set });
    await shop.take(feed);
    expect(await shop.see(id)).toMatchObject(set);
  });

  test('makes no ring of what staff placed', async () => {
    await move('1', '5');
    await shop.take(feed.map((one) => (one.id === '5' ? { ...one, parent: '2' } : one)));
    expect((await section('sad')).section.breadcrumbs.map(({ name }) => name)).toEqual(['Двор']);
    expect(await refusalOf(shop.save(await shop.idOf('1'), { back: ['place'] }))).toBe('done');
  });

  test('gives a new section no address that leads to another one', async () => {
    await shop.save(await shop.idOf('2'), { set: { path: 'hammocks' } });
    await shop.take([...feed, { id: '7', name: 'Гамаки', parent: '5' }]);
    expect((await section('gamaki')).section.path).toBe('hammocks');
    expect((await shop.see(await shop.idOf('7'))).path).toBe('gamaki-dvor');
    await shop.take(feed);
  });
});

describe('an address', () => {
  test('leads on after any renames, in one step', async () => {
    const id = await shop.idOf('2');
    for (const path of ['hammocks', 'for-trees', 'gamaki-i-seti']) await shop.save(id, { set: { path } });
    for (const path of ['gamaki', 'hammocks', 'for-trees', 'gamaki-i-seti'])
      expect((await section(path)).section.path).toBe('gamaki-i-seti');
    expect((await shop.see(id)).before.toSorted()).toEqual(['for-trees', 'gamaki', 'hammocks']);
    expect((await shop.save(id, { set: { path: 'gamaki' } })).before.toSorted()).toEqual([
      ...['for-trees', 'gamaki-i-seti', 'hammocks'],
    ]);
  });

  test('of before is the section’s that takes it; one that is in use is refused', async () => {
    await shop.save(await shop.idOf('2'), { set: { path: 'hammocks' } });
    await shop.save(await shop.idOf('3'), { set: { path: 'gamaki' } });
    expect((await section('gamaki')).section.name).toBe('Качели');
    const taken = shop.save(await shop.idOf('4'), { set: { path: 'gamaki' } });
    expect(await refusalOf(taken)).toBe('section.path_taken');
  });

  test('that two take at once is given to one', async () => {
    const [one, other] = [await shop.idOf('2'), await shop.idOf('3')];
    const take = (id: number) => refusalOf(shop.save(id, { set: { path: 'same' } }));
    expect((await Promise.all([take(one), take(other)])).toSorted()).toEqual(['done', 'section.path_taken']);
  });

  test('ever given answers after any 200 moves and renames', async () => {
    const step = fc.record({
      id: fc.constantFrom('1', '2', '3', '4', '5'),
      what: fc.constantFrom(...sectionSteps, 'name' as const),
      path: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    });
    const given = new Set(['sad', 'gamaki', 'kacheli', 'shezlongi', 'dvor']);
    const steps = fc.sample(step, 200);
    for (const { id, what, path } of steps) {
      const own = await shop.idOf(id);
      if (what === 'name') {
        const answer = await refusalOf(shop.save(own, { set: { path } }));
        expect(['done', 'section.path_taken']).toContain(answer);
        if (answer === 'done') given.add(path);
        continue;
      }
      const { sections } = await shop.staff.call('/api/admin/sections/list', {});
      const wish = stepMove(sections, own, what);
      if (wish) await shop.staff.call('/api/admin/sections/move', wish);
    }
    for (const path of given) {
      const { path: now } = (await section(path)).section;
      expect((await section(now)).section.path).toBe(now);
    }
  }, 60_000);
});

describe('what staff set of a section', () => {
  test('hides it with all that lies in it, and its goods are sold still', async () => {
    await shop.save(await shop.idOf('1'), { set: { hidden: true } });
    expect(await shop.names()).not.toContain('Сад');
    expect(await refusalOf(section('kacheli'))).toBe('catalog.not_found');
    const [moscow] = await shop.db.query<{ id: number }>(sql`select id from regions where code = 'moscow'`);
    const listed = async () => (await readSections(shop.db, moscow!.id)).map(({ path }) => path);
    expect(await listed()).not.toContain('/section/kacheli');
    const [good] = await shop.db.query<{ path: string }>(sql`
      select path from products where source = 'sections' and external_id = 'o:o3'`);
    expect((await shop.call('/api/catalog/product', { path: good!.path })).breadcrumbs).toEqual([]);
    await shop.save(await shop.idOf('1'), { set: { hidden: false } });
    expect(await shop.names()).toContain('Сад');
    expect(await listed()).toContain('/section/kacheli');
  });

  test('is what engines read; without it the shop makes its own', async () => {
    const id = await shop.idOf('3');
    await shop.save(id, { set: { title: 'Качели для\u00a0дачи', description: 'С\u00a0навесом' } });
    expect((await section('kacheli')).section.seo).toMatchObject({
      title: 'Качели для\u00a0дачи | Сирень',
      description: 'С\u00a0навесом',
    });
    await shop.save(id, { set: { title: '', description: '' } });
    expect((await section('kacheli')).section.seo.title).toMatch(/^Качели: 1/);
  });

  test('puts filters in order and hides some, also below', async () => {
    const params = (color: string) => [{ name: 'Цвет', value: color }];
    const offers = ['синий', 'белый'].flatMap((color, at) => [
      { id: `s${at}`, category: '3', vendor: `Фирма ${at}`, name: `Качели ${color}`, params: params(color) },
    ]);
    await shop.take(feed, offers);
    const codes = async () => (await section('kacheli')).facets.map(({ code }) => code);
    const before = await codes();
    expect(before).toEqual(expect.arrayContaining(['brand', 'tsvet']));
    const facets = [
      { code: 'tsvet', shown: true },
      { code: 'brand', shown: false },
    ];
    await shop.save(await shop.idOf('1'), { set: { facets } });
    expect(await codes()).toEqual(['tsvet', ...before.filter((one) => one !== 'tsvet' && one !== 'brand')]);
    const filters = { brand: ['firma-0'] };
    expect((await shop.call('/api/catalog/section', { path: 'kacheli', filters })).total).toBe(2);
    const below = await shop.see(await shop.idOf('3'));
    expect(below).toMatchObject({ facets: null, above: facets });
    expect(below.found.map(({ code }) => code)).toEqual(before);
    await shop.save(await shop.idOf('3'), { set: { facets: [] } });
    expect(await codes()).toEqual(before);
  });

  test('is refused where another one changed it since, with what is there now', async () => {
    const id = await shop.idOf('3');
    const { version } = await shop.see(id);
    await shop.save(id, { set: { title: 'Одно' } });
    const late = shop.staff.call('/api/admin/sections/save', { id, version, set: { title: 'Другое' } });
    await expect(late).rejects.toMatchObject({ body: { data: { title: 'Одно', version: version + 1 } } });
    const same = await shop.staff.call('/api/admin/sections/save', { id, version, set: { title: 'Одно' } });
    expect(same.version).toBe(version + 1);
  });

  test('is in the history field by field', async () => {
    const id = await shop.idOf('3');
    const { changes } = await shop.save(id, { set: { name: 'Подвесное', path: 'podvesnoe' } });
    expect(changes[0]).toMatchObject({
      by: { name: expect.any(String) as string },
      changes: [
        { field: 'name', from: 'Качели', to: 'Подвесное' },
        { field: 'path', from: 'kacheli', to: 'podvesnoe' },
      ],
    });
  });
});

test('counts goods of a section with those below it, sold and hidden', async () => {
  await shop.take(feed);
  await shop.db.query(sql`
    update products set hidden = true, active = false where source = 'sections' and external_id = 'o:o3'`);
  const { sections } = await shop.staff.call('/api/admin/sections/list', {});
  expect(sections.find(({ path }) => path === 'sad')).toMatchObject({ goods: 3, hiddenGoods: 1 });
  await shop.db.query(sql`update products set hidden = false where source = 'sections'`);
});
