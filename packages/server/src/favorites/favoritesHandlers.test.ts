import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';

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
});
