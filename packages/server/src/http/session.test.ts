import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/index.ts';
import type { TestShop } from '../testing/index.ts';
import { createTokens, loadSecret } from './tokens.ts';
import type { Context } from './context.ts';
import { ensureCart } from './ensureCart.ts';
import { ensureSession, removeExpiredSessions } from './storeSession.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('sessions', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({ handlers: {} });
  });
  afterAll(() => shop.close());

  const visit = (token = '') => shop.contextFor({ token, cookies: {}, address: '10.0.0.1' });
  const context = async (token = ''): Promise<Context> => (await visit(token)).context;
  const count = async (table: 'sessions' | 'carts'): Promise<number> =>
    Number((await shop.db.pool.query(`select count(*) from ${table}`)).rows[0].count);

  it('begin with a token of 32 characters in a cookie and nothing in the database', async () => {
    const before = await count('sessions');
    const { context: first, cookies } = await visit();
    expect(first.session.token).toMatch(/^[\w-]{32}$/);
    expect(cookies()).toEqual([
      { name: 'token', value: first.session.token, maxAge: 60 * 24 * 60 * 60, httpOnly: true },
    ]);
    expect(await count('sessions')).toBe(before);
  });

  it('stay with a token that the shop has given, stored or not', async () => {
    const { token } = (await context()).session;
    const again = await visit(token);
    expect([again.context.session.token, again.cookies()]).toEqual([token, []]);
    await ensureSession(again.context);
    expect((await context(token)).session).toMatchObject({ token, stored: true });
  });

  it.each([
    ['made up', randomBytes(24).toString('base64url')],
    ['too short', 'abc'],
    ['too long', 'a'.repeat(64)],
    ['of other letters', 'я'.repeat(32)],
  ])('begin anew with a token that is %s', async (_what, token) => {
    const { session } = await context(token);
    expect(session.token).not.toBe(token);
    expect(session.token).toMatch(/^[\w-]{32}$/);
  });

  it('keep a digest only', async () => {
    const first = await context();
    await ensureSession(first);
    const { rows } = await shop.db.pool.query<{ row: string }>('select s::text as row from sessions s');
    expect(rows.some(({ row }) => row.includes(first.session.token))).toBe(false);
    expect(rows.some(({ row }) => row.includes(first.session.digest.toString('hex')))).toBe(true);
  });

  it('give several first changes made at once the same cart', async () => {
    const { token } = (await context()).session;
    const before = await count('carts');
    const carts = await Promise.all(Array.from({ length: 8 }, async () => ensureCart(await context(token))));
    expect(new Set(carts).size).toBe(1);
    expect(await count('carts')).toBe(before + 1);
    expect((await context(token)).session.cartId).toBe(carts[0]);
  });

  it('end sixty days after the last visit, and their carts go with them', async () => {
    const first = await context();
    const cart = await ensureCart(first);
    const user = await shop.db.pool.query(
      "insert into carts (user_id) select id from users where login = 'buyer'",
    );
    expect(user.rowCount).toBe(1);
    shop.clock.advance(61 * DAY);
    const later = await context(first.session.token);
    expect(later.session.token).not.toBe(first.session.token);
    await removeExpiredSessions(shop.db, shop.clock.now());
    const { rows } = await shop.db.pool.query('select id from carts where id = $1', [cart]);
    expect(rows).toEqual([]);
    expect(await count('carts')).toBe(1);
  });

  it('are prolonged by visits, with their cookie', async () => {
    const { token } = (await context()).session;
    await ensureSession(await context(token));
    shop.clock.advance(40 * DAY);
    expect((await visit(token)).cookies()).toMatchObject([{ name: 'token', value: token }]);
    shop.clock.advance(40 * DAY);
    expect((await context(token)).session).toMatchObject({ token, stored: true });
  });
});

describe('tokens', () => {
  it('are known by the secret that made them', () => {
    const [own, other] = [createTokens(randomBytes(32)), createTokens(randomBytes(32))];
    const token = own.issue();
    expect(own.isGenuine(token)).toBe(true);
    expect(other.isGenuine(token)).toBe(false);
  });

  it('are good after a new start: the secret is kept', async () => {
    const shop = await createTestShop({ handlers: {} });
    const token = createTokens(await loadSecret(shop.db)).issue();
    expect(createTokens(await loadSecret(shop.db)).isGenuine(token)).toBe(true);
    await shop.close();
  });
});
