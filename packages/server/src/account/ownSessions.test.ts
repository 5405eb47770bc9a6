import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const list = async (who: Visitor) => (await who.call('/api/user/sessions', {})).items;
const userOf = async (who: Visitor) => (await who.call('/api/info', {})).user;
const eventsOf = async (login: string): Promise<string[]> => {
  const { rows } = await shop.db.pool.query<{ kind: string }>(
    'select kind from security_events where user_id = $1 order by id',
    [shop.ids.users[login]],
  );
  return rows.map(({ kind }) => kind);
};

describe('the sessions of an account', () => {
  it('are told with the browser and when it was last used, the one that asks first', async () => {
    const caller = { token: '', cookies: {}, address: '10.0.0.9', userAgent: WINDOWS };
    const { context } = await shop.contextFor(caller);
    await shop.dispatch('/api/user/login', context, { login: 'buyer', password: passwordOf('buyer') });
    const computer = shop.visitor({ token: context.session.token });
    await computer.call('/api/user/remember', {});
    shop.clock.advance(60_000);
    const phone = await shop.signedIn('buyer');
    const [now, before] = ['2026-03-02T09:01:00.000Z', '2026-03-02T09:00:00.000Z'];
    expect(await list(phone)).toMatchObject([
      { kind: 'visit', device: '', startedAt: now, seenAt: now, current: true },
      { kind: 'remembered', device: 'Chrome, Windows', startedAt: before, seenAt: before, current: false },
    ]);
  });

  it('end one by one, by their owner alone', async () => {
    const [here, there] = [await shop.signedIn('staff'), await shop.signedIn('staff')];
    const other = (await list(here)).find(({ current }) => !current)?.id ?? 0;
    const stranger = await shop.signedIn('buyer');
    await stranger.call('/api/user/end-session', { id: other });
    expect((await userOf(there))?.login).toBe('staff');
    const { items } = await here.call('/api/user/end-session', { id: other });
    expect(items).toMatchObject([{ current: true }]);
    expect(await userOf(there)).toBeNull();
    expect((await userOf(here))?.login).toBe('staff');
  });

  it('end all at once, this one with them', async () => {
    const [here, there] = [await shop.signedIn('other'), await shop.signedIn('other')];
    const before = here.token();
    const { token } = await here.call('/api/user/end-sessions', {});
    expect(here.token()).toBe(token);
    for (const who of [here, there, shop.visitor({ token: before })]) expect(await userOf(who)).toBeNull();
  });

  it('are told and ended for nobody who is not signed in', async () => {
    for (const path of ['/api/user/sessions', '/api/user/end-sessions'] as const)
      expect(await refusalOf(shop.call(path, {}))).toBe('user.not_authorized');
    expect(await refusalOf(shop.call('/api/user/end-session', { id: 1 }))).toBe('user.not_authorized');
  });
});

describe('the security log', () => {
  it('tells what happened to an account', async () => {
    const login = 'cashier';
    await refusalOf(shop.call('/api/user/login', { login, password: 'guess' }));
    const who = await shop.signedIn(login);
    const proof = { password: passwordOf(login), contact: '', code: '' };
    await who.call('/api/user/confirm', proof);
    await who.call('/api/user/change-password', { newPassword: 'orchard-seventeen' });
    await who.call('/api/user/logout', {});
    for (let n = 0; n < 6; n += 1)
      await refusalOf(shop.call('/api/user/login', { login, password: 'guess' }));
    expect(await eventsOf(login)).toEqual([
      ...['login_failed', 'login', 'confirmed_again', 'password_changed', 'logout'],
      ...Array<string>(4).fill('login_failed'),
      ...['locked_out', 'login_failed'],
    ]);
  });

  it('holds nothing of a name that nobody has, and no password', async () => {
    await refusalOf(shop.call('/api/user/login', { login: 'nobody-at-all', password: 'guess-at-it' }));
    const { rows } = await shop.db.pool.query<{ row: string }>(`
      select e::text as row from security_events e union all select a::text from attempts a`);
    expect(rows.filter(({ row }) => /nobody-at-all|guess-at-it/.test(row))).toEqual([]);
  });
});
