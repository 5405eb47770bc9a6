import type { Permission } from '@siren/domain/account';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmWith, signedInWithApp, turnOn } from '../account/testing/factorOf.ts';
import type { TestApp } from '../account/testing/factorOf.ts';
import { createCodeShop } from '../account/testing/createCodeShop.ts';
import type { CodeShop } from '../account/testing/createCodeShop.ts';
import { dropSecondFactor } from '../account/index.ts';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { passwordOf } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';

const DAY = 24 * 60 * 60 * 1000;
const MANAGES: Permission[] = ['admin.access', 'orders.manage', 'backoffice.access', 'users.manage'];

let shop: CodeShop;
let manager: Visitor;
let cashier: number;
beforeAll(async () => {
  shop = await createCodeShop();
  cashier = shop.ids.users['cashier'] ?? 0;
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.advance(2 * DAY);
  await shop.db.query(sql`delete from second_factors`);
  await shop.db.query(sql`
    update users set permissions = case when login = 'staff' then ${MANAGES}::text[]
        when login = 'cashier' then array['backoffice.access', 'orders.manage'] else '{}' end,
      role_id = null, blocked = false`);
  await shop.db.query(sql`delete from staff_roles`);
  manager = (await signedInWithApp(shop, 'staff')).who;
  await confirmWith(manager, passwordOf('staff'));
});

const see = (id = cashier) => manager.call('/api/admin/users/get', { id });
async function addRole(needsFactor: boolean, by = manager) {
  const role = { name: 'Касса', permissions: ['backoffice.access', 'orders.manage'] as Permission[] };
  const { roles } = await by.call('/api/admin/users/save-role', { seen: null, ...role, needsFactor });
  return roles.find(({ name }) => name === role.name)!;
}
/** Gives the cashier the role. */
const give = async (role: number) =>
  manager.call('/api/admin/users/save', { id: cashier, version: (await see()).version, rights: { role } });
const reset = (id = cashier, by = manager) =>
  by.call('/api/admin/users/reset-factor', { id, reason: 'Потеряла телефон' });
const permissionsOf = async (who: Visitor) => (await who.call('/api/info', {})).permissions;
const login = (who: Visitor) =>
  who.call('/api/user/login', { login: 'cashier', password: passwordOf('cashier') });

describe('a role that requires a second factor', () => {
  test('gives nothing until there is one, in sessions that are open, and all of it then', async () => {
    const who = await shop.signedIn('cashier');
    expect(await permissionsOf(who)).toContain('orders.manage');
    await give((await addRole(true)).id);
    expect(await permissionsOf(who)).toEqual([]);
    expect(await refusalOf(who.call('/api/admin/orders/list', {}))).toBe('user.not_authorized');
    expect(await who.call('/api/user/factor', {})).toMatchObject({ state: 'due', required: true });
    expect(await see()).toMatchObject({ factor: 'due', permissions: ['orders.manage', 'backoffice.access'] });
    await turnOn(shop, who, passwordOf('cashier'));
    expect(await permissionsOf(who)).toEqual(['orders.manage', 'backoffice.access']);
    expect(await see()).toMatchObject({ factor: 'on' });
  });

  test('says so at the next login', async () => {
    await give((await addRole(true)).id);
    const who = shop.visitor();
    expect(await login(who)).toMatchObject({ factorDue: true });
    expect(await permissionsOf(who)).toEqual([]);
  });

  test('takes rights away again where it is turned off', async () => {
    await give((await addRole(true)).id);
    const { who, app } = await signedInWithApp(shop, 'cashier');
    await confirmWith(who, passwordOf('cashier'));
    await who.call('/api/user/turn-off-factor', { code: app.code(1) });
    expect(await permissionsOf(who)).toEqual([]);
  });

  test('begins to require it, and no longer, for all who have it, and the history names it', async () => {
    const role = await addRole(false);
    await give(role.id);
    const who = await shop.signedIn('cashier');
    const change = async (needsFactor: boolean) => {
      const [{ id, version, name, permissions }] = (await manager.call('/api/admin/users/roles', {}))
        .roles as [typeof role];
      const seen = { id, version };
      await manager.call('/api/admin/users/save-role', { seen, name, permissions, needsFactor });
    };
    await change(true);
    expect(await permissionsOf(who)).toEqual([]);
    await change(false);
    expect(await permissionsOf(who)).toContain('orders.manage');
    const entries = await shop.db.query<{ changes: object }>(sql`
      select changes from audit_entries where kind = 'role' and record = ${String(role.id)} order by id desc limit 2`);
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'needsFactor', from: true, to: false }],
      [{ field: 'needsFactor', from: false, to: true }],
    ]);
  });

  test('is made by who has a second factor alone', async () => {
    await shop.db.query(sql`update users set permissions = ${MANAGES}::text[] where login = 'cashier'`);
    const other = await shop.signedIn('cashier');
    await confirmWith(other, passwordOf('cashier'));
    expect(await refusalOf(addRole(true, other))).toBe('role.own_factor_first');
    expect(await refusalOf(addRole(false, other))).toBe('done');
  });

  test('leaves who manages accounts with nothing, too, while they lack it', async () => {
    await shop.db.query(sql`
      with role as (insert into staff_roles (name, permissions, needs_factor) values ('Все', ${MANAGES}, true) returning id)
      update users set permissions = ${MANAGES}, role_id = role.id from role where login = 'cashier'`);
    const other = await shop.signedIn('cashier');
    await confirmWith(other, passwordOf('cashier'));
    expect(await refusalOf(other.call('/api/admin/users/list', {}))).toBe('user.not_authorized');
    expect(await refusalOf(reset(shop.ids.users['staff'] ?? 0, other))).toBe('user.not_authorized');
  });
});

describe('an administrator', () => {
  let app: TestApp;
  let who: Visitor;
  beforeEach(async () => {
    ({ who, app } = await signedInWithApp(shop, 'cashier'));
  });

  test('resets a lost one: sessions end, the owner is told, history and log have it, one signs in without', async () => {
    expect(await refusalOf(login(shop.visitor()))).toBe('factor.needed');
    const { factor, changes, sessions } = await reset();
    expect([factor, sessions]).toEqual(['off', 0]);
    expect(changes[0]).toMatchObject({
      action: 'factor_reset',
      changes: [
        { field: 'factor', from: true, to: false },
        { field: 'reason', to: 'Потеряла телефон' },
      ],
    });
    expect((await who.call('/api/info', {})).user).toBeNull();
    expect(shop.sent.at(-1)).toMatchObject({
      to: { value: '+79120000005' },
      text: expect.stringContaining('администратор отключил') as string,
    });
    const [event] = await shop.db.query<{ actor: number }>(sql`
      select actor_id as actor from security_events where kind = 'factor_reset' and user_id = ${cashier} order by id desc limit 1`);
    expect(event?.actor).toBe(shop.ids.users['staff']);
    expect(await refusalOf(login(shop.visitor()))).toBe('done');
  });

  test('resets one that there is not without a word of it', async () => {
    await reset();
    const before = (await see()).changes.length;
    expect((await reset()).changes).toHaveLength(before);
  });

  test('resets none of somebody who may do more, nor their own', async () => {
    await shop.db.query(sql`update users set permissions = array['refs.edit'] where login = 'cashier'`);
    expect(await refusalOf(reset())).toBe('person.stronger');
    expect(await refusalOf(reset(shop.ids.users['staff'] ?? 0))).toBe('person.own_factor');
    expect((await see()).factor).toBe('on');
  });

  test('gives their own word for it', async () => {
    shop.clock.advance(10 * 60 * 1000);
    expect(await refusalOf(reset())).toBe('user.confirm_needed');
  });

  test('ends by it a login that was begun before', async () => {
    const begun = await login(shop.visitor()).then(
      () => '',
      (error: { body: { data: { begun: string } } }) => error.body.data.begun,
    );
    await reset();
    const late = shop.call('/api/user/login-by-factor', { begun, code: app.code(1) });
    expect(await refusalOf(late)).toBe('factor.login_expired');
  });
});

test('a command takes it off, and tells who has none and who is not there', async () => {
  await signedInWithApp(shop, 'cashier');
  const console = { db: shop.db, now: shop.clock.now };
  expect(await dropSecondFactor(console, 'CASHIER')).toBe(true);
  expect(await dropSecondFactor(console, 'cashier')).toBe(false);
  expect(await dropSecondFactor(console, 'nobody')).toBeNull();
  expect((await see()).changes[0]).toMatchObject({ action: 'factor_reset', by: null });
  expect(await refusalOf(login(shop.visitor()))).toBe('done');
});

test('who has it is told in the list of people', async () => {
  const { rows } = await manager.call('/api/admin/users/list', {});
  const factors = Object.fromEntries(rows.map(({ login: name, factor }) => [name, factor]));
  expect(factors).toMatchObject({ staff: 'on', cashier: 'off' });
});
