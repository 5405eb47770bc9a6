import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeEach(async () => {
  await shop?.close();
  shop = await createTillShop();
});
afterAll(() => shop.close());

const MINUTE_MS = 60_000;
const get = async () => (await shop.till.call('/api/backoffice/shift/get', {})).shift;
const open = () => shop.till.call('/api/backoffice/shift/open', { idempotencyKey: randomUUID() });
const move = (kind: 'in' | 'out', amount: number) =>
  shop.till.call('/api/backoffice/shift/move-cash', {
    ...{ id: 1, kind, amount, reason: 'Размен', idempotencyKey: randomUUID() },
  });
/** Three roubles are missing. */
const close = async (difference = -3) => {
  const shift = (await get())!;
  const counted = shift.expected + difference;
  return shop.till.call('/api/backoffice/shift/close', { id: shift.id, counted, cause: 'Сдача' });
};
const machine = (isOpen: boolean) => shop.db.query(sql`update test_register set shift_open = ${isOpen}`);

const begin = {
  opening: open,
  closing: async () => {
    await shop.openShift();
    await move('in', 1_000);
    await shop.turn();
    await close();
  },
  cash: async () => {
    await shop.openShift();
    await move('in', 500);
  },
};
type Begun = keyof typeof begin;
type Found = 'printed' | 'absent';

/** Something that the register took and forgot is settled. Answers its uuid. */
async function settled(begun: Begun, found: Found): Promise<string> {
  await begin[begun]();
  await shop.register.behave('late');
  await shop.turn();
  await shop.register.behave('works');
  await shop.db.query(sql`
    delete from test_register_tasks where uuid in (select uuid from register_tasks where status in ('sent', 'unknown'))`);
  await shop.turn();
  shop.clock.advance(MINUTE_MS);
  const { uuid } = (await get())!.unknown!;
  await shop.till.call('/api/backoffice/shift/settle', { id: 1, uuid, found, reason: 'Отчёт на ленте' });
  return uuid;
}

/** The register remembers it after all, and is asked. */
async function answer(uuid: string, late: 'done' | 'refused'): Promise<void> {
  const problem = late === 'done' ? null : 'Сбой';
  await shop.db.query(sql`
    insert into test_register_tasks (uuid, kind, ready_at, problem, document, shift)
    values (${uuid}, 'openShift', ${shop.clock.now()}, ${problem}, 41, 7)`);
  shop.clock.advance(MINUTE_MS);
  await shop.turn();
}

/** What the staff were told, but for that something waits for them. */
const news = async () =>
  (
    await shop.db.query<{ type: string; message: string }>(
      sql`select type, message from notifications where message not like '%ждёт вашего слова%' order by id`,
    )
  ).map(({ type, message }) => `${type}: ${message.replaceAll('\u00a0', ' ')}`);

/** What the next shift begins with. */
async function nextSum(): Promise<number> {
  await machine(false);
  await shop.openShift();
  return (await get())!.openingSum;
}

const right = (name: string, said: string) => [`info: ${name} решили вручную, а касса ответила: ${said}.`];
const wrong = (name: string, said: string, look: string) => [
  `error: ${name} решили вручную, а касса ответила: ${said}. Это не то, что решили: проверьте ${look}.`,
];

describe('an opening that was settled', () => {
  test.each([
    ['printed', 'done', { state: 'open', number: 7 }, right('Открытие смены', 'смена открылась')],
    ['printed', 'refused', { state: 'open' }, wrong('Открытие смены', 'смена не открылась: Сбой', 'смену')],
    ['absent', 'done', { state: 'open', number: 7 }, wrong('Открытие смены', 'смена открылась', 'смену')],
    ['absent', 'refused', null, right('Открытие смены', 'смена не открылась: Сбой')],
  ] as const)('as %s, and was %s by the late word of the register', async (found, late, after, told) => {
    await answer(await settled('opening', found), late);
    const shift = await get();
    if (after) expect(shift).toMatchObject(after);
    else expect(shift).toBeNull();
    expect(await news()).toEqual(told);
  });

  test('as absent leaves the one that is open meanwhile as it is', async () => {
    const uuid = await settled('opening', 'absent');
    await machine(false);
    await shop.openShift();
    await answer(uuid, 'done');
    expect(await get()).toMatchObject({ id: 2, state: 'open' });
    expect(await news()).toEqual(wrong('Открытие смены', 'смена открылась', 'смену'));
  });

  test('as absent and came off opens the one that is on its way meanwhile, and the refusal of that is no news', async () => {
    const uuid = await settled('opening', 'absent');
    await shop.register.behave('late');
    await open();
    await shop.turn();
    await shop.register.behave('works');
    await shop.db.query(sql`update test_register_tasks set ready_at = ready_at + interval '1 day'`);
    await answer(uuid, 'done');
    expect(await get()).toMatchObject({ id: 2, state: 'open', number: 7 });
    await shop.db.query(sql`update test_register_tasks set ready_at = ready_at - interval '1 day'`);
    await shop.turn();
    expect(await get()).toMatchObject({ id: 2, state: 'open', number: 7 });
    expect(await news()).toEqual(wrong('Открытие смены', 'смена открылась', 'смену'));
  });
});

describe('a closing that was settled', () => {
  test.each([
    ['printed', 'done', 'closed', right('Закрытие смены', 'смена закрылась')],
    ['printed', 'refused', 'closed', wrong('Закрытие смены', 'смена не закрылась: Сбой', 'смену')],
    ['absent', 'done', 'closed', wrong('Закрытие смены', 'смена закрылась', 'смену')],
    ['absent', 'refused', 'open', right('Закрытие смены', 'смена не закрылась: Сбой')],
  ] as const)('as %s, and was %s by the late word of the register', async (found, late, state, told) => {
    await answer(await settled('closing', found), late);
    const counted = { expected: 1_000, counted: 997, difference: -3, cause: 'Сдача' };
    expect(await get()).toMatchObject({ state, ...(state === 'closed' && counted) });
    expect(await news()).toEqual(told);
    if (state === 'closed') expect(await nextSum()).toBe(997);
  });

  test('as absent and came off counts what was moved since', async () => {
    const uuid = await settled('closing', 'absent');
    await machine(true);
    await move('out', 400);
    await shop.turn();
    await answer(uuid, 'done');
    expect(await get()).toMatchObject({ state: 'closed', expected: 600, counted: 597, difference: -3 });
    expect(await nextSum()).toBe(597);
  });

  test('as absent and came off closes the shift that is being closed anew, and the refusal of that reopens nothing', async () => {
    const uuid = await settled('closing', 'absent');
    await shop.register.behave('late');
    await close();
    await shop.turn();
    await shop.register.behave('works');
    await shop.db.query(sql`update test_register_tasks set ready_at = ready_at + interval '1 day'`);
    await answer(uuid, 'done');
    expect(await get()).toMatchObject({ state: 'closed', counted: 997 });
    await shop.db.query(sql`update test_register_tasks set ready_at = ready_at - interval '1 day'`);
    await shop.turn();
    expect(await get()).toMatchObject({ state: 'closed', counted: 997 });
    expect(await news()).toEqual(wrong('Закрытие смены', 'смена закрылась', 'смену'));
    expect(await nextSum()).toBe(997);
  });
});

test('a closing that its shift awaits no more closes nothing that was opened since', async () => {
  await shop.openShift();
  await close(3);
  await shop.db.query(sql`update shifts set state = 'closed', closed_at = now()`);
  await shop.db.query(sql`
    insert into shifts (register_id, state, opening_sum, opened_at) values (1, 'open', 0, now())`);
  await shop.turn();
  const [{ open: isOpen } = { open: null }] = await shop.db.query<{ open: boolean | null }>(
    sql`select shift_open as open from test_register`,
  );
  expect([isOpen, (await get())?.state]).toEqual([true, 'open']);
});

describe('the sums of a closing stay as they were, whatever the register says later of cash', () => {
  const closedWith = (status: string, counts: boolean) => ({
    state: 'closed',
    moves: [{ status, counts }],
    difference: 3,
  });

  test('that was settled as absent, and came off', async () => {
    const uuid = await settled('cash', 'absent');
    await close(3);
    await shop.turn();
    expect(await get()).toMatchObject({ ...closedWith('failed', false), expected: 0 });
    await answer(uuid, 'done');
    expect(await get()).toMatchObject({ ...closedWith('done', false), expected: 0 });
  });

  test('that was settled as absent, and came off while the register closes', async () => {
    const uuid = await settled('cash', 'absent');
    await shop.register.behave('late');
    await close(3);
    await shop.turn();
    await answer(uuid, 'done');
    expect(await get()).toMatchObject({
      state: 'closed',
      moves: [{ status: 'done', counts: false }],
      expected: 0,
    });
  });

  test.each(['done', 'refused'] as const)('that was settled as printed, and was %s', async (late) => {
    const uuid = await settled('cash', 'printed');
    await close(3);
    await shop.turn();
    await answer(uuid, late);
    expect(await get()).toMatchObject({ ...closedWith('done', true), expected: 500 });
  });

  test('and begin anew where the shift did not close', async () => {
    await settled('closing', 'absent');
    expect(await shop.db.query(sql`select counted from cash_moves`)).toEqual([{ counted: null }]);
    expect(await get()).toMatchObject({
      state: 'open',
      moves: [{ status: 'done', counts: true }],
      expected: 1_000,
    });
  });
});

test.each([
  ['printed', 'done', 500, right('Движение наличных', 'проведено')],
  ['printed', 'refused', 500, wrong('Движение наличных', 'не проведено: Сбой', 'ящик')],
  ['absent', 'done', 500, wrong('Движение наличных', 'проведено', 'ящик')],
  ['absent', 'refused', 0, right('Движение наличных', 'не проведено: Сбой')],
] as const)(
  'cash that was settled as %s, and was %s by the late word',
  async (found, late, expected, told) => {
    await answer(await settled('cash', found), late);
    expect(await get()).toMatchObject({ state: 'open', expected });
    expect(await news()).toEqual(told);
  },
);
