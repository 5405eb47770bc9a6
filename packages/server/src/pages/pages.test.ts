import type { PayloadOf } from '@siren/contract/calls';
import type { DraftBlock, StaffPage } from '@siren/domain/pages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { readPromos } from '../sitemap/readSitemap.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'catalog.edit'] where login = 'staff'`);
  staff = await shop.signedIn('staff');
});
beforeEach(() => shop.clock.set('2026-03-02T09:00:00Z'));
afterAll(() => shop.close());

const text = (words: string, key = 'a'): DraftBlock => ({
  ...{ key, type: 'text', title: 'О\u00a0доставке', paragraphs: [words] },
});
let made = 0;
const make = (path: string, kind: 'free' | 'promo' = 'free') => {
  made += 1;
  const idempotencyKey = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  return staff.call('/api/admin/pages/create', { idempotencyKey, kind, title: 'Доставка', path });
};
const see = (id: number) => staff.call('/api/admin/pages/get', { id });
const save = async (id: number, set: PayloadOf<'/api/admin/pages/save'>['set']) =>
  staff.call('/api/admin/pages/save', { id, version: (await see(id)).version, set });
const publish = async (id: number) =>
  staff.call('/api/admin/pages/publish', { id, version: (await see(id)).version });
/** A page that shoppers see. */
const shown = async (path: string, set: PayloadOf<'/api/admin/pages/save'>['set'] = {}) => {
  const { id } = await make(path);
  await save(id, { blocks: [text('Привезём завтра.')], ...set });
  return publish(id);
};
const page = (path: string, place = {}) => shop.call('/api/promo', { path }, place);
const footer = async (place = {}) => (await shop.call('/api/info', {}, place)).pages.map(({ path }) => path);
const homePage = async (): Promise<StaffPage> => {
  const { pages } = await staff.call('/api/admin/pages/list', {});
  return see(pages.find(({ kind }) => kind === 'home')!.id);
};
const regionOf = async (code: string) =>
  (await shop.db.query<{ id: number }>(sql`select id from regions where code = ${code}`))[0]!.id;
const missing = { key: 'catalog.not_found', status: 404 };

describe('a page that is a draft', () => {
  test('is nothing for shoppers, whatever is saved of it', async () => {
    const { id } = await make('draft');
    await save(id, { blocks: [text('Скоро.')], footer: true });
    await expect(page('draft')).rejects.toMatchObject(missing);
    expect(await footer()).not.toContain('draft');
  });

  test('is made once by the same key', async () => {
    const idempotencyKey = 'aaaaaaaa-0000-4000-8000-000000000001';
    const wish = { idempotencyKey, kind: 'free' as const, title: 'Возврат', path: 'vozvrat' };
    const both = await Promise.all([1, 2].map(() => staff.call('/api/admin/pages/create', wish)));
    expect(both[0]!.id).toBe(both[1]!.id);
  });

  test('asked for otherwise by the same key is told as it was made, and nothing is dropped', async () => {
    const idempotencyKey = 'aaaaaaaa-0000-4000-8000-000000000002';
    const wish = { idempotencyKey, kind: 'free' as const, title: 'Гарантия', path: 'garantiya' };
    const { id } = await staff.call('/api/admin/pages/create', wish);
    for (const other of [
      { title: 'Гарантии' },
      { path: 'garantii' },
      { kind: 'promo' as const },
      { copyOf: id },
    ]) {
      const refused = await staff
        .call('/api/admin/pages/create', { ...wish, ...other })
        .catch((error) => error);
      expect(refused).toMatchObject({ key: 'page.made_otherwise' });
      expect(refused.body.data).toMatchObject({ id, path: 'garantiya', content: { title: 'Гарантия' } });
    }
  });

  test('takes no address of another page', async () => {
    await make('taken');
    expect(await refusalOf(make('taken'))).toBe('page.path_taken');
    const { id } = await make('other');
    expect(await refusalOf(save(id, { path: 'taken' }))).toBe('page.path_taken');
    expect((await see(id)).path).toBe('other');
  });

  test('that was seen in an older version is not saved over a newer one', async () => {
    const { id, version } = await make('version');
    await save(id, { title: 'Новый' });
    const old = staff.call('/api/admin/pages/save', { id, version, set: { title: 'Старый' } });
    await expect(old).rejects.toMatchObject({ key: 'general.conflict' });
    expect((await see(id)).content.title).toBe('Новый');
  });

  test('is not published while something has to be mended', async () => {
    const { id } = await make('unfinished');
    await save(id, { blocks: [{ key: 'p', type: 'picture', picture: 0, alt: '', caption: '' }] });
    expect(await refusalOf(publish(id))).toBe('page.problems');
    await expect(page('unfinished')).rejects.toMatchObject(missing);
    expect((await see(id)).versions).toEqual([]);
  });
});

describe('a page that is published', () => {
  test('is seen by shoppers, in the foot of the shop and in the sitemap', async () => {
    await shown('dostavka', { footer: true, description: 'Когда и\u00a0как' });
    expect(await page('dostavka')).toMatchObject({
      ...{ title: 'Доставка', text: 'Когда и\u00a0как', period: '', state: 'running' },
      blocks: [{ type: 'text', paragraphs: ['Привезём завтра.'] }],
    });
    expect(await footer()).toContain('dostavka');
    const entries = await readPromos(shop.db, await regionOf('moscow'), shop.clock.now());
    expect(entries.map(({ path }) => path)).toContain('/promo/dostavka');
  });

  test('is there from the first moment of its first day to the last of its last one, by the clocks of the shop', async () => {
    await shown('vesna', { footer: true, from: '2026-03-10', to: '2026-03-11' });
    const isThere = async (at: string) => {
      shop.clock.set(at);
      const seen = await page('vesna').then(
        () => true,
        () => false,
      );
      expect((await footer()).includes('vesna')).toBe(seen);
      return seen;
    };
    expect(await isThere('2026-03-09T20:59:59Z')).toBe(false);
    expect(await isThere('2026-03-09T21:00:00Z')).toBe(true);
    expect(await isThere('2026-03-11T20:59:59Z')).toBe(true);
    expect(await isThere('2026-03-11T21:00:00Z')).toBe(false);
  });

  test('is not there for other regions', async () => {
    await shown('ural', { footer: true, regions: [await regionOf('ural')] });
    const ural = { region: 'ural', city: 'ekaterinburg' };
    expect((await page('ural', ural)).title).toBe('Доставка');
    expect(await footer(ural)).toContain('ural');
    await expect(page('ural')).rejects.toMatchObject(missing);
    expect(await footer()).not.toContain('ural');
  });

  test('is no promo: neither home nor other promos lead to it', async () => {
    await shown('o-nas');
    const { blocks } = await shop.call('/api/home', {});
    const promos = blocks.flatMap((block) => (block.type === 'promos' ? block.promos : []));
    expect(promos.map(({ path }) => path)).not.toContain('o-nas');
  });

  test('goes on as it was while its draft is changed', async () => {
    const { id } = await shown('kontakty');
    await save(id, { blocks: [text('Иначе.')], title: 'Контакты' });
    expect(await page('kontakty')).toMatchObject({ title: 'Доставка' });
    await publish(id);
    expect(await page('kontakty')).toMatchObject({
      ...{ title: 'Контакты', blocks: [{ paragraphs: ['Иначе.'] }] },
    });
  });

  test('goes back to any version by way of its draft', async () => {
    const { id } = await shown('versii');
    await save(id, { blocks: [text('Второй.', 'b'), text('Третий.', 'c')] });
    await publish(id);
    const { version } = await see(id);
    const back = await staff.call('/api/admin/pages/return', { id, version, number: 1 });
    expect(back.content.blocks).toEqual([text('Привезём завтра.')]);
    expect((await page('versii')).blocks).toHaveLength(2);
    expect((await publish(id)).versions.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect((await page('versii')).blocks).toHaveLength(1);
    const again = { id, version: (await see(id)).version, number: 9 };
    expect(await refusalOf(staff.call('/api/admin/pages/return', again))).toBe('general.bad_request');
  });

  test('tells what each of its versions says, and of no version that it does not have', async () => {
    const { id } = await shown('sravnenie');
    await save(id, { title: 'Сравнение', blocks: [text('Иначе.')] });
    await publish(id);
    const version = (number: number) => staff.call('/api/admin/pages/version', { id, number });
    expect((await version(1)).content).toMatchObject({
      title: 'Доставка',
      blocks: [text('Привезём завтра.')],
    });
    expect((await version(2)).content).toMatchObject({ title: 'Сравнение', blocks: [text('Иначе.')] });
    expect(await refusalOf(version(3))).toBe('general.bad_request');
  });

  test('is there once, however often the same draft is published, until another one is', async () => {
    const { id } = await shown('odnazhdy');
    await save(id, { title: 'Однажды' });
    const seen = { id, version: (await see(id)).version };
    const again = () => staff.call('/api/admin/pages/publish', seen);
    const first = await again();
    expect(await again()).toEqual(first);
    expect(first.versions.map(({ number }) => number)).toEqual([2, 1]);
    await save(id, { title: 'Дважды' });
    expect(await again()).toMatchObject({ published: 2, changed: true, content: { title: 'Дважды' } });
    await publish(id);
    expect(await refusalOf(again())).toBe('general.conflict');
  });

  test('and taken off since is not told as published to who publishes its draft again', async () => {
    const { id } = await make('snjata');
    await save(id, { blocks: [text('Привезём завтра.')] });
    const seen = { id, version: (await see(id)).version };
    const { version } = await staff.call('/api/admin/pages/publish', seen);
    await staff.call('/api/admin/pages/hide', { id, version });
    expect(await refusalOf(staff.call('/api/admin/pages/publish', seen))).toBe('general.conflict');
  });

  test('is taken off the shop, and published again', async () => {
    const { id, version } = await shown('arhiv', { footer: true });
    await staff.call('/api/admin/pages/hide', { id, version });
    await expect(page('arhiv')).rejects.toMatchObject(missing);
    expect(await footer()).not.toContain('arhiv');
    expect(await publish(id)).toMatchObject({ live: true, published: 2 });
    expect((await page('arhiv')).title).toBe('Доставка');
  });

  test('is told in its history, what changed nothing is not', async () => {
    const { id, version, content } = await shown('istorija');
    await staff.call('/api/admin/pages/save', { id, version, set: content });
    const { changes } = await see(id);
    expect(changes.map(({ action }) => action)).toEqual(['publish', 'save', 'add']);
    expect(changes[1]!.changes).toEqual([{ field: 'blocks', from: '', to: 'Текст «О\u00a0доставке»' }]);
  });
});

describe('the foot of the shop', () => {
  const ours = ['pervaja', 'vtoraja', 'tretja'];
  const move = (page: number, before: number | null) =>
    staff.call('/api/admin/pages/move-in-foot', { page, before });
  const order = async () => (await footer()).filter((path) => ours.includes(path));

  test('has pages in the order of the staff, new ones last, and the history tells of it', async () => {
    const [first, , third] = [
      await shown(ours[0]!, { footer: true }),
      await shown(ours[1]!, { footer: true }),
      await shown(ours[2]!, { footer: true }),
    ];
    expect(await order()).toEqual(ours);
    const { pages } = await move(third.id, first.id);
    expect(await order()).toEqual(['tretja', 'pervaja', 'vtoraja']);
    const placeOf = (id: number) => pages.find((one) => one.id === id)?.foot ?? 0;
    expect(placeOf(first.id)).toBe(placeOf(third.id) + 1);
    expect((await see(third.id)).changes[0]).toMatchObject({
      action: 'place',
      changes: [{ field: 'foot' }],
    });
    const { version } = await see(first.id);
    await staff.call('/api/admin/pages/hide', { id: first.id, version });
    expect(await order()).toEqual(['tretja', 'vtoraja']);
    await publish(first.id);
    expect(await order()).toEqual(['tretja', 'pervaja', 'vtoraja']);
  });

  test('takes moves that come at once one after the other', async () => {
    const pages = (await staff.call('/api/admin/pages/list', {})).pages.filter(({ foot }) => foot !== null);
    await Promise.all(pages.map(({ id }) => move(id, null)));
    const after = (await staff.call('/api/admin/pages/list', {})).pages.flatMap(({ foot }) => foot ?? []);
    expect(after.toSorted((a, b) => a - b)).toEqual(pages.map((_, place) => place + 1));
  });

  test('has no place for a page that it does not lead to', async () => {
    const { id } = await shown('bez-ssylki');
    expect(await refusalOf(move(id, null))).toBe('page.not_in_foot');
  });
});

describe('the home page', () => {
  test('is published like any other, and goes back to what it was before', async () => {
    const before = await homePage();
    const { id } = before;
    const kinds = async () => (await shop.call('/api/home', {})).blocks.map(({ type }) => type);
    const were = await kinds();
    await save(id, { blocks: [text('Привет!'), ...before.content.blocks] });
    expect(await kinds()).toEqual(were);
    await publish(id);
    expect(await kinds()).toEqual(['text', ...were]);
    const { version, versions } = await see(id);
    expect(versions.map(({ by }) => by)).toEqual([expect.any(String), null]);
    await staff.call('/api/admin/pages/return', { id, version, number: 1 });
    await publish(id);
    expect(await kinds()).toEqual(were);
  });

  test('has no time, no regions and no other title', async () => {
    const { id, content } = await homePage();
    const after = await save(id, { title: 'Другая', to: '2026-01-01', footer: true });
    expect(after.content).toEqual(content);
  });
});

test('a preview shows a draft by the rules of the shop, and nothing of it is in the shop', async () => {
  const { id } = await make('preview');
  const blocks: DraftBlock[] = [
    text('Видно.'),
    { key: 'n', type: 'products', title: 'Новинки', choice: 'fresh' },
  ];
  const drawn = await staff.call('/api/admin/pages/preview', { id, city: null, day: null, blocks });
  expect(drawn.blocks[0]).toMatchObject({ type: 'text', paragraphs: ['Видно.'] });
  await expect(page('preview')).rejects.toMatchObject(missing);
});

describe('a block with a time and cities of its own', () => {
  const words = async (path: string, place = {}) =>
    (await page(path, place)).blocks.flatMap((block) => (block.type === 'text' ? block.paragraphs : []));
  const ural = { region: 'ural', city: 'ekaterinburg' };
  const cityOf = async (code: string) =>
    (await shop.db.query<{ id: number }>(sql`select id from cities where code = ${code}`))[0]!.id;
  const always = { off: false, from: null, to: null, cities: null };

  test('is there from its first day to its last one by the shop’s clocks, in every region', async () => {
    const shownOn = { ...always, from: '2026-03-10', to: '2026-03-10' };
    await shown('dni', { blocks: [text('Всегда.'), { ...text('Десятого.', 'b'), shown: shownOn }] });
    const seen = async (at: string) => {
      shop.clock.set(at);
      const both = await Promise.all([words('dni'), words('dni', ural)]);
      expect(both[0]).toEqual(both[1]);
      return both[0].length;
    };
    expect(await seen('2026-03-09T20:59:59Z')).toBe(1);
    expect(await seen('2026-03-09T21:00:00Z')).toBe(2);
    expect(await seen('2026-03-10T20:59:59Z')).toBe(2);
    expect(await seen('2026-03-10T21:00:00Z')).toBe(1);
  });

  test('is in its cities alone, and nowhere while it is off', async () => {
    const inUral = { ...always, cities: [await cityOf('ekaterinburg')] };
    const { id } = await shown('goroda', {
      blocks: [text('Всем.'), { ...text('Уралу.', 'b'), shown: inUral }],
    });
    expect(await words('goroda')).toEqual(['Всем.']);
    expect(await words('goroda', ural)).toEqual(['Всем.', 'Уралу.']);
    await save(id, { blocks: [text('Всем.'), { ...text('Уралу.', 'b'), shown: { ...inUral, off: true } }] });
    await publish(id);
    expect(await words('goroda', ural)).toEqual(['Всем.']);
    expect((await see(id)).content.blocks[1]!.shown).toEqual({ ...inUral, off: true });
  });

  test('is looked at on its day and in its city before anything is published', async () => {
    const { id } = await make('pogljad');
    const city = await cityOf('ekaterinburg');
    const block = { ...text('Тогда и\u00a0там.'), shown: { ...always, from: '2026-03-10', cities: [city] } };
    const look = async (where: number | null, day: string | null) =>
      (await staff.call('/api/admin/pages/preview', { id, city: where, day, blocks: [block] })).blocks.length;
    expect(await look(city, '2026-03-10')).toBe(1);
    expect(await look(city, '2026-03-09')).toBe(0);
    expect(await look(city, null)).toBe(0);
    expect(await look(null, '2026-03-10')).toBe(0);
  });
});
