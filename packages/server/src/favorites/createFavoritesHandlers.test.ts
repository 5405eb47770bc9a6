import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { forgetFavorites } from './letGoFavorite.ts';

describe('favourites', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  const product = (path: string): number => shop.ids.products[path]!;

  it('are kept by a guest, told by id and counted', async () => {
    const guest = shop.visitor();
    const [sofa, lamp] = [product('sofa-lund'), product('lamp-sol')];
    const toggled = await guest.call('/api/user/toggle-favorite-product', { id: sofa, value: true });
    expect(toggled).toEqual({ id: sofa, value: true, total: 1 });
    expect(await guest.call('/api/user/check-favorites', { ids: [sofa, lamp, 999_999] })).toEqual({
      [sofa]: true,
      [lamp]: false,
      999_999: false,
    });
    expect((await guest.call('/api/info', {})).favorites).toBe(1);
  });

  it('are kept once, however often they are asked for, and let go of as often', async () => {
    const guest = shop.visitor();
    const id = product('chair-ask');
    const set = async (value: boolean) =>
      (await guest.call('/api/user/toggle-favorite-product', { id, value })).total;
    expect([await set(true), await set(true), await set(false), await set(false)]).toEqual([1, 1, 0, 0]);
  });

  it('belong to one visitor', async () => {
    const id = product('chair-ask');
    const buyer = await shop.signedIn('buyer');
    await buyer.call('/api/user/toggle-favorite-product', { id, value: true });
    const other = await shop.signedIn('other');
    expect(await other.call('/api/user/check-favorites', { ids: [id] })).toEqual({ [id]: false });
    await other.call('/api/user/toggle-favorite-product', { id, value: false });
    expect(await buyer.call('/api/user/check-favorites', { ids: [id] })).toEqual({ [id]: true });
  });

  it('are products that the shop sells', async () => {
    const guest = shop.visitor();
    for (const id of [product('chair-gone'), 999_999]) {
      await expect(
        guest.call('/api/user/toggle-favorite-product', { id, value: true }),
      ).rejects.toMatchObject({ key: 'catalog.not_found', status: 404 });
    }
  });

  it('cost a visitor who only looks no row in the database', async () => {
    const before = await shop.db.pool.query('select count(*) from sessions');
    await shop.call('/api/user/check-favorites', { ids: [1] });
    await shop.call('/api/user/toggle-favorite-product', { id: 1, value: false });
    const after = await shop.db.pool.query('select count(*) from sessions');
    expect(after.rows).toEqual(before.rows);
  });

  const keep = (who: Visitor, path: string, value = true) =>
    who.call('/api/user/toggle-favorite-product', { id: product(path), value });
  const list = (who: Visitor) => who.call('/api/favorites/list', {});

  it('are listed with their cards, the latest first', async () => {
    const guest = shop.visitor();
    expect(await list(guest)).toEqual({ items: [], lost: [], total: 0 });
    await keep(guest, 'sofa-lund');
    shop.clock.advance(1_000);
    await keep(guest, 'chair-ask');
    const { items, total } = await list(guest);
    expect(items.map(({ path, favorite, price }) => [path, favorite, price])).toEqual([
      ['chair-ask', true, 3_499.9],
      ['sofa-lund', true, 49_990],
    ]);
    expect([total, items[0]?.addedAt]).toEqual([2, shop.clock.now().toISOString()]);
  });

  it('tell what the good cost when it was kept, for the same offer and region only', async () => {
    const guest = shop.visitor();
    await keep(guest, 'sofa-lund');
    const offer = shop.ids.offers['SOFA-SAGE']!;
    const price = (roubles: number) =>
      shop.db.pool.query(
        'update prices set price = $1 from regions r where r.id = region_id and r.code = $2 and offer_id = $3',
        [roubles, 'moscow', offer],
      );
    await price(45_000);
    expect((await list(guest)).items[0]).toMatchObject({ price: 45_000, priceThen: 49_990 });
    // Now the other variant is the cheapest.
    await price(58_000);
    expect((await list(guest)).items[0]).toMatchObject({ price: 52_990, priceThen: null });
    await guest.call('/api/info/set-region', { region: 'ural', city: 'ekaterinburg' });
    expect((await list(guest)).items[0]).toMatchObject({ price: 51_990, priceThen: null });
    await price(49_990);
  });

  it('come back as they were where letting go was a mistake, and as new ones later', async () => {
    const guest = shop.visitor();
    await keep(guest, 'chair-ask');
    const then = shop.clock.now().toISOString();
    shop.clock.advance(60_000);
    const again = async (pause: number) => {
      await keep(guest, 'chair-ask', false);
      expect((await list(guest)).items).toEqual([]);
      shop.clock.advance(pause);
      await keep(guest, 'chair-ask');
      return (await list(guest)).items[0]?.addedAt;
    };
    expect(await again(60_000)).toBe(then);
    expect(await again(2 * 60 * 60 * 1000)).toBe(shop.clock.now().toISOString());
  });

  it('stay in the list, and in the count, where the region or nobody sells them any more', async () => {
    const guest = shop.visitor();
    await keep(guest, 'lamp-sol');
    await keep(guest, 'chair-last');
    await guest.call('/api/info/set-region', { region: 'ural', city: 'ekaterinburg' });
    const active = (value: boolean) =>
      shop.db.pool.query('update products set active = $1 where id = $2', [value, product('chair-last')]);
    await active(false);
    const { items, lost, total } = await list(guest);
    await active(true);
    expect([items, total]).toEqual([[], 2]);
    expect(lost.map(({ name, reason, section }) => [name, reason, section])).toEqual([
      ['Стул Последний', 'withdrawn', 'chairs'],
      ['Лампа Соль', 'region', 'lighting'],
    ]);
    expect((await guest.call('/api/info', {})).favorites).toBe(2);
  });

  it('that were let go of are deleted in the end', async () => {
    const guest = shop.visitor();
    await keep(guest, 'chair-ask');
    await keep(guest, 'chair-ask', false);
    const count = async () =>
      (await shop.db.pool.query('select from favorites where removed_at is not null')).rowCount;
    await forgetFavorites(shop.db, shop.clock.now());
    expect(await count()).toBeGreaterThan(0);
    shop.clock.advance(24 * 60 * 60 * 1000);
    await forgetFavorites(shop.db, shop.clock.now());
    expect(await count()).toBe(0);
  });

  it('of a guest come to the user who let the same good go before', async () => {
    const buyer = await shop.signedIn('other');
    await keep(buyer, 'sofa-lund');
    await keep(buyer, 'sofa-lund', false);
    const guest = shop.visitor();
    await keep(guest, 'sofa-lund');
    await guest.call('/api/user/login', { login: 'other', password: passwordOf('other') });
    expect((await list(guest)).items.map(({ path, priceThen }) => [path, priceThen])).toEqual([
      ['sofa-lund', 49_990],
    ]);
  });
});
