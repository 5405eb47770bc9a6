import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { createAtolServer } from '../testing/createAtolServer.ts';
import type { AtolServer } from '../testing/createAtolServer.ts';
import { createTillShop } from '../testing/createTillShop.ts';
import type { TillShop } from '../testing/createTillShop.ts';
import { createAtolRegister } from './createAtolRegister.ts';

let shop: TillShop;
let atol: AtolServer;
const register = () => createAtolRegister({ url: atol.url, wait: async () => undefined });
beforeAll(async () => {
  shop = await createTillShop();
  atol = await createAtolServer();
  await shop.use(register());
  await shop.openShift();
});
beforeEach(() => atol.trouble(null));
afterAll(async () => {
  await atol.close();
  await shop.close();
});

const receiptOf = async (order: number) => {
  const { rows } = await shop.till.call('/api/backoffice/receipts/of-order', { order });
  return shop.till.call('/api/backoffice/receipts/get', { id: rows[0]!.id });
};
/** Who opened the shift. */
const cashier = async () => (await shop.till.call('/api/backoffice/shift/get', {})).shift!.openedBy;
const printed = (uuid: string) => atol.printed.filter((one) => one.uuid === uuid).length;

test('a receipt is a task of the protocol, whose lines and payments come to its total', async () => {
  const [, id] = await shop.handedOver({ byHand: 'cash' });
  await shop.turn();
  const receipt = await receiptOf(id);
  expect(receipt).toMatchObject({
    status: 'done',
    fiscal: { sign: '1234567890', storage: '9999078900000001' },
  });
  const { task } = atol.printed.find(({ uuid }) => uuid === receipt.uuid)!;
  expect(task).toMatchObject({
    ...{ type: 'sell', taxationType: 'osn', total: receipt.total },
    payments: [{ type: 'cash', sum: receipt.total }],
    operator: { name: await cashier() },
  });
  expect((task['items'] as object[])[0]).toMatchObject({
    ...{ type: 'position', measurementUnit: 'piece', paymentMethod: 'fullPayment' },
    ...{ paymentObject: 'commodity', tax: { type: 'vat22' } },
  });
});

test('the shift says how it is', async () => {
  expect(await register().state()).toEqual({ shift: 'open', told: '' });
});

test.each([
  ['no answer', ['unknown', 'done']],
  ['no answer after printing', ['unknown', 'done']],
  ['busy', ['sent', 'done']],
  ['blocked', ['unknown', 'done']],
  ['paper out', ['failed', 'failed']],
  ['malformed', ['failed', 'failed']],
] as const)('%s', async (trouble, statuses) => {
  const [, id] = await shop.handedOver();
  atol.trouble(trouble);
  await shop.turn();
  const before = await receiptOf(id);
  expect(before.status).toBe(statuses[0]);
  atol.finish();
  await shop.turn();
  const after = await receiptOf(id);
  expect([after.status, after.uuid]).toEqual([statuses[1], before.uuid]);
  expect(printed(after.uuid)).toBe(statuses[1] === 'done' ? 1 : 0);
});

test('a task that it has already is asked after, and sent no more', async () => {
  const uuid = crypto.randomUUID();
  expect(await register().openShift(uuid, 'Анна')).toEqual({ type: 'taken', told: '' });
  expect(await register().openShift(uuid, 'Анна')).toEqual({ type: 'taken', told: '' });
  expect(await register().ask(crypto.randomUUID())).toEqual({ type: 'absent' });
});

test('a receipt that the register answers 500 to keeps no other waiting, and is sent again', async () => {
  const [, bad] = await shop.handedOver();
  const [, good] = await shop.handedOver();
  atol.trouble('broken');
  await shop.turn();
  expect(await receiptOf(bad)).toMatchObject({ status: 'unknown', told: 'Касса ответила 500' });
  expect((await receiptOf(good)).status).toBe('done');
  await shop.turn();
  expect((await receiptOf(bad)).status).toBe('done');
});

test('what somebody found not printed while it lay in the register is waited for, and printed once', async () => {
  const [, id] = await shop.handedOver();
  atol.trouble('blocked');
  await shop.turn();
  const held = await receiptOf(id);
  shop.clock.advance(60_000);
  await shop.till.call('/api/backoffice/receipts/settle', {
    ...{ id: held.id, uuid: held.uuid, found: 'absent', document: null, sign: '', reason: 'Ленты нет' },
  });
  await shop.till.call('/api/backoffice/receipts/retry', { id: held.id });
  const before = atol.printed.length;
  await shop.turn();
  expect((await receiptOf(id)).status).toBe('waiting');
  atol.finish();
  await shop.turn();
  expect(await receiptOf(id)).toMatchObject({ status: 'done', uuid: held.uuid });
  expect(atol.printed.length).toBe(before + 1);
});

test('what somebody found not printed is not printed again while the register cannot say what became of it', async () => {
  const [, id] = await shop.handedOver();
  atol.trouble('no answer after printing');
  await shop.turn();
  const lost = await receiptOf(id);
  shop.clock.advance(60_000);
  await shop.till.call('/api/backoffice/receipts/settle', {
    ...{ id: lost.id, uuid: lost.uuid, found: 'absent', document: null, sign: '', reason: 'Ленты нет' },
  });
  await shop.till.call('/api/backoffice/receipts/retry', { id: lost.id });
  const before = atol.printed.length;
  atol.garble(true);
  while ((await receiptOf(id)).status === 'waiting') await shop.turn();
  expect(await receiptOf(id)).toMatchObject({
    ...{ status: 'unknown', told: 'Касса непонятно отвечает о\u00a0том, что просили раньше' },
  });
  const [news] = await shop.db.query<{ message: string }>(
    sql`select message from notifications order by id desc limit 1`,
  );
  expect(news?.message).toContain('ждёт вашего слова');
  expect(atol.printed.length).toBe(before);
  atol.garble(false);
  shop.clock.advance(10 * 60_000);
  await shop.turn();
  expect(await receiptOf(id)).toMatchObject({ status: 'done', uuid: lost.uuid });
  expect(atol.printed.length).toBe(before);
});

test('what the register did without paper is done, and says where the copy comes from', async () => {
  const [, id] = await shop.handedOver();
  atol.trouble('no paper for what is done');
  await shop.turn();
  expect(await receiptOf(id)).toMatchObject({
    status: 'done',
    told: 'Бумага не\u00a0вышла: напечатайте копию на\u00a0самой кассе',
  });
  const [news] = await shop.db.query<{ message: string }>(
    sql`select message from notifications order by id desc limit 1`,
  );
  expect(news?.message).toMatch(/пробит\. Бумага не.вышла/u);
});
