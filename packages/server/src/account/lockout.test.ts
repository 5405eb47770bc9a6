import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { CallerOptions, Visitor } from '../testing/index.ts';
import { createCodeShop } from './testing/createCodeShop.ts';
import type { CodeShop } from './testing/createCodeShop.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PHONE = '+79120000001';

let shop: CodeShop;
beforeAll(async () => {
  shop = await createCodeShop();
});
// What was guessed and sent before is forgotten by then.
beforeEach(() => shop.clock.advance(2 * DAY));
afterAll(() => shop.close());

const login = (who: Visitor, password: string, name = 'buyer') =>
  refusalOf(who.call('/api/user/login', { login: name, password }));
const right = passwordOf('buyer');
const from = (address: string, options: CallerOptions = {}) => shop.visitor({ ...options, address });
/** Wrong passwords of strangers, each from an address of its own. */
async function attack(addresses: number, each: number): Promise<string[]> {
  const answers: string[] = [];
  for (let n = 0; n < addresses; n += 1)
    for (let m = 0; m < each; m += 1) answers.push(await login(from(`10.${20 + n}.0.1`), `guess-${m}`));
  return answers;
}
/** A browser in which the buyer was signed in, signed out again. */
async function ownBrowser(address = '10.1.0.1'): Promise<Visitor> {
  const own = from(address);
  expect(await login(own, right)).toBe('done');
  await own.call('/api/user/logout', {});
  return own;
}

test('60 right passwords, five at once from one address, are all let in', async () => {
  const answers: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const five = Array.from({ length: 5 }, () => login(from('10.6.0.1'), right));
    answers.push(...(await Promise.all(five)));
  }
  expect(answers).toEqual(Array.from({ length: 60 }, () => 'done'));
});

test('150 right passwords at once from one address are all let in, by two connections, too', async () => {
  const small = await createTestShop({ connections: 2 });
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => login(small.visitor({ address: '10.6.0.2' }), right)),
  );
  await small.close();
  expect(answers).toEqual(Array.from({ length: 150 }, () => 'done'));
});

describe('wrong passwords of a stranger', () => {
  it('make the stranger wait, longer each time', async () => {
    const stranger = from('10.5.0.1');
    for (let n = 0; n < 5; n += 1) expect(await login(stranger, 'guess')).toBe('user.invalid_credentials');
    const waitOf = () =>
      stranger
        .call('/api/user/login', { login: 'buyer', password: 'guess' })
        .catch((error: unknown) => error);
    expect(await waitOf()).toMatchObject({
      key: 'auth.attempts_exhausted',
      status: 429,
      body: { retryAfter: 60 },
    });
    shop.clock.advance(MINUTE);
    expect(await login(stranger, 'guess')).toBe('user.invalid_credentials');
    expect(await waitOf()).toMatchObject({ body: { retryAfter: 120 } });
  });

  it('keep the owner out of nothing: neither at home nor on the way', async () => {
    const own = await ownBrowser();
    await attack(3, 12);
    expect(await login(own, right)).toBe('done');
    expect(await login(from('10.6.0.1'), right)).toBe('done');
  });

  it('keep nobody out of a known browser behind the same address', async () => {
    const own = await ownBrowser('10.7.0.1');
    for (let n = 0; n < 60; n += 1)
      await login(from('10.7.0.1'), 'guess', n % 2 === 0 ? 'buyer' : `name-${n}`);
    expect(await login(from('10.7.0.1'), right)).toBe('auth.attempts_exhausted');
    expect(await login(own, right)).toBe('done');
  });

  it('leave each address less once there were a hundred in a day', async () => {
    await attack(20, 5);
    const late = from('10.8.0.3');
    expect(await login(late, 'guess')).toBe('user.invalid_credentials');
    expect(await login(late, 'guess')).toBe('auth.attempts_exhausted');
    shop.clock.advance(DAY);
    for (let n = 0; n < 5; n += 1) expect(await login(late, 'guess')).toBe('user.invalid_credentials');
  });

  it('count the same at a login that nobody has', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await login(from('10.9.0.1'), 'guess', 'nobody'));
    expect(answers.at(-2)).toBe('user.invalid_credentials');
    expect(answers.at(-1)).toBe('auth.attempts_exhausted');
  });
});

describe('a browser in which somebody was signed in', () => {
  it('has its own count, and no endless one', async () => {
    const own = await ownBrowser();
    const answers: string[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await login(own, 'guess'));
    expect(answers.at(-1)).toBe('auth.attempts_exhausted');
    expect(await login(from('10.10.0.1'), right)).toBe('done');
  });

  it('is known to that account alone', async () => {
    const own = await ownBrowser();
    for (let n = 0; n < 5; n += 1) await login(own, 'guess', 'other');
    expect(await login(own, passwordOf('other'), 'other')).toBe('auth.attempts_exhausted');
    expect(await login(from('10.1.0.2'), passwordOf('other'), 'other')).toBe('done');
  });

  it('keeps nothing that a page could read or make up', async () => {
    const { context, cookies } = await shop.contextFor({ token: '', cookies: {}, address: '10.1.0.1' });
    await shop.dispatch('/api/user/login', context, { login: 'buyer', password: right });
    const kept = cookies().find(({ name }) => name === 'browser');
    expect(kept).toMatchObject({ httpOnly: true });
    const { rows } = await shop.db.pool.query<{ row: string }>('select b::text as row from known_browsers b');
    expect(rows.some(({ row }) => row.includes(kept?.value ?? ''))).toBe(false);
    const made = () => from('10.11.0.1', { browser: 'a'.repeat(32) });
    for (let n = 0; n < 5; n += 1) await login(made(), 'guess');
    expect(await login(made(), right)).toBe('auth.attempts_exhausted');
  });

  it('is forgotten with the password', async () => {
    const [own, other] = [await ownBrowser(), await ownBrowser('10.1.0.3')];
    await login(own, right);
    await own.call('/api/user/confirm', { password: right, contact: '', code: '' });
    await own.call('/api/user/change-password', { newPassword: 'orchard-seventeen' });
    for (let n = 0; n < 5; n += 1) await login(from('10.1.0.3'), 'guess');
    expect(await login(other, 'orchard-seventeen')).toBe('auth.attempts_exhausted');
    await own.call('/api/user/logout', {});
    expect(await login(own, 'orchard-seventeen')).toBe('done');
    await own.call('/api/user/confirm', { password: 'orchard-seventeen', contact: '', code: '' });
    await own.call('/api/user/change-password', { newPassword: right });
  });
});

describe('codes', () => {
  const enter = (who: Visitor, code: string) =>
    refusalOf(who.call('/api/user/login-by-code', { contact: PHONE, code }));

  it('that nobody asked for in that browser are no guesses: the owner is kept out by none of them', async () => {
    const own = from('10.1.0.1');
    const code = await shop.codeFor(own, PHONE);
    for (let n = 0; n < 30; n += 1) expect(await enter(from('10.5.0.1'), '000000')).toBe('auth.code_expired');
    expect(await enter(own, code)).toBe('done');
  });

  it('come to the owner whoever else asks for some, and stay good', async () => {
    const own = from('10.1.0.1');
    const code = await shop.codeFor(own, PHONE);
    for (let n = 0; n < 8; n += 1) await refusalOf(shop.codeFor(from('10.5.0.1'), PHONE));
    expect(await enter(own, code)).toBe('done');
    const away = from('10.12.0.1');
    expect(await enter(away, await shop.codeFor(away, PHONE))).toBe('done');
  });

  it('flood nobody: five at once from one address, twenty a day from all, and a known browser gets its own', async () => {
    const own = await ownBrowser();
    const before = shop.sent.length;
    for (let n = 0; n < 10; n += 1) await refusalOf(shop.codeFor(from('10.5.0.1'), PHONE));
    expect(shop.sent).toHaveLength(before + 5);
    for (let n = 0; n < 50; n += 1) await refusalOf(shop.codeFor(from(`10.${20 + n}.0.1`), PHONE));
    expect(shop.sent).toHaveLength(before + 20);
    expect(await enter(own, await shop.codeFor(own, PHONE))).toBe('done');
  });

  it('cannot be guessed by asking for one after the other from many browsers and addresses', async () => {
    let looked = 0;
    for (let n = 0; n < 40; n += 1) {
      const stranger = from(`10.${20 + n}.0.1`);
      if ((await refusalOf(shop.codeFor(stranger, PHONE))) !== 'done') continue;
      for (let m = 0; m < 10; m += 1) {
        const answer = await enter(stranger, 'x');
        if (answer === 'auth.wrong_code') looked += 1;
      }
    }
    expect(looked).toBe(20 * 4);
  });
});
