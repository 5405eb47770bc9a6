import { asPasted } from '@siren/domain/typed/testing';
import fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { draftOf } from '../orders/testing/createOrderShop.ts';
import { createCodeShop } from './testing/createCodeShop.ts';
import type { CodeShop } from './testing/createCodeShop.ts';

let shop: CodeShop;
beforeAll(async () => {
  shop = await createCodeShop();
});
afterAll(() => shop.close());

const DOMAIN = 'берёза.рф';
const other = (name: string) => `${name}@${domainToASCII(DOMAIN)}`;

test('a mailbox is one account by either writing of its domain, and is shown as people read it', async () => {
  const { user } = await shop.register(shop.visitor(), other('vera'), 'secret-word');
  expect(user).toMatchObject({ login: `vera@${DOMAIN}` });
  expect(await refusalOf(shop.register(shop.visitor(), `Vera@${DOMAIN}`, 'secret-word'))).toBe(
    'user.already_exists',
  );
  for (const login of [`vera@${DOMAIN}`, `VERA@${DOMAIN.toUpperCase()}`, other('vera')])
    expect(await refusalOf(shop.call('/api/user/login', { login, password: 'secret-word' }))).toBe('done');
});

test('a login signs in however it was pasted', async () => {
  await shop.register(shop.visitor(), `petr@${DOMAIN}`, 'secret-word');
  const [login] = fc.sample(asPasted(`petr@${DOMAIN}`), { numRuns: 1, seed: 7 });
  expect(login).not.toBe(`petr@${DOMAIN}`);
  expect(await refusalOf(shop.call('/api/user/login', { login: login!, password: 'secret-word' }))).toBe(
    'done',
  );
});

test('an order keeps the mailbox in its one form', async () => {
  const guest = shop.visitor();
  const cart = await guest.call('/api/cart/add', { id: shop.ids.offers['CHAIR']! });
  const draft = draftOf(cart, shop.ids.payTypes['card']!);
  const { id } = await guest.call('/api/order/create', {
    ...draft,
    customer: { ...draft.customer, email: ` Olga@${domainToASCII(DOMAIN)}\u200B` },
  });
  const [order] = await shop.db.query(sql`select customer_email from orders where id = ${id}`);
  expect(order).toEqual({ customer_email: `olga@${DOMAIN}` });
});
