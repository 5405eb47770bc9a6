import { randomUUID } from 'node:crypto';
import type { CatalogRuleKey } from '@siren/domain/catalog-errors';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createGoodsShop } from '../goods/testing/createGoodsShop.ts';
import type { GoodsShop } from '../goods/testing/createGoodsShop.ts';
import { checkDaily } from './runCheck.ts';

let shop: GoodsShop;
beforeEach(async () => {
  shop = await createGoodsShop();
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'catalog.edit', 'catalog-errors.edit'] where login = 'staff'`);
  await shop.staff.call('/api/admin/catalog-error/check', {});
});
afterEach(() => shop.close());

const check = () => shop.staff.call('/api/admin/catalog-error/check', {});
const list = async (rule: CatalogRuleKey, state?: 'fixed' | 'ignored') =>
  (
    await shop.staff.call('/api/admin/catalog-error/list', {
      filters: { rule: [rule], ...(state && { state: [state] }) },
    })
  ).rows;
const names = async (rule: CatalogRuleKey) => (await list(rule)).map(({ record }) => record.name).toSorted();
const sofa = () => shop.ids.products['sofa-lund'] ?? 0;
const rename = (name: string) => shop.db.query(sql`update products set name = ${name} where id = ${sofa()}`);

/** An error that is not there before: a name in another encoding. */
async function spoil(name = 'Р”РёРІР°РЅ') {
  await rename(name);
  await check();
  const [error] = await list('mojibake');
  if (!error) throw new Error('Nothing was found');
  return error;
}

describe('rules', () => {
  test.each<[CatalogRuleKey, string, string]>([
    ['mojibake', "update products set name = 'РЎС‚СѓР»' where path = 'chair-ask'", 'РЎС‚СѓР»'],
    [
      'brand_twice',
      "update products set name = 'Сирень: диван Сирень' where path = 'sofa-lund'",
      'Сирень: диван Сирень',
    ],
    ['name_length', "update products set name = repeat('ы', 121) where path = 'chair-ask'", 'ы'.repeat(121)],
    ['no_section', "update sections set external_id = '' where path = 'sofas'", 'Диван Лунд'],
    ['article_twice', "update offers set codes[1] = 'sofa-sage' where article = 'CHAIR'", 'Стул Аск'],
    ['price_no_stock', 'update stock set quantity = 0', 'Стул Аск'],
    [
      'no_price',
      "delete from prices where offer_id = (select id from offers where article = 'CHAIR')",
      'Стул Аск',
    ],
    [
      'stock_no_price',
      `delete from prices where offer_id = (select id from offers where article = 'CHAIR')
        and region_id = (select id from regions where code = 'ural')`,
      'Стул Аск',
    ],
    [
      'param_no_unit',
      `update offers set params = case when article = 'CHAIR' then '[{"name": "Глубина", "value": "58"}]'::jsonb
        else '[{"name": "глубина", "value": "50", "unit": "см"}]' end`,
      'Стул Аск',
    ],
    [
      'param_two_units',
      `update offers set params = case when article = 'CHAIR' then '[{"name": "Глубина", "value": "580", "unit": "мм"}]'::jsonb
        else '[{"name": "глубина", "value": "50", "unit": "см"}]' end`,
      'Стул Аск',
    ],
  ])('%s finds what is wrong, and did not find it before', async (rule, spoiling, name) => {
    expect(await names(rule)).not.toContain(name);
    await shop.db.pool.query(spoiling);
    await check();
    expect(await names(rule)).toContain(name);
  });

  test('a price that an import more than halves is found with what it was', async () => {
    await shop.take({ id: '1', price: '74490' });
    await shop.take({ id: '1', price: '7449' });
    expect(await list('price_jump')).toMatchObject([{ value: '74490>7449', state: 'new' }]);
    await shop.take({ id: '1', price: '7449' });
    expect(await list('price_jump')).toMatchObject([{ value: '74490>7449', state: 'known' }]);
    await shop.take({ id: '1', price: '9000' });
    expect(await list('price_jump')).toEqual([]);
  });

  test('a price that staff set is no jump any more', async () => {
    await shop.take({ id: '1', price: '74490' });
    await shop.take({ id: '1', price: '7449' });
    const [error] = await list('price_jump');
    const good = await shop.see(error?.record.id ?? 0);
    const { offer, prices } = good.variants[0]!;
    await shop.save(good.id, {
      prices: [{ offer, region: prices[0]!.region.id, price: 74_490, oldPrice: null }],
    });
    expect(await list('price_jump', 'fixed')).toMatchObject([{ id: error?.id }]);
  });

  test('a good without a picture is found, and so is one whose picture stands for none', async () => {
    expect(await names('no_picture')).toContain('Стул Аск');
    const picture = (url: string) =>
      shop.db.query(sql`
      with p as (insert into pictures (url) values (${url}) returning id)
      insert into offer_pictures (offer_id, position, picture_id)
      select o.id, 0, p.id from p, offers o where o.article = 'CHAIR'
      on conflict (offer_id, position) do update set picture_id = excluded.picture_id`);
    await picture('https://feed.example/chair.jpg');
    await check();
    expect(await names('no_picture')).not.toContain('Стул Аск');
    await picture('https://feed.example/no-photo.jpg');
    await check();
    expect(await list('no_picture')).toContainEqual(
      expect.objectContaining({ value: 'no-photo.jpg', state: 'new' }),
    );
  });

  test('a promo whose goods are all gone is found', async () => {
    await shop.db.query(sql`
      with c as (
        insert into coupons (code, type, value, offers)
        select 'GONE', 'percent', 5, array_agg(id) from offers where article = 'CHAIR' returning id)
      insert into promos (source, external_id, path, title, coupon_id) select 'x', '1', 'gone', 'Осень', id from c`);
    await check();
    expect(await names('promo_no_goods')).toEqual([]);
    await shop.db.query(sql`update offers set active = false where article = 'CHAIR'`);
    await check();
    expect(await list('promo_no_goods')).toMatchObject([{ record: { kind: 'promo', name: 'Осень' } }]);
  });
});

describe('a check', () => {
  test('makes what is gone fixed, and what is back new', async () => {
    const { id } = await spoil();
    await rename('Диван');
    await shop.staff.call('/api/admin/catalog-error/check-one', { id });
    expect(await list('mojibake', 'fixed')).toMatchObject([{ id }]);
    await spoil();
    await rename('Диван');
    expect(await check()).toMatchObject({ lastCheck: { fixed: 1, cause: 'press' } });
    expect(await list('mojibake', 'fixed')).toMatchObject([{ id }]);
    expect(await spoil()).toMatchObject({ id, state: 'new' });
  });

  test('leaves what is ignored, until its value is another one', async () => {
    const { id, version } = await spoil();
    const deed = { kind: 'ignore' as const, reason: 'Так назвал поставщик' };
    await shop.staff.call('/api/admin/catalog-error/change', { id, version, deed });
    await check();
    expect(await list('mojibake')).toEqual([]);
    expect(await list('mojibake', 'ignored')).toMatchObject([{ id }]);
    expect(await spoil('Р”РёРІР°РЅ Р›СѓРЅРґ')).toMatchObject({ id, state: 'new' });
  });

  test('leaves what is ignored, wherever its row stands in the file of the next import', async () => {
    await shop.take({ id: '1', price: '74490' });
    await shop.take({ id: '1', price: '7449' });
    const [{ id, version } = { id: 0, version: 0 }] = await list('price_jump');
    const deed = { kind: 'ignore' as const, reason: 'Распродажа' };
    await shop.staff.call('/api/admin/catalog-error/change', { id, version, deed });
    await shop.take({ id: '2', price: '100' }, { id: '3', price: '100' }, { id: '1', price: '7449' });
    expect(await list('price_jump')).toEqual([]);
    expect(await list('price_jump', 'ignored')).toMatchObject([{ id }]);
  });

  test('refuses while another one goes on', async () => {
    await shop.db.transaction(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('catalog check', 0))`);
      expect(await refusalOf(check())).toBe('catalog_error.busy');
    });
  });

  test('goes on by itself once a day', async () => {
    await rename('Р”РёРІР°РЅ');
    await checkDaily(shop.db, shop.clock.now());
    expect(await list('mojibake')).toEqual([]);
    await checkDaily(shop.db, new Date(shop.clock.now().getTime() + 25 * 60 * 60 * 1000));
    expect(await list('mojibake')).toHaveLength(1);
  });
});

describe('a save of a good', () => {
  test('makes an error of what it spoils, and mends what it mends', async () => {
    await shop.save(sofa(), { set: { name: 'Р”РёРІР°РЅ' } });
    expect(await list('mojibake')).toMatchObject([{ record: { id: sofa() }, state: 'new' }]);
    await shop.save(sofa(), { set: { name: 'Диван' } });
    expect(await list('mojibake')).toEqual([]);
    expect(await list('mojibake', 'fixed')).toHaveLength(1);
  });

  test('leaves the good to a check that goes on, and waits for none of it', async () => {
    await shop.db.transaction(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('catalog check', 0))`);
      await shop.save(sofa(), { set: { name: 'Р”РёРІР°РЅ' } });
    });
    expect(await list('mojibake')).toEqual([]);
    await check();
    expect(await list('mojibake')).toHaveLength(1);
  });

  test('finds what a check of all goods finds, by the same rules', async () => {
    await shop.db.query(sql`delete from catalog_errors`);
    const { version } = await shop.see(sofa());
    await shop.staff.call('/api/admin/catalog/save', { id: sofa(), version, set: { brand: null } });
    const known = () =>
      shop.db.query<{ subject: string }>(sql`
        select rule, subject, value from catalog_errors where product_id = ${sofa()} order by rule, subject`);
    const bySave = await known();
    expect(bySave.length).toBeGreaterThan(0);
    await check();
    expect(await known()).toEqual(bySave);
  });
});

test('a change of many prices mends what it mends, as a check of all goods finds it', async () => {
  await shop.take({ id: '1', price: '74490' });
  await shop.take({ id: '1', price: '7449' });
  const [error] = await list('price_jump');
  const change = {
    ...{ move: 'percent' as const, by: 10, rounding: 'none' as const, oldPrice: 'leave' as const },
    regions: null,
  };
  const { goods } = await shop.staff.call('/api/admin/catalog/preview-prices', {
    change,
    goods: [error?.record.id ?? 0],
  });
  await shop.staff.call('/api/admin/catalog/change-prices', { run: randomUUID(), change, goods });
  expect(await list('price_jump')).toEqual([]);
  const known = () =>
    shop.db.query(sql`select rule, subject, value, state from catalog_errors order by rule, subject, value`);
  const byChange = await known();
  await check();
  expect(await known()).toEqual(byChange);
});

describe('staff', () => {
  test('take an error, and its history tells of it', async () => {
    const { id, version } = await spoil();
    const to = shop.ids.users['staff'] ?? 0;
    const taken = await shop.staff.call('/api/admin/catalog-error/change', {
      ...{ id, version, deed: { kind: 'assign', to } },
    });
    expect(taken).toMatchObject({ state: 'known', assignee: { id: to }, changes: [{ action: 'assign' }] });
    expect(await shop.staff.call('/api/admin/catalog-error/counts', {})).toMatchObject({ mine: 1 });
  });

  test('are told of what another one did meanwhile', async () => {
    const { id, version } = await spoil();
    const change = (reason: string) =>
      shop.staff.call('/api/admin/catalog-error/change', { id, version, deed: { kind: 'ignore', reason } });
    await change('Первая');
    await expect(change('Вторая')).rejects.toMatchObject({ body: { data: { reason: 'Первая' } } });
  });

  test('give no error to somebody who may not see it', async () => {
    const { id, version } = await spoil();
    const to = shop.ids.users['cashier'] ?? 0;
    const change = shop.staff.call('/api/admin/catalog-error/change', {
      id,
      version,
      deed: { kind: 'assign', to },
    });
    expect(await refusalOf(change)).toBe('catalog_error.no_such_person');
  });

  test('set several aside at once, and take that back', async () => {
    await shop.db.query(sql`delete from offer_pictures`);
    await check();
    const seen = (await list('no_picture')).map(({ id, version }) => ({ id, version }));
    const many = (deed: { kind: 'ignore'; reason: string } | { kind: 'reopen' }, errors: typeof seen) =>
      shop.staff.call('/api/admin/catalog-error/change-many', { deed, errors });
    const { results } = await many({ kind: 'ignore', reason: 'Под заказ' }, seen);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['taken']));
    expect(await list('no_picture')).toEqual([]);
    await many(
      { kind: 'reopen' },
      results.map(({ id, version }) => ({ id, version })),
    );
    expect(await list('no_picture')).toHaveLength(seen.length);
  });

  test('select all of a filter, as many as they were told', async () => {
    await spoil();
    const select = (count: number) =>
      shop.staff.call('/api/admin/catalog-error/select', {
        query: '',
        filters: { rule: ['mojibake'] },
        count,
      });
    expect((await select(1)).errors).toHaveLength(1);
    expect(await refusalOf(select(2))).toBe('general.conflict');
  });
});
