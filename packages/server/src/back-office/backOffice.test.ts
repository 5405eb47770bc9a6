import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { notifyStaff } from '../realtime/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const wish = (login: string, remember = false) => ({ login, password: passwordOf(login), remember });

describe('the login of the back-office', () => {
  it('signs in whoever may work there, under a fresh token', async () => {
    const cashier = shop.visitor();
    const { token: before } = await cashier.call('/api/info', {});
    const user = await cashier.call('/api/backoffice/login', wish('cashier'));
    expect(user).toMatchObject({ login: 'cashier', token: cashier.token() });
    expect(user.token).not.toBe(before);
    expect(await cashier.call('/api/backoffice/session', {})).toEqual({ user });
  });

  it('keeps the session of whoever wants to be remembered', async () => {
    const cashier = shop.visitor();
    await cashier.call('/api/backoffice/login', wish('cashier', true));
    const { items } = await cashier.call('/api/user/sessions', {});
    expect(items.find(({ current }) => current)).toMatchObject({ kind: 'remembered' });
  });

  it('signs nobody in who may not work there', async () => {
    const buyer = shop.visitor();
    await expect(buyer.call('/api/backoffice/login', wish('buyer'))).rejects.toMatchObject({
      key: 'backoffice.no_access',
    });
    expect(await buyer.call('/api/info', {})).toMatchObject({ user: null });
    expect(await buyer.call('/api/backoffice/session', {})).toEqual({ user: null });
  });

  it('takes the place of whoever was signed in, and leaves them be where it is refused', async () => {
    const visitor = shop.visitor();
    await visitor.call('/api/user/login', { login: 'buyer', password: passwordOf('buyer') });
    const old = visitor.token();
    const wrong = { ...wish('cashier'), password: 'wrong' };
    await expect(visitor.call('/api/backoffice/login', wrong)).rejects.toMatchObject({
      key: 'user.invalid_credentials',
    });
    expect(await visitor.call('/api/info', {})).toMatchObject({ user: { login: 'buyer' } });
    await visitor.call('/api/backoffice/login', wish('cashier'));
    expect(await visitor.call('/api/info', {})).toMatchObject({ user: { login: 'cashier' } });
    expect(await shop.call('/api/info', {}, { token: old })).toMatchObject({ user: null });
  });

  it('is told apart from a buyer who is signed in in the shop', async () => {
    const buyer = await shop.signedIn('buyer');
    expect(await buyer.call('/api/backoffice/session', {})).toEqual({ user: null });
  });
});

describe('notifications that there were', () => {
  it('are listed the newest first, found by words, and tell whether they are closed', async () => {
    for (const message of ['Заказ № 1 оплачен', 'Заказ № 2 отменён'])
      await notifyStaff(shop.db, { message, type: 'info' });
    await shop.db.pool.query("update notifications set closed_at = now() where message like '%оплачен'");
    const cashier = await shop.signedIn('cashier');
    const all = await cashier.call('/api/backoffice/notifications', { query: '', page: 1 });
    expect(all.total).toBe(2);
    expect(all.rows.map(({ message, closedAt }) => [message, closedAt !== null])).toEqual([
      ['Заказ № 2 отменён', false],
      ['Заказ № 1 оплачен', true],
    ]);
    const found = await cashier.call('/api/backoffice/notifications', { query: 'ОПЛАЧЕН 1', page: 1 });
    expect(found.rows.map(({ message }) => message)).toEqual(['Заказ № 1 оплачен']);
    expect(await cashier.call('/api/backoffice/notifications', { query: '', page: 2 })).toEqual({
      rows: [],
      total: 2,
    });
  });

  it('are for who may work there', async () => {
    const buyer = await shop.signedIn('buyer');
    await expect(buyer.call('/api/backoffice/notifications', { query: '', page: 1 })).rejects.toMatchObject({
      key: 'user.not_authorized',
    });
  });
});
