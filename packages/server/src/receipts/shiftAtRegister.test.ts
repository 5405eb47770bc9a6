import { randomUUID } from 'node:crypto';
import { isShiftOver } from '@siren/domain/receipts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeEach(async () => {
  await shop?.close();
  shop = await createTillShop();
});
afterAll(() => shop.close());

const get = async () => (await shop.till.call('/api/backoffice/shift/get', {})).shift;
const open = () => shop.till.call('/api/backoffice/shift/open', { idempotencyKey: randomUUID() });
async function close(): Promise<void> {
  const shift = (await get())!;
  await shop.till.call('/api/backoffice/shift/close', {
    ...{ id: shift.id, counted: shift.expected + 3, cause: 'Сдача' },
  });
}
/** Somebody presses the keys of the register itself. */
const machine = (isOpen: boolean) => shop.db.query(sql`update test_register set shift_open = ${isOpen}`);
const told = async () =>
  (await shop.db.query<{ message: string }>(sql`select message from notifications order by id`)).map(
    ({ message }) => message.replaceAll('\u00a0', ' '),
  );

test('a shift that was opened at the register is the one that is to be opened', async () => {
  await machine(true);
  await open();
  await shop.turn();
  expect(await get()).toMatchObject({ state: 'open' });
  expect(await told()).toEqual(['Смена уже открыта на самой кассе: так и принято.']);
});

test('a shift that was closed at the register is closed with what was counted', async () => {
  await shop.openShift();
  await machine(false);
  await close();
  await shop.turn();
  const [closed] = await shop.db.query(sql`select state, difference, cause from shifts`);
  expect(closed).toEqual({ state: 'closed', difference: 3, cause: 'Сдача' });
  expect(await told()).toEqual(['Смена уже закрыта на самой кассе: так и принято.']);
  await open();
  await shop.turn();
  expect(await get()).toMatchObject({ state: 'open' });
});

test('a register that does not tell how it stands has refused', async () => {
  await machine(true);
  shop.register.state = () => Promise.reject(new Error('Нет ответа'));
  await open();
  await shop.turn();
  expect(await get()).toBeNull();
  expect(await told()).toEqual([expect.stringMatching(/^Смена не открылась/u)]);
});

test('one whose shift has run out is taken over as one that is over, closed, and opened anew', async () => {
  await machine(true);
  const { state } = shop.register;
  shop.register.state = () => Promise.resolve({ shift: 'expired', told: '' });
  const [, order] = await shop.handedOver({ byHand: 'cash' });
  await open();
  await shop.turn();
  expect((await told()).slice(-1)).toEqual([
    'На кассе ещё открыта смена, которой больше суток: закройте её и откройте новую.',
  ]);
  expect(isShiftOver(Date.parse((await get())!.openedAt), shop.clock.now().getTime())).toBe(true);
  await close();
  shop.register.state = state;
  await shop.turn();
  await open();
  await shop.turn();
  expect(await get()).toMatchObject({ state: 'open' });
  await shop.turn();
  const { rows } = await shop.till.call('/api/backoffice/receipts/of-order', { order });
  expect(rows[0]).toMatchObject({ status: 'done' });
});
