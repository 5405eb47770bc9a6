import type { Permission } from '@siren/domain/account';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

const DAY = 24 * 60 * 60 * 1000;
const MANAGES: Permission[] = ['admin.access', 'orders.manage', 'photo-reports.plan', 'users.manage'];

let shop: TestShop;
let manager: Visitor;
/** A mail that nobody has yet. */
let email = '';
let mails = 0;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  email = `gleb-${(mails += 1)}@kontora.example`;
  await shop.db.query(sql`
    update users set permissions = ${MANAGES}, blocked = false where login in ('staff', 'cashier')`);
  manager = await proven('staff');
});

async function proven(login: string): Promise<Visitor> {
  const who = await shop.signedIn(login);
  await who.call('/api/user/confirm', { password: passwordOf(login), contact: '', code: '' });
  return who;
}
const secretOf = (link: string | null): string =>
  new URL(link ?? '', 'http://shop').searchParams.get('invitation') ?? '';
async function invite(permissions: Permission[] = ['photo-reports.plan'], by = manager) {
  const { made } = await by.call('/api/admin/users/invite', { email, rights: { permissions } });
  return { id: made.id, secret: secretOf(made.link) };
}
const look = (secret: string) => refusalOf(shop.call('/api/user/invitation', { invitation: secret }));
const accept = (secret: string, who = shop.visitor(), password = 'meadow-forty-two') =>
  who.call('/api/user/join', { invitation: secret, name: 'Глеб Ухов', password });

test('who is invited sets a name and a password, is in, and may do what was given', async () => {
  const { secret } = await invite();
  expect(await shop.call('/api/user/invitation', { invitation: secret })).toEqual({
    ...{ email, invitee: null },
    gives: ['Фотоотчёты: план'],
  });
  const who = shop.visitor();
  const { user } = await accept(secret, who);
  expect(user).toMatchObject({ login: email, name: 'Глеб Ухов', flags: ['staff'] });
  expect((await who.call('/api/staff/me', {})).permissions).toEqual(['photo-reports.plan']);
  const login = { login: email, password: 'meadow-forty-two' };
  expect(await refusalOf(shop.call('/api/user/login', login))).toBe('done');
  const { changes } = await manager.call('/api/admin/users/get', { id: user.id });
  expect(changes).toMatchObject([
    { action: 'join', by: { name: 'Глеб Ухов' }, changes: [{ field: 'photo-reports.plan', to: true }] },
  ]);
  expect((await manager.call('/api/admin/users/invitations', {})).invitations).toEqual([]);
});

test('a link is good once, also for two who open it at once', async () => {
  const { secret } = await invite();
  const ends = await Promise.all([refusalOf(accept(secret)), refusalOf(accept(secret))]);
  expect(ends.toSorted()).toEqual(['done', 'invitation.used']);
  expect(await look(secret)).toBe('invitation.used');
});

test('a link is good for seven days, and another one replaces it', async () => {
  const { id, secret } = await invite();
  shop.clock.advance(7 * DAY - 1);
  expect(await look(secret)).toBe('done');
  shop.clock.advance(1);
  expect(await look(secret)).toBe('invitation.expired');
  expect(await refusalOf(accept(secret))).toBe('invitation.expired');
  manager = await proven('staff');
  const { made, invitations } = await manager.call('/api/admin/users/invite-again', { id });
  expect(invitations).toMatchObject([{ id, email, expired: false }]);
  expect(await look(secret)).toBe('invitation.unknown');
  expect(await refusalOf(accept(secretOf(made.link)))).toBe('done');
});

test('one that was withdrawn or never made leads nowhere, and makes no account', async () => {
  const { id, secret } = await invite();
  await manager.call('/api/admin/users/withdraw', { id });
  for (const one of [secret, 'x'.repeat(32)]) {
    expect(await look(one)).toBe('invitation.unknown');
    expect(await refusalOf(accept(one))).toBe('invitation.unknown');
  }
  expect(await refusalOf(manager.call('/api/admin/users/withdraw', { id }))).toBe('invitation.not_found');
  expect(await shop.db.query(sql`select from users where email = ${email}`)).toEqual([]);
});

test('nobody is invited to more than who invites may do, then or when the link is opened', async () => {
  expect(await refusalOf(invite(['refs.edit']))).toBe('person.beyond_own');
  const { secret } = await invite(['orders.manage']);
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'users.manage'] where login = 'staff'`);
  expect(await look(secret)).toBe('invitation.unknown');
  await shop.db.query(sql`update users set permissions = ${MANAGES} where login = 'staff'`);
  expect(await look(secret)).toBe('done');
  await shop.db.query(sql`update users set blocked = true where login = 'staff'`);
  expect(await refusalOf(accept(secret))).toBe('invitation.unknown');
});

test('an invitation of somebody who may do more is neither made anew nor withdrawn', async () => {
  const { id } = await invite(['orders.manage', 'photo-reports.plan']);
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'users.manage'] where login = 'cashier'`);
  const less = await proven('cashier');
  expect(await refusalOf(less.call('/api/admin/users/invite-again', { id }))).toBe('person.stronger');
  expect(await refusalOf(less.call('/api/admin/users/withdraw', { id }))).toBe('person.stronger');
});

test('one is invited by a mail that has no account and no invitation', async () => {
  await invite();
  email = email.toUpperCase();
  expect(await refusalOf(invite())).toBe('invitation.waiting');
  await shop.db.query(sql`update users set email = 'boris@kontora.example' where login = 'buyer'`);
  email = 'Boris@kontora.example';
  expect(await refusalOf(invite())).toBe('invitation.has_account');
  email = '+79125550177';
  expect(await refusalOf(invite())).toBe('invitation.no_account');
  email = 'почта';
  expect(await refusalOf(invite())).toBe('user.invalid_email');
});

test('the password is one that anybody may set, and who is signed in comes in by no link', async () => {
  const { secret } = await invite();
  expect(await refusalOf(accept(secret, shop.visitor(), 'short'))).toBe('user.weak_password');
  expect(await refusalOf(accept(secret, shop.visitor(), email))).toBe('user.telling_password');
  expect(await refusalOf(accept(secret, await shop.signedIn('buyer')))).toBe('user.already_authorized');
});

test('a role is given as it is when the link is opened; deleted, it leaves its permissions', async () => {
  const add = {
    needsFactor: false,
    seen: null,
    name: `Роль ${mails}`,
    permissions: ['photo-reports.plan' as const],
  };
  const role = (await manager.call('/api/admin/users/save-role', add)).roles.find(
    ({ name }) => name === add.name,
  )!;
  const rights = { role: role.id };
  const first = await manager.call('/api/admin/users/invite', { email, rights });
  const change = { ...add, seen: { id: role.id, version: role.version }, permissions: MANAGES.slice(1, 2) };
  await manager.call('/api/admin/users/save-role', change);
  const who = shop.visitor();
  await accept(secretOf(first.made.link), who);
  expect((await who.call('/api/staff/me', {})).permissions).toEqual(['orders.manage']);
  email = `late-${email}`;
  const second = await manager.call('/api/admin/users/invite', { email, rights });
  await manager.call('/api/admin/users/delete-role', { id: role.id, version: role.version + 1 });
  const other = shop.visitor();
  await accept(secretOf(second.made.link), other);
  expect((await other.call('/api/staff/me', {})).permissions).toEqual(['orders.manage']);
});

test('nothing that is kept of a link opens it', async () => {
  const { secret } = await invite();
  const [row] = await shop.db.query<{ row: string }>(sql`
    select row_to_json(i)::text || (select string_agg(a::text, '') from audit_entries a) as row
    from staff_invitations i where email = ${email}`);
  expect(row?.row).toContain(email);
  expect(row?.row).not.toContain(secret);
});

test('whoever is bound to stores invites to these alone', async () => {
  const store = shop.ids.stores['msk-1'] ?? 0;
  const { secret } = await invite();
  await shop.db.query(sql`update users set store_bound = true where login = 'staff'`);
  await shop.db.query(sql`
    insert into user_stores (user_id, store_id) select id, ${store}::int from users where login = 'staff'`);
  const { user } = await accept(secret);
  await shop.db.query(sql`delete from user_stores where user_id <> ${user.id}`);
  await shop.db.query(sql`update users set store_bound = false where login = 'staff'`);
  expect((await manager.call('/api/admin/users/get', { id: user.id })).stores).toMatchObject([{ id: store }]);
});
