import type { DraftBlock, HeroLink, PageKind } from '@siren/domain/pages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { onlyRow, sql } from '../db/index.ts';
import { forgetUploads } from '../pictures/uploads/forgetUploads.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

let shop: TestShop;
let staff: Visitor;
/** Keeps pages, and may not see coupons. */
let editor: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'catalog.edit', 'coupons.edit'] where login = 'staff'`);
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'catalog.edit'] where login = 'buyer'`);
  editor = await shop.signedIn('buyer');
  staff = await shop.signedIn('staff');
});
beforeEach(() => shop.clock.set('2026-03-02T09:00:00Z'));
afterAll(() => shop.close());

let made = 0;
/** A draft of these blocks. */
const draft = async (blocks: DraftBlock[], kind: Exclude<PageKind, 'home'> = 'promo') => {
  made += 1;
  const idempotencyKey = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const path = `bloki-${made}`;
  const page = { idempotencyKey, kind, title: 'Весна', path };
  const { id, version } = await staff.call('/api/admin/pages/create', page);
  return { ...(await staff.call('/api/admin/pages/save', { id, version, set: { blocks } })), path };
};
const publish = ({ id, version }: { id: number; version: number }) =>
  staff.call('/api/admin/pages/publish', { id, version });
const published = async (...of: Parameters<typeof draft>) => {
  const page = await draft(...of);
  await publish(page);
  return page.path;
};
/** Blocks that shoppers see there, but for what every promo ends with. */
const seen = async (path: string) =>
  (await shop.call('/api/promo', { path })).blocks.filter(({ type }) => type !== 'promos');
const previewed = async (id: number, blocks: DraftBlock[], day: string | null = null) =>
  (await staff.call('/api/admin/pages/preview', { id, city: null, day, blocks })).blocks;

describe('a code that staff choose', () => {
  const words: DraftBlock = { key: 'w', type: 'text', title: '', paragraphs: ['Скидки весны.'] };
  const block = (coupon: number): DraftBlock => ({ key: 'c', type: 'coupon', title: 'Промокод', coupon });
  const coupon = async (code: string, ends: string | null = null, series: number | null = null) =>
    onlyRow(
      await shop.db.query<{ id: number }>(sql`
        insert into coupons (code, description, type, value, ends_at, series_id)
        values (${code}, '−10 % на свет', 'percent', 10, ${ends}::timestamptz, ${series}::int) returning id`),
    ).id;
  const codes = async (path: string) =>
    (await seen(path)).flatMap((one) => (one.type === 'coupon' ? [one.code] : []));

  test('is shown with its description while it runs, and before in a preview', async () => {
    const id = await coupon('VESNA', '2026-03-10T09:00:00Z');
    const page = await draft([block(id), words]);
    const told = { type: 'coupon', title: 'Промокод', code: 'VESNA', description: '−10 % на свет' };
    expect((await previewed(page.id, [block(id)]))[0]).toMatchObject(told);
    expect(await previewed(page.id, [block(id)], '2026-03-11')).toEqual([]);
    await publish(page);
    expect((await seen(page.path))[0]).toMatchObject(told);
    shop.clock.set('2026-03-10T09:00:00Z');
    expect(await codes(page.path)).toEqual([]);
  });

  test('that is switched off is told before publishing, and is on no page', async () => {
    const id = await coupon('APREL');
    const path = await published([block(id), words]);
    expect(await codes(path)).toEqual(['APREL']);
    await shop.db.query(sql`update coupons set active = false where id = ${id}`);
    shop.clock.set('2026-03-02T09:01:00Z');
    const page = await draft([block(id), words]);
    expect(page.problems).toMatchObject([{ block: 'c', stops: true }]);
    expect(await refusalOf(publish(page))).toBe('page.problems');
    expect(await previewed(page.id, [block(id)])).toEqual([]);
  });

  test('is none of a series, whose codes are for one person each', async () => {
    const id = await coupon('SERIJA-1');
    const series = onlyRow(
      await shop.db.query<{ id: number }>(sql`
        insert into coupon_series (name, request, first_id) values ('Письма', gen_random_uuid(), ${id}) returning id`),
    ).id;
    await shop.db.query(sql`update coupons set series_id = ${series} where id = ${id}`);
    const { coupons } = await staff.call('/api/admin/pages/choices', {});
    expect(coupons.map(({ code }) => code)).not.toContain('SERIJA-1');
    const page = await draft([block(id), words]);
    expect(page.problems).toMatchObject([{ block: 'c', stops: true }]);
    expect(await previewed(page.id, [block(id)])).toEqual([]);
  });

  test('is told only to whoever may see coupons', async () => {
    const id = await coupon('TAJNA');
    const { coupons } = await editor.call('/api/admin/pages/choices', {});
    expect(coupons).toContainEqual({ id, code: null, description: '−10 % на свет' });
    const page = await draft([block(id), words]);
    const wish = { id: page.id, city: null, day: null, blocks: [block(id)] };
    const { blocks } = await editor.call('/api/admin/pages/preview', wish);
    expect(blocks[0]).toMatchObject({ type: 'coupon', description: '−10 % на свет' });
    expect(JSON.stringify([coupons, blocks, await editor.call('/api/admin/pages/get', page)])).not.toContain(
      'TAJNA',
    );
  });

  test('stays as it is with whoever may not see coupons, who chooses no other', async () => {
    const [id, other] = [await coupon('PERVYJ'), await coupon('VTOROJ')];
    const page = await draft([block(id), words]);
    const save = (version: number, blocks: DraftBlock[]) =>
      editor.call('/api/admin/pages/save', { id: page.id, version, set: { blocks } });
    expect(await refusalOf(save(page.version, [block(other), words]))).toBe('page.coupon_kept');
    expect(await staff.call('/api/admin/pages/get', page)).toMatchObject({ version: page.version });
    const { version, content } = await save(page.version, [words, block(id)]);
    expect(content.blocks).toEqual([words, block(id)]);
    await editor.call('/api/admin/pages/publish', { id: page.id, version });
    expect(await codes(page.path)).toEqual(['PERVYJ']);
  });
});

test('goods of a block lie between its prices, to the kopeck', async () => {
  const offer = shop.ids.offers['LAMP'] ?? 0;
  const { price } = onlyRow(
    await shop.db.query<{ price: number }>(sql`
      select p.price from prices p join regions r on r.id = p.region_id
      where p.offer_id = ${offer} and r.code = 'moscow'`),
  );
  const block = (priceFrom: number | null, priceTo: number | null): DraftBlock => ({
    ...{ key: 'g', type: 'products', title: 'Лампы' },
    choice: { offers: [offer], sections: [], onSale: false, priceFrom, priceTo, limit: 8 },
  });
  const page = await draft([block(price, price)]);
  const shown = async (from: number | null, to: number | null) =>
    (await previewed(page.id, [block(from, to)])).length;
  expect(await shown(price, price)).toBe(1);
  expect(await shown(price + 0.01, null)).toBe(0);
  expect(await shown(null, price - 0.01)).toBe(0);
  expect((await draft([block(price, price - 0.01)])).problems).toMatchObject([{ block: 'g', stops: true }]);
});

describe('a hero in words of the staff', () => {
  const hero = (link: HeroLink, picture: number | null = null): DraftBlock => ({
    ...{ key: 'h', type: 'hero', promo: null },
    own: { title: 'Весна дома', text: 'Свет и\u00a0ткани', note: 'До мая', label: 'Выбрать', link, picture },
  });
  const home = async () => {
    const { pages } = await staff.call('/api/admin/pages/list', {});
    return staff.call('/api/admin/pages/get', { id: pages.find(({ kind }) => kind === 'home')!.id });
  };
  const saved = async (blocks: DraftBlock[]) => {
    const { id, version } = await home();
    return staff.call('/api/admin/pages/save', { id, version, set: { blocks } });
  };
  const lighting = () => shop.ids.sections['lighting'] ?? 0;
  const promo = async (path: string, ends: string | null) =>
    onlyRow(
      await shop.db.query<{ id: number }>(sql`
        insert into promos (source, external_id, path, title, ends_at)
        values ('test', ${path}, ${path}, 'Акция', ${ends}::timestamptz) returning id`),
    ).id;

  test('is shown with its picture and leads to a section, in a preview and on the published page', async () => {
    const { id: picture } = onlyRow(
      await shop.db.query<{ id: number }>(
        sql`insert into pictures (url, width, height) values ('demo://room/vesna', 1280, 896) returning id`,
      ),
    );
    const block = hero({ page: 'section', id: lighting() }, picture);
    const told = {
      ...{ type: 'hero', title: 'Весна дома', text: 'Свет и\u00a0ткани', note: 'До мая', label: 'Выбрать' },
      ...{ link: { page: 'section', path: 'lighting' }, image: { width: 1280 } },
    };
    const page = await saved([block]);
    expect(page.pictures.map(({ id }) => id)).toEqual([picture]);
    expect(await previewed(page.id, [block])).toMatchObject([told]);
    await publish(page);
    expect((await shop.call('/api/home', {})).blocks).toMatchObject([told]);
  });

  test('leads to a good, and tells its name to whoever edits it', async () => {
    const offer = shop.ids.offers['LAMP'] ?? 0;
    const block = hero({ page: 'product', id: offer });
    const page = await saved([block]);
    expect(page.goods).toMatchObject([{ id: offer }]);
    expect(await previewed(page.id, [block])).toMatchObject([
      { link: { page: 'product', path: 'lamp-sol' }, image: null },
    ]);
  });

  test('is over with the promo that it leads to, which is not deleted meanwhile', async () => {
    const id = await promo('do-desjatogo', '2026-03-10T09:00:00Z');
    const page = await saved([hero({ page: 'promo', id })]);
    const own = onlyRow(
      await shop.db.query<{ id: number }>(sql`select id from pages where promo_id = ${id}`),
    );
    const uses = async () => (await staff.call('/api/admin/pages/uses', { id: own.id })).pages;
    expect(await uses()).toMatchObject([{ id: page.id }]);
    await publish(page);
    expect(await uses()).toMatchObject([{ id: page.id }]);
    const types = async () => (await shop.call('/api/home', {})).blocks.map(({ type }) => type);
    expect(await types()).toEqual(['hero']);
    shop.clock.set('2026-03-10T09:00:00Z');
    expect(await types()).toEqual([]);
  });

  test.each<HeroLink>([
    { page: 'section', id: 0 },
    { page: 'section', id: 999_999 },
    { page: 'product', id: 999_999 },
    { page: 'promo', id: 999_999 },
  ])('that leads nowhere is not published: $page $id', async (link) => {
    const page = await saved([hero(link)]);
    expect(page.problems).toMatchObject([{ block: 'h', stops: true }]);
    expect(await refusalOf(publish(page))).toBe('page.problems');
  });

  test('keeps its section where that becomes one with another', async () => {
    const block = JSON.stringify(hero({ page: 'section', id: 7 }));
    const { named, other, led } = onlyRow(
      await shop.db.query<{ named: boolean; other: boolean; led: { own: { link: HeroLink } } }>(sql`
        select names_section(${block}::jsonb, 7) as named, names_section(${block}::jsonb, 8) as other,
          led_block(${block}::jsonb, 7, 9) as led`),
    );
    expect([named, other, led.own.link]).toEqual([true, false, { page: 'section', id: 9 }]);
  });

  test('keeps the picture that was uploaded for it', async () => {
    const { id } = onlyRow(
      await shop.db.query<{ id: number }>(
        sql`insert into pictures (url, width, height) values ('upload://hero', 1280, 896) returning id`,
      ),
    );
    await shop.db.query(sql`
      insert into uploaded_pictures (picture_id, bytes, set_at) values (${id}, '\\x00', '2025-01-01')`);
    const left = async () => {
      await forgetUploads(shop.db, shop.clock.now());
      return shop.db.query(sql`select from uploaded_pictures where picture_id = ${id}`);
    };
    const page = await saved([hero({ page: 'section', id: lighting() }, id)]);
    expect(await left()).toHaveLength(1);
    await publish(page);
    await shop.db.query(sql`update page_versions set content = '{"blocks": []}'`);
    expect(await left()).toHaveLength(1);
    await shop.db.query(sql`delete from page_blocks where promo_id is null`);
    expect(await left()).toHaveLength(0);
  });
});

test('a film is offered with the captions that its good has, and shown with them', async () => {
  const [url, captions] = ['demo://films/lada.webm', 'demo://films/lada.vtt'];
  await shop.db.query(sql`insert into files (url) values (${url}), (${captions}), ('demo://films/bez.webm')`);
  await shop.db.query(sql`
    update products set video = ${JSON.stringify({ url, captions })}::jsonb where path = 'sofa-lund'`);
  const { films } = await staff.call('/api/admin/pages/choices', {});
  expect(films).toEqual([
    { url: 'demo://films/bez.webm', captions: null },
    { url, captions },
  ]);
  const film: DraftBlock = { key: 'v', type: 'video', title: 'Диван', url, captions, poster: null };
  const told = { type: 'video', video: { captions: expect.stringMatching(/^\/files\/\d+$/) } };
  const page = await draft([film], 'free');
  expect(await previewed(page.id, [film])).toMatchObject([told]);
  await publish(page);
  expect(await seen(page.path)).toMatchObject([told]);
});
