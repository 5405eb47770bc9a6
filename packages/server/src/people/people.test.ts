import type { Permission } from '@siren/domain/account';
import { UNSEEN_MS } from '@siren/domain/people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { insertClient } from '../client-records/testing/insertClient.ts';
import { sql } from '../db/index.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';

const MANAGES: Permission[] = ['admin.access', 'orders.manage', 'coupons.edit', 'users.manage'];

let shop: TestShop;
let manager: Visitor;
/** Somebody of the staff who may do less than the manager. */
let id: number;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(sql`
    update users set permissions = case when login in ('staff', 'cashier') then ${MANAGES}::text[] else '{}' end,
      flags = '{}', role_id = null, blocked = false, blocked_why = null`);
  await shop.db.query(sql`delete from staff_roles`);
  manager = await proven('staff');
  id = await insertClient(shop, { name: 'Нонна Ёлкина', flags: ['staff'], permissions: ['coupons.edit'] });
});

/** Signed in, with a password that was asked for again. */
async function proven(login: string): Promise<Visitor> {
  const who = await shop.signedIn(login);
  await who.call('/api/user/confirm', { password: passwordOf(login), contact: '', code: '' });
  return who;
}
const see = (who = id, by = manager) => by.call('/api/admin/users/get', { id: who });
const give = async (permissions: Permission[], who = id, by = manager) =>
  by.call('/api/admin/users/save', {
    id: who,
    version: (await see(who, by)).version,
    rights: { permissions },
  });
const block = async (blocked: boolean, who = id) =>
  manager.call('/api/admin/users/block', {
    ...{ id: who, version: (await see(who)).version, blocked, reason: 'Ушла в отпуск' },
  });
const addRole = async (name: string, permissions: Permission[]) => {
  const { roles } = await manager.call('/api/admin/users/save-role', {
    needsFactor: false,
    seen: null,
    name,
    permissions,
  });
  return roles.find((role) => role.name === name)!;
};
const idOf = (login: string): number => shop.ids.users[login] ?? 0;

describe('stores that somebody is bound to', () => {
  const bind = async (stores: number[] | null, version?: number) =>
    manager.call('/api/admin/users/bind', { id, version: version ?? (await see()).version, stores });
  const ofCode = (code: string) => shop.ids.stores[code] ?? 0;

  test('are told with the person and in the history, and asked for twice they are no change', async () => {
    expect((await see()).stores).toBeNull();
    const bound = await bind([ofCode('msk-1')]);
    expect(bound.stores).toEqual([{ id: ofCode('msk-1'), name: 'Сирень msk-1' }]);
    expect(bound.changes[0]).toMatchObject({
      action: 'bind',
      changes: [{ field: 'stores', from: 'все', to: 'Сирень msk-1' }],
    });
    expect(await bind([ofCode('msk-1')], 0)).toEqual(bound);
    expect((await bind(null)).stores).toBeNull();
  });

  test('are those that there are, as they were seen, of nobody who may do more', async () => {
    expect(await refusalOf(bind([999_999]))).toBe('store.not_found');
    await bind([ofCode('msk-1')]);
    expect(await refusalOf(bind(null, 0))).toBe('general.conflict');
    await shop.db.query(sql`update users set permissions = permissions || '{refs.edit}' where id = ${id}`);
    expect(await refusalOf(bind(null))).toBe('person.stronger');
    expect((await see()).stores).toHaveLength(1);
  });

  test('are bound by somebody else', async () => {
    const { version } = await see(idOf('staff'));
    const wish = { id: idOf('staff'), version, stores: [ofCode('msk-1')] };
    expect(await refusalOf(manager.call('/api/admin/users/bind', wish))).toBe('person.own_stores');
  });

  test('are no more than those of who binds, who leaves alone whoever works at others', async () => {
    await shop.db.query(sql`update users set store_bound = true where login = 'staff'`);
    await shop.db.query(sql`
      insert into user_stores (user_id, store_id) values (${idOf('staff')}, ${ofCode('msk-1')})`);
    expect(await refusalOf(bind([ofCode('msk-1')]))).toBe('person.stronger');
    await shop.db.query(sql`update users set store_bound = true where id = ${id}`);
    await shop.db.query(sql`insert into user_stores (user_id, store_id) values (${id}, ${ofCode('msk-1')})`);
    expect(await refusalOf(bind(null))).toBe('person.beyond_own');
    expect(await refusalOf(bind([ofCode('msk-1'), ofCode('ekb-1')]))).toBe('person.beyond_own');
    expect((await see()).stores).toHaveLength(1);
    await shop.db.query(sql`delete from user_stores`);
    await shop.db.query(sql`update users set store_bound = false`);
  });

  test('are named to who binds', async () => {
    const { stores } = await manager.call('/api/admin/users/stores', {});
    expect(stores.map((store) => store.id)).toContain(ofCode('ekb-1'));
  });
});

describe('the list', () => {
  const namesOf = async (payload: object) =>
    (await manager.call('/api/admin/users/list', payload)).rows.map(({ name }) => name);

  test('has the staff and nobody else, found by parts of name, login and e-mail', async () => {
    await insertClient(shop, { name: 'Ёлкин, покупатель' });
    await insertClient(shop, { name: 'Зоя', email: 'zoya@kontora.example', permissions: ['refs.edit'] });
    expect(await namesOf({ query: 'елк' })).toEqual(['Нонна Ёлкина']);
    expect(await namesOf({ query: 'kontora зо' })).toEqual(['Зоя']);
    expect(await namesOf({ query: 'cashi' })).toEqual(['Имя cashier']);
    expect(await namesOf({ query: '%' })).toEqual([]);
  });

  test('is narrowed to a role and to shut accounts, and put in order', async () => {
    const { id: role } = await addRole('Купоны', ['coupons.edit']);
    const second = await insertClient(shop, { name: 'Агата', flags: ['staff'] });
    await manager.call('/api/admin/users/save', { id: second, version: 0, rights: { role } });
    await block(false);
    await block(true);
    expect(await namesOf({ filters: { role: [role] } })).toEqual(['Агата']);
    expect(await namesOf({ filters: { blocked: true } })).toEqual(['Нонна Ёлкина']);
    const byRole = { key: 'role', direction: 'ascending' } as const;
    expect((await namesOf({ sort: byRole })).at(0)).toBe('Агата');
    const sort = { key: 'name', direction: 'ascending' } as const;
    const names = await namesOf({ sort, query: 'а' });
    expect(names).toEqual(['Агата', 'Нонна Ёлкина']);
    expect((await namesOf({})).at(0)).toBe('Имя staff');
  });

  test('is narrowed to who has no second factor, came by an invitation, or was not here for long', async () => {
    const made = await insertClient(shop, { name: 'Ульяна', flags: ['staff'] });
    const old = new Date(shop.clock.now().getTime() - UNSEEN_MS);
    await shop.db.query(sql`update users set created_at = ${old} where id = ${made}`);
    const has = async (filters: object) => (await namesOf({ filters, query: 'ульяна' })).length === 1;
    expect(await has({ unseen: true })).toBe(true);
    await shop.db.query(sql`
      update users set created_at = ${new Date(old.getTime() + 1)} where id = ${made}`);
    expect(await has({ unseen: true })).toBe(false);
    expect(await has({ invited: true })).toBe(false);
    await shop.db.query(sql`
      insert into staff_invitations (email, token_digest, permissions, invited_by, expires_at, user_id, used_at)
      values ('u@kontora.example', '\\x77', '{}', ${idOf('staff')}, now(), ${made}, now())`);
    expect(await has({ invited: true, noFactor: true })).toBe(true);
    await shop.db.query(sql`
      insert into second_factors (user_id, secret, since) values (${made}, '\\x01', ${shop.clock.now()})`);
    expect(await has({ noFactor: true })).toBe(false);
  });

  test('tells as many as it shows, however many come and go meanwhile', async () => {
    const coming = Array.from({ length: 8 }, async (_, at) => {
      await insertClient(shop, { name: `Гостья ${at}`, flags: ['staff'] });
    });
    const asked = Array.from({ length: 8 }, () =>
      manager.call('/api/admin/users/list', { query: 'гостья', size: 100 }),
    );
    for (const { rows, total } of await Promise.all(asked)) expect(rows).toHaveLength(total);
    await Promise.all(coming);
  });

  test('is for those alone who manage accounts, and enter the area', async () => {
    for (const permissions of [['users.manage'], ['admin.access', 'orders.manage']]) {
      await shop.db.query(sql`update users set permissions = ${permissions} where login = 'cashier'`);
      const other = await shop.signedIn('cashier');
      expect(await refusalOf(other.call('/api/admin/users/list', {}))).toBe('user.not_authorized');
    }
  });
});

describe('what somebody may do', () => {
  test('is given and taken, counts in the sessions that are open, and is in the history by its name', async () => {
    const other = await shop.signedIn('other');
    await shop.db.query(sql`update users set flags = array['staff'] where login = 'other'`);
    const orders = () => refusalOf(other.call('/api/admin/orders/list', {}));
    expect(await orders()).toBe('user.not_authorized');
    await give(['admin.access', 'orders.manage'], idOf('other'));
    expect(await orders()).toBe('done');
    const { changes, permissions } = await give(['admin.access'], idOf('other'));
    expect(await orders()).toBe('user.not_authorized');
    expect(permissions).toEqual(['admin.access']);
    expect(changes[0]).toMatchObject({
      action: 'rights',
      by: { name: 'Имя staff' },
      changes: [{ field: 'orders.manage', from: true, to: false }],
    });
  });

  test('is never more than who gives it may do, nor taken by who may do less', async () => {
    expect(await refusalOf(give(['coupons.edit', 'refs.edit']))).toBe('person.beyond_own');
    expect(await refusalOf(give([...MANAGES, 'refs.edit'], idOf('staff')))).toBe('person.beyond_own');
    await shop.db.query(
      sql`update users set permissions = array['coupons.edit', 'refs.edit'] where id = ${id}`,
    );
    expect(await refusalOf(give(['coupons.edit']))).toBe('person.stronger');
    expect(await refusalOf(block(true))).toBe('person.stronger');
    const end = manager.call('/api/admin/users/end-sessions', { id });
    expect(await refusalOf(end)).toBe('person.stronger');
    expect(await see()).toMatchObject({ blocked: false, permissions: ['coupons.edit', 'refs.edit'] });
  });

  test('is saved as it was seen; the same again changes nothing', async () => {
    const { version } = await see();
    await give(['orders.manage']);
    const late = manager.call('/api/admin/users/save', { id, version, rights: { permissions: [] } });
    await expect(late).rejects.toMatchObject({
      key: 'general.conflict',
      body: { data: { id, permissions: ['orders.manage'] } },
    });
    const before = await see();
    const again = { id, version, rights: { permissions: ['orders.manage' as const] } };
    expect((await manager.call('/api/admin/users/save', again)).changes).toEqual(before.changes);
  });

  test('waits for the password of who changes it', async () => {
    const fresh = await shop.signedIn('staff');
    expect(await refusalOf(give([], id, fresh))).toBe('user.confirm_needed');
  });

  test('of somebody who is no staff is not there', async () => {
    expect(await refusalOf(see(idOf('buyer')))).toBe('person.not_found');
  });
});

describe('a shut account', () => {
  test('is signed out everywhere and stays so when it is opened again', async () => {
    await shop.db.query(sql`update users set flags = array['staff'] where login = 'other'`);
    const other = await shop.signedIn('other');
    const shut = await block(true, idOf('other'));
    expect(shut).toMatchObject({ blocked: true, blockedWhy: 'Ушла в отпуск', sessions: 0 });
    expect((await other.call('/api/info', {})).user).toBeNull();
    expect(await block(false, idOf('other'))).toMatchObject({ blocked: false, blockedWhy: null });
    expect((await other.call('/api/info', {})).user).toBeNull();
  });

  test('differs from one that was only signed out', async () => {
    await shop.db.query(sql`update users set flags = array['staff'] where login = 'other'`);
    await shop.signedIn('other');
    const { blocked, sessions, changes } = await manager.call('/api/admin/users/end-sessions', {
      id: idOf('other'),
    });
    expect([blocked, sessions, changes[0]?.action]).toEqual([false, 0, 'sessions']);
  });
});

describe('the only administrator', () => {
  beforeEach(() =>
    shop.db.query(sql`update users set permissions = '{}', flags = array['staff'] where login = 'cashier'`),
  );

  test('keeps the right, and is not shut, by whatever way', async () => {
    const own = idOf('staff');
    expect(await see(own)).toMatchObject({ onlyAdministrator: true });
    expect(await refusalOf(give(['admin.access', 'orders.manage'], own))).toBe('person.last_administrator');
    expect(await refusalOf(give(['users.manage'], own))).toBe('person.last_administrator');
    expect(await refusalOf(block(true, own))).toBe('person.last_administrator');
    const role = await addRole('Главная', MANAGES);
    await manager.call('/api/admin/users/save', {
      ...{ id: own, version: (await see(own)).version, rights: { role: role.id } },
    });
    const less = { seen: role, name: 'Главная', permissions: ['admin.access' as const] };
    const seen = { id: role.id, version: role.version };
    expect(
      await refusalOf(manager.call('/api/admin/users/save-role', { needsFactor: false, ...less, seen })),
    ).toBe('person.last_administrator');
    expect(await see(own)).toMatchObject({ permissions: MANAGES.toSorted(), blocked: false });
  });

  test('may leave once there is another one', async () => {
    await give(MANAGES, idOf('cashier'));
    const { permissions } = await give(['admin.access', 'users.manage'], idOf('staff'));
    expect(permissions).toEqual(['admin.access', 'users.manage']);
    expect(await see(idOf('staff'))).toMatchObject({ onlyAdministrator: false });
  });
});

test('of two who take each other’s right at once one stays, and the other one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    await shop.db.query(sql`update users set permissions = ${MANAGES} where login in ('staff', 'cashier')`);
    const both = [await proven('staff'), await proven('cashier')] as const;
    const versions = [(await see(idOf('staff'))).version, (await see(idOf('cashier'))).version];
    const take = (by: Visitor, who: number, version = 0) =>
      refusalOf(by.call('/api/admin/users/save', { id: who, version, rights: { permissions: [] } }));
    const ends = await Promise.all([
      take(both[0], idOf('cashier'), versions[1]),
      take(both[1], idOf('staff'), versions[0]),
    ]);
    expect(ends.toSorted()).toEqual(['done', 'user.not_authorized']);
    const left = await shop.db.query(sql`select from users where 'users.manage' = any(permissions)`);
    expect(left).toHaveLength(1);
  }
});

describe('a role', () => {
  test('is what those who have it may do: a change reaches them, and is in their history', async () => {
    const role = await addRole('Сборка', ['coupons.edit']);
    const { version } = await see();
    await manager.call('/api/admin/users/save', { id, version, rights: { role: role.id } });
    const { roles } = await manager.call('/api/admin/users/save-role', {
      needsFactor: false,
      seen: { id: role.id, version: role.version },
      name: 'Сборка и купоны',
      permissions: ['orders.manage'],
    });
    expect(roles).toMatchObject([{ name: 'Сборка и купоны', people: 1, permissions: ['orders.manage'] }]);
    const { changes, ...person } = await see();
    expect(person).toMatchObject({ role: { name: 'Сборка и купоны' }, permissions: ['orders.manage'] });
    expect(changes[0]?.changes).toEqual([
      { field: 'role', from: 'Сборка', to: 'Сборка и купоны' },
      { field: 'coupons.edit', from: true, to: false },
      { field: 'orders.manage', from: false, to: true },
    ]);
  });

  test('is no way around: neither made, given nor changed beyond what one may do', async () => {
    expect(await refusalOf(addRole('Сильная', ['refs.edit']))).toBe('person.beyond_own');
    await shop.db.query(
      sql`insert into staff_roles (name, permissions) values ('Сильная', array['refs.edit'])`,
    );
    const [strong] = (await manager.call('/api/admin/users/roles', {})).roles;
    const seen = { id: strong!.id, version: strong!.version };
    const change = { needsFactor: false, seen, name: 'Слабая', permissions: [] };
    expect(await refusalOf(manager.call('/api/admin/users/save-role', change))).toBe('person.stronger');
    expect(await refusalOf(manager.call('/api/admin/users/delete-role', seen))).toBe('person.stronger');
    const { version } = await see();
    const given = manager.call('/api/admin/users/save', { id, version, rights: { role: strong!.id } });
    expect(await refusalOf(given)).toBe('person.beyond_own');
  });

  test('has a name of its own in any case, and is changed as it was seen', async () => {
    const role = await addRole('Закупки', []);
    expect(await refusalOf(addRole('ЗАКУПКИ', []))).toBe('role.name_taken');
    const old = { id: role.id, version: role.version };
    await manager.call('/api/admin/users/save-role', {
      needsFactor: false,
      seen: old,
      name: 'закупки',
      permissions: [],
    });
    const late = manager.call('/api/admin/users/save-role', {
      needsFactor: false,
      seen: old,
      name: 'Склад',
      permissions: [],
    });
    await expect(late).rejects.toMatchObject({
      key: 'general.conflict',
      body: { data: { roles: [{ name: 'закупки' }] } },
    });
  });

  test('that is deleted leaves what it allowed to those who had it', async () => {
    const role = await addRole('Смена', ['coupons.edit', 'orders.manage']);
    const { version } = await see();
    await manager.call('/api/admin/users/save', { id, version, rights: { role: role.id } });
    const seen = { id: role.id, version: role.version };
    expect(await manager.call('/api/admin/users/delete-role', seen)).toEqual({ roles: [] });
    const person = await see();
    expect(person.role).toBeNull();
    expect(person.permissions.toSorted()).toEqual(['coupons.edit', 'orders.manage']);
    expect(person.changes[0]).toMatchObject({
      action: 'role_deleted',
      changes: [{ from: 'Смена', to: null }],
    });
    expect(await refusalOf(manager.call('/api/admin/users/delete-role', seen))).toBe('role.not_found');
  });
});
