import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiError } from '@siren/contract/errors';
import { createCodeShop } from '../account/testing/createCodeShop.ts';
import type { CodeShop } from '../account/testing/createCodeShop.ts';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { onlyRow, sql } from '../db/index.ts';
import { passwordOf } from '../testing/index.ts';
import type { Visitor } from '../testing/index.ts';

const PHONE = '+79120000001';
const MINUTE = 60_000;
const permissions = ['photo-reports.plan' as const];

let shop: CodeShop;
let manager: Visitor;
let buyer = 0;
beforeAll(async () => {
  shop = await createCodeShop({ siteUrl: 'https://shop.example' });
  const row = onlyRow(await shop.db.query<{ id: number }>(sql`select id from users where login = 'buyer'`));
  buyer = row.id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Letters of the tests before are forgotten by then.
  shop.clock.advance(24 * 60 * MINUTE);
  await shop.db.query(sql`delete from staff_invitations`);
  await shop.db.query(sql`
    update users set permissions = '{}', flags = '{}', role_id = null, blocked = false where login = 'buyer'`);
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'photo-reports.plan', 'users.manage'] where login = 'staff'`);
  manager = await shop.signedIn('staff');
  await manager.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
});

const inviteBuyer = (account: number | undefined = buyer) =>
  manager.call('/api/admin/users/invite', {
    email: PHONE,
    rights: { permissions },
    ...(account !== undefined && { account }),
  });
const lastSecret = () => /invitation=([\w-]+)/.exec(shop.sent.at(-1)?.text ?? '')?.[1] ?? '';
const take = (who: Visitor, invitation = lastSecret()) =>
  who.call('/api/user/accept-invitation', { invitation });
const standing = async () =>
  onlyRow(
    await shop.db.query<{ permissions: string[]; flags: string[]; bonus: number }>(sql`
      select permissions, flags, bonus::float8 as bonus from users where id = ${buyer}`),
  );
const dismiss = async () => {
  const { version } = await manager.call('/api/admin/users/get', { id: buyer });
  return manager.call('/api/admin/users/dismiss', { id: buyer, version, reason: 'Уволился' });
};

test('the contact of a buyer is refused with the account, and invited where that is meant', async () => {
  const refused = await manager
    .call('/api/admin/users/invite', { email: PHONE, rights: { permissions } })
    .catch((error: unknown) => error as ApiError);
  expect(refused).toMatchObject({ body: { data: { account: buyer } } });
  const { invitations } = await inviteBuyer();
  expect(invitations).toMatchObject([{ email: PHONE, account: buyer, letter: { state: 'sent' } }]);
  expect(shop.sent.at(-1)?.to).toEqual({ channel: 'phone', value: PHONE });
  expect(await refusalOf(inviteBuyer())).toBe('invitation.waiting');
  expect(await standing()).toMatchObject({ permissions: [], flags: [] });
});

test('who takes it sees what it gives, and keeps the account as it is', async () => {
  const before = await standing();
  await inviteBuyer();
  const invitation = lastSecret();
  const look = (who: Visitor) => who.call('/api/user/invitation', { invitation });
  expect(await look(shop.visitor())).toMatchObject({ invitee: 'guest', gives: ['Фотоотчёты: план'] });
  const who = await shop.signedIn('buyer');
  expect(await look(who)).toMatchObject({ invitee: 'own' });
  const seen = await who.call('/api/user/profile', {});
  expect(await take(who)).toEqual({ factorDue: false });
  expect(await standing()).toEqual({ permissions, flags: ['staff'], bonus: before.bonus });
  expect((await who.call('/api/staff/me', {})).permissions).toEqual(permissions);
  expect(await who.call('/api/user/profile', {})).toEqual(seen);
  const { changes } = await manager.call('/api/admin/users/get', { id: buyer });
  expect(changes[0]).toMatchObject({ action: 'accept', by: { id: buyer } });
  expect(await refusalOf(take(who, invitation))).toBe('invitation.used');
});

test('nobody else takes it, signed in or not, nor makes another account by it', async () => {
  await inviteBuyer();
  const invitation = lastSecret();
  expect(await refusalOf(take(shop.visitor()))).toBe('user.not_authorized');
  const other = await shop.signedIn('other');
  expect(await other.call('/api/user/invitation', { invitation })).toMatchObject({ invitee: 'other' });
  expect(await refusalOf(take(other))).toBe('invitation.other_account');
  const join = { invitation, name: 'Глеб Ухов', password: 'meadow-forty-two' };
  expect(await refusalOf(shop.visitor().call('/api/user/join', join))).toBe('invitation.other_account');
  expect(await standing()).toMatchObject({ permissions: [] });
});

test('of two presses at once one takes it', async () => {
  await inviteBuyer();
  const who = await shop.signedIn('buyer');
  const ends = await Promise.all([refusalOf(take(who)), refusalOf(take(who))]);
  expect(ends.toSorted()).toEqual(['done', 'invitation.used']);
});

test('one of the staff, a shut account and a phone that nobody has are not invited', async () => {
  await shop.db.query(sql`update users set blocked = true where id = ${buyer}`);
  expect(await refusalOf(inviteBuyer())).toBe('invitation.account_shut');
  await shop.db.query(sql`update users set blocked = false, flags = array['staff'] where id = ${buyer}`);
  expect(await refusalOf(inviteBuyer())).toBe('invitation.is_staff');
  const nobodys = { email: '+79125550177', rights: { permissions }, account: buyer };
  expect(await refusalOf(manager.call('/api/admin/users/invite', nobodys))).toBe('invitation.no_account');
});

test('who is one of the staff meanwhile keeps the rights that they have', async () => {
  await inviteBuyer();
  const who = await shop.signedIn('buyer');
  await shop.db.query(sql`
    update users set flags = array['staff'], permissions = array['refs.edit'] where id = ${buyer}`);
  expect(await refusalOf(take(who))).toBe('invitation.is_staff');
  expect(await standing()).toMatchObject({ permissions: ['refs.edit'] });
});

test('who is taken out of the staff is a buyer again, signed out everywhere', async () => {
  await inviteBuyer();
  const who = await shop.signedIn('buyer');
  await take(who);
  const { bonus } = await standing();
  await dismiss();
  expect((await who.call('/api/info', {})).user).toBeNull();
  expect(await standing()).toEqual({ permissions: [], flags: [], bonus });
  expect(await refusalOf(manager.call('/api/admin/users/get', { id: buyer }))).toBe('person.not_found');
  const again = await shop.signedIn('buyer');
  expect(await refusalOf(again.call('/api/staff/me', {}))).toBe('user.not_authorized');
});

test('whoever may do more, or was changed meanwhile, is not taken out', async () => {
  await shop.db.query(sql`
    update users set flags = array['staff'], permissions = array['refs.edit'] where id = ${buyer}`);
  expect(await refusalOf(dismiss())).toBe('person.stronger');
  await shop.db.query(sql`update users set permissions = '{}' where id = ${buyer}`);
  const old = { id: buyer, version: 999, reason: 'Уволился' };
  expect(await refusalOf(manager.call('/api/admin/users/dismiss', old))).toBe('general.conflict');
});
