import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import type { Database, Statement } from '../db/index.ts';
import type { CashRegister } from './CashRegister.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';
import { workOnTasks } from './workOnTasks.ts';

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
