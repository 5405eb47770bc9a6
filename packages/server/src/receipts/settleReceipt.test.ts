import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeAll(async () => {
  shop = await createTillShop();
  await shop.openShift();
});
afterAll(() => shop.close());

const MINUTE_MS = 60_000;
const receiptOf = async (order: number) => {
  const { rows } = await shop.till.call('/api/backoffice/receipts/of-order', { order });
  return shop.till.call('/api/backoffice/receipts/get', { id: rows[0]!.id });
};
const told = async () =>
  (
    await shop.db.query<{ message: string }>(sql`select message from notifications order by id desc limit 1`)
  )[0]?.message;
const forget = (uuid: string) => shop.db.query(sql`delete from test_register_tasks where uuid = ${uuid}`);

/** A receipt that the register took, and knows no more. */
async function forgotten() {
  const [, order] = await shop.handedOver();
  await shop.register.behave('late');
  await shop.turn();
  const receipt = await receiptOf(order);
  const [kept] = await shop.db.query<{ document: number }>(
    sql`select document from test_register_tasks where uuid = ${receipt.uuid}`,
  );
  await shop.register.behave('works');
  await forget(receipt.uuid);
  await shop.turn();
  const { id, uuid } = await receiptOf(order);
  const settle = (found: 'printed' | 'absent', document: number | null = null) =>
    shop.till.call('/api/backoffice/receipts/settle', {
      ...{ id, uuid, found, document, sign: document === null ? '' : '77', reason: 'Посмотрели ленту' },
    });
  return { order, id, uuid, settle, document: kept!.document };
}

const comeBack = (uuid: string, document: number) =>
  shop.db.query(sql`
    insert into test_register_tasks (uuid, kind, ready_at, document, shift)
    values (${uuid}, 'receipt', ${shop.clock.now()}, ${document}, 1)`);

test('what was found printed is done by the numbers of the paper, and the register is asked after all the same', async () => {
  const { order, uuid, settle, document } = await forgotten();
  expect(await receiptOf(order)).toMatchObject({ status: 'unknown', told: /не.знает/u });
  expect(await refusalOf(settle('printed', document))).toBe('receipt.too_soon');
  shop.clock.advance(MINUTE_MS);
  expect(await refusalOf(settle('printed'))).toBe('general.bad_request');
  await settle('printed', document);
  await settle('printed', document);
  expect(await refusalOf(settle('absent'))).toBe('receipt.not_unknown');
  expect(await receiptOf(order)).toMatchObject({ status: 'done', fiscal: { document, sign: '77' } });
  const entries = await shop.db.query(
    sql`select from audit_entries where action = 'settle' and record = ${String(order)}`,
  );
  expect(entries).toHaveLength(1);
  await comeBack(uuid, document);
  await shop.turn();
  expect((await receiptOf(order)).settled).toMatchObject([{ late: null }]);
  shop.clock.advance(MINUTE_MS);
  await shop.turn();
  const after = await receiptOf(order);
  expect(after.settled).toMatchObject([{ found: 'printed', late: { type: 'done' } }]);
  expect(after.fiscal).toMatchObject({ document, storage: '9999078900000001' });
  expect(await told()).toMatch(/решили вручную/u);
});

test('of two people who found different things one is taken', async () => {
  const { settle, document } = await forgotten();
  shop.clock.advance(MINUTE_MS);
  const answers = await Promise.all(
    [settle('absent'), settle('printed', document)].map((one) =>
      one.then(
        () => 'taken',
        ({ key }) => key,
      ),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(['receipt.not_unknown', 'taken']));
});

test('what was not found is rung up under another uuid; that it came off before is told', async () => {
  const { order, id, uuid, settle, document } = await forgotten();
  shop.clock.advance(MINUTE_MS);
  await settle('absent');
  await shop.till.call('/api/backoffice/receipts/retry', { id });
  await shop.turn();
  const again = await receiptOf(order);
  expect(again.status).toBe('done');
  expect(again.uuid).not.toBe(uuid);
  await comeBack(uuid, document);
  shop.clock.advance(MINUTE_MS);
  await shop.turn();
  expect((await receiptOf(order)).settled).toMatchObject([{ found: 'absent', late: { type: 'done' } }]);
  expect(await told()).toMatch(/не.то, что решили/u);
});

test('a shift closes once what was unknown is settled', async () => {
  const { settle } = await forgotten();
  await shop.db.query(sql`
    update register_tasks set status = 'done' where status = 'failed'`);
  const close = async () => {
    const { shift } = await shop.till.call('/api/backoffice/shift/get', {});
    return shop.till.call('/api/backoffice/shift/close', {
      ...{ id: shift!.id, counted: shift!.expected, cause: '' },
    });
  };
  expect(await refusalOf(close())).toBe('shift.hindered');
  shop.clock.advance(MINUTE_MS);
  await settle('printed', 99);
  await close();
  await shop.turn();
  expect((await shop.till.call('/api/backoffice/shift/get', {})).shift?.state).toBe('closed');
});
