import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { crashKinds, plantCrashes } from '../orders/testing/crashes.ts';
import type { Crashes } from '../orders/testing/crashes.ts';
import { passwordOf } from '../testing/index.ts';
import { createCodeShop } from './testing/createCodeShop.ts';
import type { CodeShop } from './testing/createCodeShop.ts';

const DAY = 24 * 60 * 60 * 1000;

let shop: CodeShop;
let crashes: Crashes;
let phones = 0;
beforeAll(async () => {
  shop = await createCodeShop();
  crashes = plantCrashes(shop.db);
});
afterAll(() => shop.close());

const freshPhone = () => `+7999555${String((phones += 1)).padStart(4, '0')}`;

/** Everything that has an owner; how often a code was tried is counted whatever comes of it. */
async function everything(): Promise<unknown> {
  const [all] = await shop.db.query(sql`
    select (select jsonb_agg(u order by u.id) from users u) as users,
      (select jsonb_agg(jsonb_build_array(encode(token_digest, 'hex'), user_id, cart_id) order by token_digest)
        from sessions) as sessions,
      (select jsonb_agg(c order by c.id) from carts c) as carts,
      (select jsonb_agg(i order by i.id) from cart_items i) as items,
      (select jsonb_agg(f order by f.user_id, f.product_id, f.token_digest) from favorites f) as favorites,
      (select jsonb_agg(contact order by contact) from login_codes) as codes`);
  return all;
}

/** A guest with something in the cart and among the favourites. */
async function guest() {
  const visitor = shop.visitor();
  await visitor.call('/api/cart/add', { id: shop.ids.offers['LAMP']! });
  await visitor.call('/api/user/toggle-favorite-product', {
    id: shop.ids.products['sofa-lund']!,
    value: true,
  });
  return visitor;
}

/** What somebody does about an account, made ready; each can be done once more where it failed. */
const steps: Record<string, () => Promise<() => Promise<unknown>>> = {
  'signing in': async () => {
    const visitor = await guest();
    const contact = '+79120000001';
    const code = await shop.codeFor(visitor, contact);
    return () => visitor.call('/api/user/login-by-code', { contact, code });
  },
  registering: async () => {
    const visitor = await guest();
    const contact = freshPhone();
    const code = await shop.codeFor(visitor, contact);
    return () =>
      visitor.call('/api/user/register', { contact, code, password: '', name: 'Анна', address: '' });
  },
  'another phone': async () => {
    const visitor = await signIn(shop, 'buyer');
    await visitor.call('/api/user/confirm', { password: passwordOf('buyer'), contact: '', code: '' });
    const contact = freshPhone();
    const code = await shop.codeFor(visitor, contact);
    await shop.db.query(sql`update users set phone = '+79120000001' where login = 'buyer'`);
    return () => visitor.call('/api/user/change-contact', { contact, code });
  },
  'another password': async () => {
    const visitor = shop.visitor();
    const contact = freshPhone();
    await shop.register(visitor, contact);
    const code = await shop.codeFor(visitor, contact);
    await visitor.call('/api/user/confirm', { password: '', contact, code });
    return () => visitor.call('/api/user/change-password', { newPassword: 'Сирень цветёт 2026' });
  },
};

const cases = Object.keys(steps).flatMap((step) => crashKinds.map((kind) => ({ step, kind })));

test.each(cases)(
  'when $kind after any statement of $step, nothing of it stays, and it can be repeated',
  async ({ step: name, kind }) => {
    for (let statement = 1; ; statement += 1) {
      // What was sent and tried before is forgotten by then.
      shop.clock.advance(DAY);
      const step = await steps[name]!();
      const before = await everything();
      const outcome = await crashes.during(statement, kind, step);
      if (outcome === 'done') return expect(statement).toBeGreaterThan(2);
      expect([statement, await everything()]).toEqual([statement, before]);
      await step();
      expect(await everything()).not.toEqual(before);
    }
  },
);
