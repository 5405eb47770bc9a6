import { shownDebt } from '@siren/domain/payments';
import type { ShownDebt } from '@siren/domain/payments';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCodeShop } from '../account/testing/createCodeShop.ts';
import type { CodeShop } from '../account/testing/createCodeShop.ts';
import type { Visitor } from '../testing/index.ts';
import { draftOf } from './testing/createOrderShop.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The phone of every order of `draftOf`. */
const PHONE = '+79122044108';

describe('the order of a guest', () => {
  let shop: CodeShop;
  let guest: Visitor;
  let order: number;
  let payType: number;
  let seen: ShownDebt;
  beforeAll(async () => {
    shop = await createCodeShop();
    payType = shop.ids.payTypes['card'] ?? 0;
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    guest = shop.visitor();
    await guest.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
    const { cart } = await guest.call('/api/info', {});
    order = (await guest.call('/api/order/create', draftOf(cart, payType))).id;
    seen = shownDebt(await read(guest));
  });

  const read = (who: Visitor) => who.call('/api/order/get', { id: order });
  const pay = (who: Visitor) =>
    who.call('/api/order/pay', { id: order, payType, ...seen, idempotencyKey: randomUUID() });
  const cancel = (who: Visitor) => who.call('/api/order/cancel', { id: order });
  const repeat = (who: Visitor) => who.call('/api/order/repeat', { id: order });
  const gone = { key: 'order.not_found' };

  test('is not read, paid, cancelled or repeated by its token after a logout', async () => {
    const token = guest.token();
    expect(await read(guest)).toMatchObject({ id: order });
    await guest.call('/api/user/logout', {});
    const thief = shop.visitor({ token });
    for (const attempt of [read, pay, cancel, repeat])
      await expect(attempt(thief)).rejects.toMatchObject(gone);
    // Nor when the dead token fills a cart of its own.
    await thief.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
    await expect(read(thief)).rejects.toMatchObject(gone);
  });

  test('is read for thirty days; then its browser is told to sign in, and nobody else that it is there', async () => {
    shop.clock.advance(30 * DAY - 1000);
    expect(await read(guest)).toMatchObject({ id: order });
    shop.clock.advance(2000);
    for (const attempt of [read, pay, cancel])
      await expect(attempt(guest)).rejects.toMatchObject({ key: 'order.sign_in' });
    await expect(repeat(guest)).rejects.toMatchObject(gone);
    await expect(read(shop.visitor())).rejects.toMatchObject(gone);
  });

  test('does not become that of an account by a token that is too old to read it', async () => {
    shop.clock.advance(31 * DAY);
    await shop.register(guest, `late-${order}@example.ru`);
    await expect(read(guest)).rejects.toMatchObject(gone);
  });

  test('is found by who proves the phone that it names, in whatever browser and however old', async () => {
    shop.clock.advance(40 * DAY);
    const owner = shop.visitor();
    await shop.register(owner, PHONE);
    expect(await read(owner)).toMatchObject({ id: order });
    const next = shop.visitor();
    await next.call('/api/cart/add', { id: shop.ids.offers['CHAIR'] ?? 0 });
    const { cart } = await next.call('/api/info', {});
    const { id } = await next.call('/api/order/create', draftOf(cart, payType));
    await owner.call('/api/user/logout', {});
    shop.clock.advance(DAY);
    const code = await shop.codeFor(owner, PHONE);
    await owner.call('/api/user/login-by-code', { contact: PHONE, code });
    expect(await owner.call('/api/order/get', { id })).toMatchObject({ id });
  });
});
