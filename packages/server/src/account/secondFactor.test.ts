import { ApiError } from '@siren/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { passwordOf } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';
import { createCodeShop } from './testing/createCodeShop.ts';
import type { CodeShop } from './testing/createCodeShop.ts';
import { confirmWith, signedInWithApp, turnOn } from './testing/factorOf.ts';
import type { TestApp } from './testing/factorOf.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PHONE = '+79120000004';

let shop: CodeShop;
/** Where the second factor was turned on. */
let own: Visitor;
let app: TestApp;
beforeAll(async () => {
  shop = await createCodeShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // What was guessed and sent before is forgotten by then.
  shop.clock.advance(2 * DAY);
  await shop.db.query(sql`delete from second_factors`);
  ({ who: own, app } = await signedInWithApp(shop, 'staff'));
  shop.clock.advance(MINUTE);
});

const from = (address: string) => shop.visitor({ address });
/** What was refused, whole. */
const refusedOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const password = (who: Visitor, login = 'staff') =>
  who.call('/api/user/login', { login, password: passwordOf(login) });
/** The first half of a login; what the second half is asked for by. */
async function begin(who: Visitor, way: Promise<unknown> = password(who)): Promise<string> {
  const refused = await refusedOf(way);
  expect(refused.key).toBe('factor.needed');
  return (refused.body.data as { begun: string }).begun;
}
const finish = (who: Visitor, begun: string, code: string) =>
  who.call('/api/user/login-by-factor', { begun, code });
const userOf = async (who: Visitor) => (await who.call('/api/info', {})).user;
const rowsOf = async (who: Visitor) => (await who.call('/api/info', {})).cart.content;
const eventsOf = async (kind: string) =>
  shop.db.query<{ detail: object }>(sql`
    select detail from security_events where kind = ${kind} and user_id = ${shop.ids.users['staff'] ?? 0}
      and at >= ${new Date(shop.clock.now().getTime() - MINUTE)} order by id`);

describe('after the right password', () => {
  test('there is no session yet, and nothing is told but what the code is asked for by', async () => {
    const who = shop.visitor();
    const refused = await refusedOf(password(who));
    expect(refused.status).toBe(403);
    expect(refused.body.data).toEqual({ begun: expect.any(String) as string });
    expect(await who.call('/api/info', {})).toMatchObject({ user: null, permissions: [] });
    expect(await refusalOf(who.call('/api/staff/me', {}))).toBe('user.not_authorized');
    const begun = (refused.body.data as { begun: string }).begun;
    const bearer = shop.visitor({ token: begun });
    expect(await userOf(bearer)).toBeNull();
  });

  test('a code of the app signs in, with what one may do', async () => {
    const who = shop.visitor();
    const answer = await finish(who, await begin(who), app.code());
    expect(answer).toMatchObject({ user: { login: 'staff' }, factorDue: false, recoveryLeft: null });
    expect((await who.call('/api/staff/me', {})).permissions).toContain('orders.manage');
    expect((await eventsOf('login')).at(-1)?.detail).toMatchObject({ by: 'password', factor: 'app' });
  });

  test('a wrong password is refused as where there is no second factor', async () => {
    const call = shop.call('/api/user/login', { login: 'staff', password: 'guess' });
    expect(await refusalOf(call)).toBe('user.invalid_credentials');
  });

  test('the clock may be one step off and no more', async () => {
    const who = shop.visitor();
    const begun = await begin(who);
    for (const off of [-2, 2])
      expect(await refusalOf(finish(who, begun, app.code(off)))).toBe('factor.wrong_code');
    expect(await refusalOf(finish(who, begun, app.code(1)))).toBe('done');
  });

  test('what was begun is good for ten minutes and once', async () => {
    const who = shop.visitor();
    const late = await begin(who);
    shop.clock.advance(10 * MINUTE);
    expect(await refusalOf(finish(who, late, app.code()))).toBe('factor.login_expired');
    const begun = await begin(who);
    await finish(who, begun, app.code());
    const again = finish(shop.visitor(), begun, app.code(1));
    expect(await refusalOf(again)).toBe('factor.login_expired');
  });

  test('another password ends what was begun by the one before', async () => {
    const who = shop.visitor();
    const begun = await begin(who);
    await confirmWith(own, passwordOf('staff'));
    await own.call('/api/user/change-password', { newPassword: 'orchard-seventeen' });
    expect(await refusalOf(finish(who, begun, app.code()))).toBe('factor.login_expired');
    await confirmWith(own, 'orchard-seventeen');
    await own.call('/api/user/change-password', { newPassword: passwordOf('staff') });
  });

  test('a cart of the guest comes along once the code was right, and not before', async () => {
    await shop.db.query(sql`delete from cart_items`);
    const who = shop.visitor();
    await who.call('/api/cart/add', { id: shop.ids.offers['LAMP-1'] ?? 1 });
    const offers = (await rowsOf(who)).map(({ offer }) => offer);
    const begun = await begin(who);
    expect(await rowsOf(own)).toEqual([]);
    expect((await rowsOf(who)).map(({ offer }) => offer)).toEqual(offers);
    await finish(who, begun, app.code());
    expect((await rowsOf(own)).map(({ offer }) => offer)).toEqual(offers);
  });
});

test('a login by a code that was sent asks for the code of the app, too', async () => {
  const who = shop.visitor();
  const code = await shop.codeFor(who, PHONE);
  const begun = await begin(who, who.call('/api/user/login-by-code', { contact: PHONE, code }));
  expect(await userOf(who)).toBeNull();
  await finish(who, begun, app.code());
  expect((await userOf(who))?.login).toBe('staff');
});

describe('a code counts once', () => {
  test('also where it is used for two logins at once', async () => {
    const both = [from('10.1.0.1'), from('10.1.0.2')];
    const begun = await Promise.all(both.map((who) => begin(who)));
    const code = app.code();
    const ends = await Promise.all(both.map((who, n) => refusalOf(finish(who, begun[n] ?? '', code))));
    expect(ends.toSorted()).toEqual(['done', 'factor.wrong_code']);
  });

  test('that turned it on is none to sign in with', async () => {
    const { who, app: fresh } = await signedInWithApp(shop, 'cashier');
    await who.call('/api/user/logout', {});
    const begun = await begin(who, password(who, 'cashier'));
    expect(await refusalOf(finish(who, begun, fresh.code()))).toBe('factor.wrong_code');
    shop.clock.advance(MINUTE / 2);
    expect(await refusalOf(finish(who, begun, fresh.code()))).toBe('done');
  });

  test('of recovery: one login of two at once, how many are left is told, and the owner by a message', async () => {
    const [code = '', other = ''] = app.recoveryCodes;
    const both = [from('10.1.0.1'), from('10.1.0.2')];
    const begun = await Promise.all(both.map((who) => begin(who)));
    const ends = await Promise.all(both.map((who, n) => refusalOf(finish(who, begun[n] ?? '', code))));
    expect(ends.toSorted()).toEqual(['done', 'factor.wrong_code']);
    expect(shop.sent.at(-1)).toMatchObject({
      to: { value: PHONE },
      text: expect.stringContaining('осталось кодов: 9') as string,
    });
    const next = shop.visitor();
    const typed = ` ${other.toUpperCase().replaceAll('-', ' ')}`;
    expect(await finish(next, await begin(next), typed)).toMatchObject({ recoveryLeft: 8 });
    expect(await own.call('/api/user/factor', {})).toEqual({ state: 'on', required: false, recoveryLeft: 8 });
  });
});

describe('guesses at the code', () => {
  const guess = (who: Visitor, begun: string) => refusalOf(finish(who, begun, '000000'));

  test('wait after five, also across logins that are begun anew', async () => {
    const who = from('10.2.0.1');
    const begun = await begin(who);
    for (let n = 0; n < 5; n += 1) expect(await guess(who, begun)).toBe('factor.wrong_code');
    expect(await guess(who, await begin(who))).toBe('auth.attempts_exhausted');
  });

  test('of strangers, however many, keep the owner out of no known browser, and out of no other by a recovery code', async () => {
    for (let n = 0; n < 20; n += 1) {
      const stranger = from(`10.3.${n}.1`);
      const begun = await begin(stranger);
      for (let m = 0; m < 4; m += 1) await guess(stranger, begun);
    }
    const stranger = from('10.4.0.1');
    expect(await guess(stranger, await begin(stranger))).toBe('auth.attempts_exhausted');
    await own.call('/api/user/logout', {});
    expect(await refusalOf(finish(own, await begin(own), app.code()))).toBe('done');
    const elsewhere = from('10.5.0.1');
    const recovery = finish(elsewhere, await begin(elsewhere), app.recoveryCodes[0] ?? '');
    expect(await refusalOf(recovery)).toBe('done');
  });

  test('that can be no code count nothing', async () => {
    const who = from('10.6.0.1');
    const begun = await begin(who);
    for (let n = 0; n < 8; n += 1)
      expect(await refusalOf(finish(who, begun, `код ${n}`))).toBe('factor.wrong_code');
    expect(await refusalOf(finish(who, begun, app.code()))).toBe('done');
  });
});

describe('it is turned on', () => {
  test('by the password and a code, ends all other sessions, is in history and log, and the owner is told', async () => {
    const [here, there] = [await shop.signedIn('cashier'), await shop.signedIn('cashier')];
    expect(await refusalOf(here.call('/api/user/begin-factor', {}))).toBe('user.confirm_needed');
    await turnOn(shop, here, passwordOf('cashier'));
    expect((await userOf(here))?.login).toBe('cashier');
    expect(await userOf(there)).toBeNull();
    expect(shop.sent.at(-1)?.text).toContain('включён вход по коду');
    const id = shop.ids.users['cashier'] ?? 0;
    const [entry] = await shop.db.query<{ action: string; changes: object }>(sql`
      select action, changes from audit_entries where kind = 'person' and record = ${String(id)} order by id desc limit 1`);
    expect(entry).toMatchObject({ action: 'factor', changes: [{ field: 'factor', from: false, to: true }] });
    const [event] = await shop.db.query<{ kind: string }>(sql`
      select kind from security_events where user_id = ${id} and kind like 'factor%' order by id desc limit 1`);
    expect(event?.kind).toBe('factor_on');
  });

  test('not by a code that is wrong: one signs in as before', async () => {
    const who = await shop.signedIn('cashier');
    await confirmWith(who, passwordOf('cashier'));
    await who.call('/api/user/begin-factor', {});
    expect(await refusalOf(who.call('/api/user/turn-on-factor', { code: '000000' }))).toBe(
      'factor.wrong_code',
    );
    expect(await refusalOf(password(shop.visitor(), 'cashier'))).toBe('done');
  });

  test('not where it is on, nor by a secret of before', async () => {
    await confirmWith(own, passwordOf('staff'));
    expect(await refusalOf(own.call('/api/user/begin-factor', {}))).toBe('factor.on_already');
    const turn = own.call('/api/user/turn-on-factor', { code: app.code() });
    expect(await refusalOf(turn)).toBe('factor.on_already');
  });

  test('by the staff alone', async () => {
    const buyer = await shop.signedIn('buyer');
    await confirmWith(buyer, passwordOf('buyer'));
    expect(await refusalOf(buyer.call('/api/user/begin-factor', {}))).toBe('user.not_authorized');
    expect((await buyer.call('/api/user/factor', {})).state).toBeNull();
  });

  test('with a picture of the address that apps read', async () => {
    const who = await shop.signedIn('cashier');
    await confirmWith(who, passwordOf('cashier'));
    const { secret, uri, picture } = await who.call('/api/user/begin-factor', {});
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(picture.size).toBeGreaterThan(20);
    expect(picture.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  });
});

describe('its owner', () => {
  test('makes new recovery codes by a code of it, and those of before are good for nothing', async () => {
    await confirmWith(own, passwordOf('staff'));
    const call = (code: string) => own.call('/api/user/renew-recovery-codes', { code });
    expect(await refusalOf(call('000000'))).toBe('factor.wrong_code');
    const { recoveryCodes } = await call(app.code());
    expect(new Set([...recoveryCodes, ...app.recoveryCodes]).size).toBe(20);
    const who = shop.visitor();
    const begun = await begin(who);
    expect(await refusalOf(finish(who, begun, app.recoveryCodes[0] ?? ''))).toBe('factor.wrong_code');
    expect(await refusalOf(finish(who, begun, recoveryCodes[0] ?? ''))).toBe('done');
  });

  test('turns it off by password and code, which ends all other sessions', async () => {
    const there = shop.visitor();
    await finish(there, await begin(there), app.code());
    const off = (code: string) => own.call('/api/user/turn-off-factor', { code });
    expect(await refusalOf(off(app.code(1)))).toBe('user.confirm_needed');
    await confirmWith(own, passwordOf('staff'));
    expect(await refusalOf(off('000000'))).toBe('factor.wrong_code');
    await off(app.code(1));
    expect(await userOf(there)).toBeNull();
    expect((await userOf(own))?.login).toBe('staff');
    expect(await refusalOf(password(shop.visitor()))).toBe('done');
    expect(shop.sent.at(-1)?.text).toContain('отключён вход по коду');
  });
});

test('neither secret nor recovery codes stand in any text of the database', async () => {
  const [row] = await shop.db.query<{ secret: Buffer }>(sql`select secret from second_factors`);
  const kept = await shop.db.query<{ text: string }>(sql`
    select detail::text as text from security_events union all select changes::text from audit_entries`);
  const all = kept.map(({ text }) => text).join('\n');
  expect(row?.secret.length).toBe(20);
  for (const code of app.recoveryCodes) expect(all).not.toContain(code.slice(0, 9));
  expect(all).not.toContain(row?.secret.toString('hex'));
});
