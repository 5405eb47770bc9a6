import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyRow, sql } from '../db/index.ts';
import type { Database, Statement } from '../db/index.ts';
import type { CashRegister } from './CashRegister.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';
import { workOnTasks } from './workOnTasks.ts';

const MINUTE_MS = 60_000;

let shop: TillShop;
beforeAll(async () => {
  shop = await createTillShop();
  await shop.openShift();
});
afterAll(() => shop.close());

class Died extends Error {}

/** A process that dies at its n-th step: a statement, or a word with the register, before or after it was heard. */
function createProcess(life: number) {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps >= life) throw new Died();
  };
  const within = (db: Database): Database => ({
    async query<Row>(statement: Statement) {
      step();
      return db.query<Row>(statement);
    },
    transaction: (run) => db.transaction((tx) => run(within(tx))),
  });
  const spoken =
    <Given extends unknown[], Answer>(say: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      step();
      const answer = await say(...given);
      step();
      return answer;
    };
  const register: CashRegister = {
    ...shop.register,
    send: spoken(shop.register.send),
    openShift: spoken(shop.register.openShift),
    closeShift: spoken(shop.register.closeShift),
    moveCash: spoken(shop.register.moveCash),
    ask: spoken(shop.register.ask),
  };
  return { db: within(shop.db), register, lived: () => steps < life };
}

const run = async (life: number): Promise<boolean> => {
  const { db, register, lived } = createProcess(life);
  await workOnTasks({ db, register, now: shop.clock.now, log: { error: () => {} } }).catch(() => undefined);
  return lived();
};

test('a receipt is rung up once, wherever the process dies that rings it up', async () => {
  for (let life = 1; ; life += 1) {
    const [, id] = await shop.handedOver({ byHand: 'cash' });
    const lived = await run(life);
    await shop.turn();
    await shop.turn();
    const found = await shop.db.query<{ status: string; printed: boolean }>(sql`
      select t.status, exists (select from test_register_tasks p where p.uuid = t.uuid and p.problem is null) as printed
      from receipts r join register_tasks t on t.receipt_id = r.id where r.order_id = ${id}`);
    expect([life, found]).toEqual([life, [{ status: 'done', printed: true }]]);
    if (lived) break;
  }
  const [counts] = await shop.db.query<{ printed: number; receipts: number }>(sql`
    select (select count(*)::int from test_register_tasks where kind = 'receipt') as printed,
      (select count(*)::int from receipts) as receipts`);
  expect(counts!.printed).toBe(counts!.receipts);
});

/** How often the register has done what was asked of it. */
const doneAtRegister = async () =>
  onlyRow(
    await shop.db.query<{ opened: number; moved: number; closed: number }>(sql`
      select count(*) filter (where kind = 'openShift')::int as opened, count(*) filter (where kind = 'cash')::int as moved,
        count(*) filter (where kind = 'closeShift')::int as closed
      from test_register_tasks where problem is null`),
  );
const get = async () => (await shop.till.call('/api/backoffice/shift/get', {})).shift!;
/** A turn that dies at that step, and those of whoever takes over. */
async function dieAndGoOn(life: number): Promise<boolean> {
  const lived = await run(life);
  await shop.turn();
  await shop.turn();
  return lived;
}
const close = async (counted: number) =>
  shop.till.call('/api/backoffice/shift/close', { id: (await get()).id, counted, cause: '' });

test('a shift is opened, has cash put into it and is closed once, wherever the process dies that tells the register', async () => {
  await close((await get()).expected);
  await shop.turn();
  await shop.turn();
  const before = await doneAtRegister();
  for (let life = 1; ; life += 1) {
    const { counted } = await get();
    await shop.till.call('/api/backoffice/shift/open', { idempotencyKey: randomUUID() });
    const opened = await dieAndGoOn(life);
    const { id, state } = await get();
    expect([life, state]).toEqual([life, 'open']);
    await shop.till.call('/api/backoffice/shift/move-cash', {
      ...{ id, kind: 'in', amount: 10, reason: 'Размен', idempotencyKey: randomUUID() },
    });
    const moved = await dieAndGoOn(life);
    expect(await get()).toMatchObject({ expected: counted! + 10, moves: [{ status: 'done' }] });
    await close(counted! + 10);
    const closed = await dieAndGoOn(life);
    expect([life, (await get()).state]).toEqual([life, 'closed']);
    expect(await doneAtRegister()).toEqual({
      ...{ opened: before.opened + life, moved: before.moved + life, closed: before.closed + life },
    });
    if (opened && moved && closed) break;
  }
});

test('a receipt that was found not printed, and was, is printed once, wherever the process dies that asks before it rings up again', async () => {
  await shop.openShift();
  const { ask } = shop.register;
  for (let life = 1; ; life += 1) {
    const [, order] = await shop.handedOver();
    const { rows } = await shop.till.call('/api/backoffice/receipts/of-order', { order });
    const { id, uuid } = await shop.till.call('/api/backoffice/receipts/get', { id: rows[0]!.id });
    // It lies in the register, which says that it has no such thing.
    await shop.register.behave('late');
    await shop.turn();
    await shop.register.behave('works');
    shop.register.ask = (asked) => (asked === uuid ? Promise.resolve({ type: 'absent' }) : ask(asked));
    await shop.turn();
    shop.clock.advance(2 * MINUTE_MS);
    await shop.till.call('/api/backoffice/receipts/settle', {
      ...{ id, uuid, found: 'absent', document: null, sign: '', reason: 'Ленты нет' },
    });
    await shop.till.call('/api/backoffice/receipts/retry', { id });
    shop.register.ask = ask;
    const lived = await dieAndGoOn(life);
    const found = await shop.db.query(sql`
      select t.status, (select count(*)::int from test_register_tasks p where p.kind = 'receipt' and p.problem is null
        and (p.uuid = t.uuid or p.uuid = ${uuid}::uuid)) as printed
      from register_tasks t where t.receipt_id = ${id}`);
    expect([life, found]).toEqual([life, [{ status: 'done', printed: 1 }]]);
    if (lived) break;
  }
});

test('of several processes one works at the register', async () => {
  const orders: number[] = [];
  for (let at = 0; at < 3; at += 1) orders.push((await shop.handedOver())[1]);
  let speaking = 0;
  let most = 0;
  const register: CashRegister = {
    ...shop.register,
    async send(...given) {
      speaking += 1;
      most = Math.max(most, speaking);
      return shop.register.send(...given).finally(() => (speaking -= 1));
    },
  };
  const by = { db: shop.db, register, now: shop.clock.now, log: { error: () => {} } };
  await Promise.all([workOnTasks(by), workOnTasks(by), workOnTasks(by)]);
  await shop.turn();
  expect(most).toBe(1);
  const open = await shop.db.query(sql`select from register_tasks where status <> 'done'`);
  expect([orders.length, open]).toEqual([3, []]);
});
