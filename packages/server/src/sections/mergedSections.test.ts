import { shownUses } from '@siren/domain/sections';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createSectionsShop } from './testing/createSectionsShop.ts';
import type { SectionsShop } from './testing/createSectionsShop.ts';

let shop: SectionsShop;
beforeAll(async () => {
  shop = await createSectionsShop();
});
afterAll(() => shop.close());

/** Sections and goods of a feed of its own for each test, which others have nothing to do with. */
let tests = 0;
const own = () => {
  tests += 1;
  return (id: string) => `${tests}${id}`;
};
let n: (id: string) => string;
const feed = (more: Partial<Record<'a' | 'b' | 'c', string>> = {}) => [
  { id: n('a'), name: more.a ?? `Гамаки ${tests}` },
  { id: n('b'), name: more.b ?? `Качели ${tests}` },
  { id: n('c'), name: more.c ?? `Детские ${tests}`, parent: n('b') },
];
const idOf = (id: string) => shop.idOf(n(id));
beforeEach(async () => {
  n = own();
  await shop.take(feed());
});

const usesOf = (id: number) => shop.staff.call('/api/admin/sections/uses', { id });
const wishOf = async (from: string, into: string) => {
  const [gone, stays] = [await shop.see(await idOf(from)), await shop.see(await idOf(into))];
  return {
    ...{ from: { id: gone.id, version: gone.version }, into: { id: stays.id, version: stays.version } },
    ...shownUses(await usesOf(gone.id)),
  };
};
const merge = async (from: string, into: string) =>
  shop.staff.call('/api/admin/sections/merge', await wishOf(from, into));
const goodsIn = async (id: number) => {
  const [row] = await shop.db.query<{ n: number }>(
    sql`select count(*)::int as n from products where section_id = ${id}`,
  );
  return row!.n;
};

describe('a section that is merged into another', () => {
  test('leaves goods and what lay in it there; shoppers find them in the one that stays', async () => {
    const into = await idOf('a');
    expect(await merge('b', 'a')).toMatchObject({ id: into, name: `Гамаки ${tests}`, goods: 3 });
    expect(await shop.names((await shop.see(into)).path)).toEqual([`Детские ${tests}`]);
    expect(await idOf('b')).toBe(0);
    expect(await shop.see(await idOf('c'))).toMatchObject({ way: [`Гамаки ${tests}`], goods: 1 });
  });

  test('is the one that stays for whoever opens it by its id', async () => {
    const gone = await idOf('b');
    await merge('b', 'a');
    expect((await shop.see(gone)).id).toBe(await idOf('a'));
    const late = shop.staff.call('/api/admin/sections/save', {
      id: gone,
      version: 0,
      set: { title: 'Мимо' },
    });
    expect(await refusalOf(late)).toBe('section.not_found');
    expect((await shop.see(gone)).title).toBe('');
  });

  test('leads from all addresses that it had, however often merged', async () => {
    const { path } = await shop.see(await idOf('b'));
    const { version, id } = await shop.see(await idOf('b'));
    await shop.staff.call('/api/admin/sections/save', { id, version, set: { path: `kacheli-x-${tests}` } });
    await shop.take([...feed(), { id: n('d'), name: `Сады ${tests}` }]);
    await merge('b', 'a');
    await merge('a', 'd');
    const stays = (await shop.see(await idOf('d'))).path;
    for (const before of [path, `kacheli-x-${tests}`])
      expect((await shop.call('/api/catalog/section', { path: before })).section.path).toBe(stays);
  });

  test('is meant by feeds that go on naming it, with what they bring into it', async () => {
    await merge('b', 'a');
    const into = await idOf('a');
    await shop.take(
      [...feed({ b: 'Другое название' }), { id: n('d'), name: `Новые ${tests}`, parent: n('b') }],
      [
        { id: `x${tests}`, category: n('b') },
        { id: `y${tests}`, category: n('d') },
      ],
    );
    expect(await idOf('b')).toBe(0);
    expect(await shop.see(into)).toMatchObject({ name: `Гамаки ${tests}` });
    expect(await shop.see(await idOf('d'))).toMatchObject({ way: [`Гамаки ${tests}`] });
    expect(await goodsIn(into)).toBeGreaterThanOrEqual(3);
  });

  test('is what a good was set back to by the feed: the one that stays', async () => {
    const [good] = await shop.db.query<{ id: number }>(sql`
      select id from products where source = 'sections' and external_id = ${`o:o${n('b')}`}`);
    const change = async (wish: { set?: { section: number }; back?: 'section'[] }) => {
      const { version } = await shop.staff.call('/api/admin/catalog/get', { id: good!.id });
      return shop.staff.call('/api/admin/catalog/save', { id: good!.id, version, ...wish });
    };
    await change({ set: { section: await idOf('c') } });
    await merge('b', 'a');
    await change({ back: ['section'] });
    expect(await goodsIn(await idOf('a'))).toBe(2);
  });

  test('tells codes of coupons that name it only to whoever may see coupons', async () => {
    const id = await idOf('a');
    await shop.db.query(sql`
      insert into coupons (code, type, value, targets) values (${`U${tests}`}, 'percent', 5, ${[id]}::int[])`);
    await shop.db.query(sql`
      update users set permissions = array['admin.access', 'catalog.edit', 'coupons.edit'] where login = 'buyer'`);
    const buyer = await shop.signedIn('buyer');
    expect(await usesOf(id)).toMatchObject({ coupons: 1, codes: [] });
    const told = await buyer.call('/api/admin/sections/uses', { id });
    expect(told).toMatchObject({ coupons: 1, codes: [`U${tests}`] });
  });

  test('is named no more: pages, coupons and services name the one that stays, once', async () => {
    const [from, into] = [await idOf('b'), await idOf('a')];
    const choice = {
      offers: [],
      sections: [from, into],
      onSale: false,
      priceFrom: null,
      priceTo: null,
      limit: 4,
    };
    await shop.db.query(sql`
      insert into page_blocks (position, type, content)
      values (1000, 'products', ${JSON.stringify({ title: 'Дача', choice })}::jsonb)`);
    await shop.db.query(sql`
      insert into coupons (code, type, value, targets) values (${`M${tests}`}, 'percent', 5, ${[from]}::int[])`);
    await shop.db.query(sql`update services set excluded_sections = ${[from, into]}::int[]`);
    const uses = await usesOf(from);
    expect(uses).toMatchObject({ goods: 1, coupons: 1, pages: [{ name: 'Главная' }] });
    expect(uses.sections.map(({ name }) => name)).toEqual([`Детские ${tests}`]);
    expect(uses.services.length).toBeGreaterThan(0);
    await merge('b', 'a');
    const now = await usesOf(into);
    expect(now).toMatchObject({ goods: 2, coupons: 1, pages: [{ name: 'Главная' }] });
    const [block] = await shop.db.query<{ sections: number[] }>(sql`
      select content -> 'choice' -> 'sections' as sections from page_blocks where position = 1000`);
    expect(block?.sections).toEqual([into]);
    const [service] = await shop.db.query<{ excluded: number[] }>(
      sql`select excluded_sections as excluded from services limit 1`,
    );
    expect(service?.excluded).toEqual([into]);
    await shop.db.query(sql`delete from page_blocks where position = 1000`);
    await shop.db.query(sql`update services set excluded_sections = '{}'`);
  });

  test('is told in the history of the one that stays', async () => {
    const { path } = await shop.see(await idOf('b'));
    const { changes, path: stays } = await merge('b', 'a');
    expect(changes[0]).toMatchObject({
      action: 'merge',
      changes: [
        { field: 'merged', from: null, to: `Качели ${tests}` },
        { field: 'goods', from: null, to: 1 },
        { field: 'path', from: path, to: stays },
      ],
    });
  });

  test('is not merged into what lies in it, nor into itself', async () => {
    expect(await refusalOf(merge('b', 'c'))).toBe('section.inside');
    expect(await refusalOf(merge('b', 'b'))).toBe('section.inside');
    expect(await goodsIn(await idOf('b'))).toBe(1);
  });

  test('is not merged otherwise than it was shown: other goods, other versions, twice', async () => {
    const wish = await wishOf('b', 'a');
    const send = (over: Partial<typeof wish>) =>
      refusalOf(shop.staff.call('/api/admin/sections/merge', { ...wish, ...over }));
    expect(await send({ goods: 2 })).toBe('general.conflict');
    expect(await send({ sections: 0 })).toBe('general.conflict');
    for (const kind of ['pages', 'coupons', 'services'] as const)
      expect(await send({ [kind]: wish[kind] + 1 })).toBe('general.conflict');
    expect(await send({ from: { ...wish.from, version: 9 } })).toBe('general.conflict');
    expect(await send({ into: { ...wish.into, version: 9 } })).toBe('general.conflict');
    expect((await Promise.all([send({}), send({})])).toSorted()).toEqual(['done', 'section.not_found']);
  });

  test('keeps no good of an import at the same moment', async () => {
    const wish = await wishOf('b', 'a');
    const offers = Array.from({ length: 300 }, (_, at) => ({ id: `z${tests}-${at}`, category: n('b') }));
    const [imported] = await Promise.allSettled([
      shop.take(feed(), offers),
      shop.staff.call('/api/admin/sections/merge', wish),
    ]);
    expect(imported.status).toBe('fulfilled');
    if ((await idOf('b')) !== 0) await merge('b', 'a');
    expect(await goodsIn(await idOf('a'))).toBeGreaterThanOrEqual(300);
  });
});

describe('a section is deleted', () => {
  const remove = ({ id, version }: { id: number; version: number }) =>
    shop.staff.call('/api/admin/sections/delete', { id, version });

  test('where staff made it and nothing uses it', async () => {
    const made = await shop.make(`Зонты ${tests}`, `zonty-${tests}`);
    const { sections } = await remove(made);
    expect(sections.map(({ id }) => id)).not.toContain(made.id);
    expect(await refusalOf(shop.see(made.id))).toBe('section.not_found');
    expect(await refusalOf(remove(made))).toBe('section.not_found');
  });

  test('not where it has a section, a coupon or a feed', async () => {
    const made = await shop.make(`Зонты ${tests}`, `zonty-${tests}`);
    const below = await shop.make('Тенты', `tenty-${tests}`, made.id);
    expect(await refusalOf(remove(made))).toBe('section.used');
    await remove(below);
    await shop.db.query(sql`
      insert into coupons (code, type, value, excludes) values (${`D${tests}`}, 'percent', 5, ${[made.id]}::int[])`);
    expect(await refusalOf(remove(made))).toBe('section.used');
    await shop.db.query(sql`delete from coupons where code = ${`D${tests}`}`);
    await shop.take([...feed(), { id: n('d'), name: `Зонты ${tests}` }], []);
    expect(await refusalOf(remove(made))).toBe('section.fed');
    expect(await refusalOf(remove(await shop.see(await idOf('a'))))).toBe('section.fed');
  });

  test('not where somebody changed it since', async () => {
    const made = await shop.make(`Зонты ${tests}`, `zonty-${tests}`);
    await shop.save(made.id, { set: { title: 'Зонты от\u00a0солнца' } });
    expect(await refusalOf(remove(made))).toBe('general.conflict');
  });
});
