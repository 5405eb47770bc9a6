import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '../cart/testing/signIn.ts';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { onlyRow, sql } from '../db/index.ts';
import { insertOrder } from '../orders/testing/insertOrder.ts';
import { createTestShop, passwordOf } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { switchDemo } from '../demo/index.ts';
import { insertClient } from './testing/insertClient.ts';

let shop: TestShop;
let staff: Visitor;
let id: number;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await shop.signedIn('staff');
  // Who shuts an account out gives their own word first.
  await staff.call('/api/user/confirm', { password: passwordOf('staff'), contact: '', code: '' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  id = await insertClient(shop, { name: 'Тая', bonus: 210 });
});

const see = (who = id) => staff.call('/api/admin/clients/get', { id: who });
const correct = (amount: number, reason = 'Поздно привезли') =>
  staff.call('/api/admin/clients/correct-bonus', { id, amount, reason, idempotencyKey: randomUUID() });
const block = async (blocked: boolean, reason = 'Просил по телефону') =>
  staff.call('/api/admin/clients/block', { id, version: (await see()).version, blocked, reason });

test('there is none of another id, nor of a demo that is shut', async () => {
  expect(await refusalOf(see(2_000_000))).toBe('client.not_found');
  const demo = await insertClient(shop, { demo: true, blocked: true });
  expect(await refusalOf(see(demo))).toBe('client.not_found');
  const open = staff.call('/api/admin/clients/block', {
    id: demo,
    version: 0,
    blocked: false,
    reason: 'Так',
  });
  expect(await refusalOf(open)).toBe('client.not_found');
});

test('each look at a record is recorded, and each answer of a change', async () => {
  await shop.db.query(sql`delete from security_events`);
  await see();
  await correct(5);
  const told = await shop.db.query(sql`select kind, actor_id, user_id from security_events`);
  const looked = { kind: 'client_looked_up', actor_id: shop.ids.users['staff'], user_id: id };
  expect(told).toEqual([looked, looked]);
});

test('a correction changes the balance and says why', async () => {
  await correct(40.5);
  const { bonus, changes } = await correct(-50.5, 'Ошибка кассы');
  expect(bonus).toBe(200);
  expect(changes).toMatchObject([
    {
      action: 'bonus',
      by: { name: 'Имя staff' },
      changes: [
        { field: 'bonus', from: 250.5, to: 200 },
        { field: 'reason', from: null, to: 'Ошибка кассы' },
      ],
    },
    { changes: [{ from: 210, to: 250.5 }, { to: 'Поздно привезли' }] },
  ]);
});

test('a balance never goes below nothing: the refusal shows what there is', async () => {
  await expect(correct(-210.01)).rejects.toMatchObject({
    key: 'client.bonus_out_of_bounds',
    body: { data: { id, bonus: 210, changes: [] } },
  });
  expect((await correct(-210)).bonus).toBe(0);
});

test.each([
  [0, 'Так'],
  [1.005, 'Так'],
  [10, ' '],
])('%d with the reason «%s» is no correction', async (amount, reason) => {
  expect(await refusalOf(correct(amount, reason))).toBe('general.bad_request');
});

describe('blocking', () => {
  test('waits for nobody who is about to come in: whoever was let in by then is out, and stays out', async () => {
    const login = 'buyer';
    const buyer = shop.ids.users[login]!;
    const committed = Promise.withResolvers<void>();
    const blocked = Promise.withResolvers<void>();
    const blocking = shop.db.transaction(async (tx) => {
      await tx.query(sql`update users set blocked = true where id = ${buyer}`);
      blocked.resolve();
      await committed.promise;
    });
    await blocked.promise;
    // The account is read as it was; what comes after that waits for the block.
    const entering = refusalOf(
      shop.visitor().call('/api/user/login', { login, password: passwordOf(login) }),
    );
    const isWaiting = async () =>
      (
        await shop.db.query(
          sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).length > 0;
    while (!(await isWaiting()));
    committed.resolve();
    await blocking;
    expect(await entering).toBe('user.blocked');
    await shop.db.query(sql`update users set blocked = false where id = ${buyer}`);
  });

  test('ends all sessions, which do not come back when the account is let in again', async () => {
    const { login } = (
      await shop.db.query<{ login: string }>(sql`select login from users where id = ${id}`)
    )[0]!;
    const client = await signIn(shop, login);
    expect((await see()).sessions).toBe(1);
    const shown = await block(true);
    expect(shown).toMatchObject({ blocked: true, blockedWhy: 'Просил по телефону', sessions: 0 });
    expect(shown.changes[0]).toMatchObject({
      action: 'block',
      changes: [
        { field: 'blocked', from: false, to: true },
        { field: 'reason', from: null, to: 'Просил по телефону' },
      ],
    });
    expect(await block(false, 'Разобрались')).toMatchObject({ blocked: false, blockedWhy: null });
    expect(await refusalOf(client.call('/api/user/profile', {}))).toBe('user.not_authorized');
  });

  test('pressed twice is done once; of what was seen and has changed it is refused', async () => {
    const { version } = await see();
    const press = (blocked: boolean) =>
      staff.call('/api/admin/clients/block', { id, version, blocked, reason: 'Так' });
    await press(true);
    expect((await press(true)).changes).toHaveLength(1);
    await expect(press(false)).rejects.toMatchObject({
      key: 'general.conflict',
      body: { data: { blocked: true, version: version + 1 } },
    });
  });

  test('of a demo account holds while the demo works, and opens nothing once it is shut', async () => {
    id = await insertClient(shop, { demo: true });
    await block(true);
    await switchDemo(shop.db, true, shop.clock.now());
    expect((await see()).blocked).toBe(true);
    await switchDemo(shop.db, false, shop.clock.now());
    expect(await refusalOf(see())).toBe('client.not_found');
    await switchDemo(shop.db, true, shop.clock.now());
    expect((await see()).blocked).toBe(false);
  });
});

test('sessions are ended everywhere, and that is told once', async () => {
  const { login } = (
    await shop.db.query<{ login: string }>(sql`select login from users where id = ${id}`)
  )[0]!;
  const both = [await signIn(shop, login), await signIn(shop, login)];
  const end = () => staff.call('/api/admin/clients/end-sessions', { id });
  const { sessions, changes } = await end();
  expect({ sessions, changes }).toMatchObject({
    sessions: 0,
    changes: [{ action: 'sessions', changes: [{ field: 'sessions', from: 2, to: 0 }] }],
  });
  for (const one of both)
    expect(await refusalOf(one.call('/api/user/profile', {}))).toBe('user.not_authorized');
  expect((await end()).changes).toHaveLength(1);
});

test('one session is ended, the other one stays; one of somebody else is left', async () => {
  const { login } = onlyRow(
    await shop.db.query<{ login: string }>(sql`select login from users where id = ${id}`),
  );
  const both = [await signIn(shop, login), await signIn(shop, login)];
  const list = async () => (await staff.call('/api/admin/clients/sessions', { id })).items;
  const [last, first] = await list();
  const end = (session: number) => staff.call('/api/admin/clients/end-session', { id, session });
  const { sessions, changes } = await end(last?.id ?? 0);
  expect({ sessions, changes }).toMatchObject({
    sessions: 1,
    changes: [{ action: 'sessions', changes: [{ field: 'sessions', from: 1, to: 0 }] }],
  });
  expect(await list()).toEqual([first]);
  const answers = await Promise.allSettled(both.map((one) => one.call('/api/user/profile', {})));
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const own = onlyRow(
    await shop.db.query<{ session: number }>(sql`
      select min(id)::int as session from sessions where user_id = ${shop.ids.users['staff']}`),
  );
  expect((await end(own.session)).changes).toHaveLength(1);
  await staff.call('/api/staff/me', {});
});

test('devices of the staff are not told beside clients', async () => {
  const of = { id: shop.ids.users['staff']! };
  expect(await refusalOf(staff.call('/api/admin/clients/sessions', of))).toBe('client.of_staff');
});

test('the ledger tells each correction with its reason, who did it and the balance after it, by pages', async () => {
  for (let at = 1; at <= 11; at++) await correct(at, `Сверка ${at}`);
  const { rows, total } = await staff.call('/api/admin/clients/bonus', { id });
  expect([rows.length, total]).toEqual([10, 11]);
  expect(rows[0]).toMatchObject({
    kind: 'correction',
    amount: 11,
    after: 276,
    reason: 'Сверка 11',
    order: null,
  });
  const name = await shop.db.query(sql`select name as by from users where id = ${shop.ids.users['staff']}`);
  expect(name).toEqual([{ by: rows[0]?.by }]);
  const next = await staff.call('/api/admin/clients/bonus', { id, page: 2 });
  expect(next.rows).toMatchObject([{ amount: 1, after: 211 }]);
  expect(await refusalOf(staff.call('/api/admin/clients/bonus', { id: 2_000_000 }))).toBe('client.not_found');
});

test('of two who save a note they saw one is told, with what the other has written', async () => {
  const { version } = await see();
  const save = (note: string) => staff.call('/api/admin/clients/save', { id, version, note });
  const results = await Promise.allSettled([save('Звонить утром'), save('Не звонить')]);
  const kept = results[0]?.status === 'fulfilled' ? 'Звонить утром' : 'Не звонить';
  const refused = results.find(({ status }) => status === 'rejected');
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(refused).toMatchObject({ reason: { key: 'general.conflict', body: { data: { note: kept } } } });
  expect((await see()).changes).toMatchObject([{ changes: [{ field: 'note', from: '', to: kept }] }]);
});

describe('nobody of the staff is changed', () => {
  const changes = (who: number) => [
    staff.call('/api/admin/clients/correct-bonus', {
      ...{ id: who, amount: 100, reason: 'Себе', idempotencyKey: randomUUID() },
    }),
    staff.call('/api/admin/clients/save', { id: who, version: 0, note: 'Так' }),
    staff.call('/api/admin/clients/block', { id: who, version: 0, blocked: true, reason: 'Так' }),
    staff.call('/api/admin/clients/end-sessions', { id: who }),
  ];

  test.each([
    ['oneself', () => shop.ids.users['staff'] ?? 0],
    ['who may do other things', () => insertClient(shop, { permissions: ['users.manage'] })],
    ['who may do nothing any more', () => insertClient(shop, { flags: ['staff'] })],
  ])('%s', async (_who, find) => {
    const who = await find();
    const before = await shop.db.query(sql`select * from users where id = ${who}`);
    const ends = await Promise.all(changes(who).map(refusalOf));
    expect(new Set(ends)).toEqual(new Set(['client.of_staff']));
    expect(await shop.db.query(sql`select * from users where id = ${who}`)).toEqual(before);
    expect(await see(who)).toMatchObject({ staff: true, changes: [] });
  });
});

test('whoever may not is refused each of these calls', async () => {
  const buyer = await shop.signedIn('buyer');
  expect(await refusalOf(buyer.call('/api/admin/clients/get', { id }))).toBe('user.not_authorized');
  expect(await refusalOf(buyer.call('/api/admin/clients/list', {}))).toBe('user.not_authorized');
});

test('certificates that a client has paid with or put into the cart are told by the end of their code', async () => {
  const put = async (code: string, money: number) =>
    onlyRow(
      await shop.db.query<{ guid: string }>(sql`
        insert into certificates (code, nominal, money) values (${code}, 3000, ${money}) returning guid`),
    ).guid;
  const [spent, open] = [await put('ПОДАРОК-7731', 0), await put('ПОДАРОК-7732', 1_200.5)];
  await put('ПОДАРОК-7733', 3_000);
  const order = await insertOrder(shop, { user: id });
  await shop.db.query(sql`
    insert into order_certificates (order_id, guid, amount) values (${order}, ${spent}, 3000)`);
  await shop.db.query(sql`
    with made as (insert into carts (user_id) values (${id}) returning id)
    insert into cart_certificates (cart_id, guid) select id, ${open}::uuid from made`);
  const { certificates } = await see();
  expect(certificates).toMatchObject([
    { guid: open, ending: '7732', nominal: 3_000, money: 1_200.5, status: 'active' },
    { guid: spent, ending: '7731', money: 0, status: 'empty' },
  ]);
  expect(JSON.stringify(certificates)).not.toContain('ПОДАРОК');
});
