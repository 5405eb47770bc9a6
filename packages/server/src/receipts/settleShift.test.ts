import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
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
const move = () =>
  shop.till.call('/api/backoffice/shift/move-cash', {
    ...{ id: 1, kind: 'in', amount: 500, reason: 'Размен', idempotencyKey: randomUUID() },
  });
const close = async () =>
  shop.till.call('/api/backoffice/shift/close', { id: 1, counted: (await get())!.expected, cause: '' });

/** The register takes what it is told, and knows nothing of it then. */
async function forget(tell: () => Promise<unknown>) {
  await shop.register.behave('late');
  await tell();
  await shop.turn();
  await shop.register.behave('works');
  await shop.db.query(sql`
    delete from test_register_tasks
    where uuid in (select uuid from register_tasks where status in ('sent', 'unknown'))`);
  await shop.turn();
  const { unknown } = (await get())!;
  return (found: 'printed' | 'absent') =>
    shop.till.call('/api/backoffice/shift/settle', {
      ...{ id: 1, uuid: unknown!.uuid, found, reason: 'Отчёт на ленте' },
    });
}

const audited = () =>
  shop.db.query(sql`select from audit_entries where action = 'settle' and kind = 'shift' and record = '1'`);

test('an opening that came off by the paper opens the shift, once', async () => {
  const settle = await forget(open);
  expect(await get()).toMatchObject({ state: 'opening', unknown: { kind: 'openShift', move: null } });
  expect(await refusalOf(settle('printed'))).toBe('shift.too_soon');
  shop.clock.advance(MINUTE_MS);
  await settle('printed');
  await settle('printed');
  expect(await refusalOf(settle('absent'))).toBe('shift.not_unknown');
  expect(await get()).toMatchObject({ state: 'open', unknown: null });
  expect(await audited()).toHaveLength(1);
});

test('an opening that did not come off leaves no shift, and another is opened', async () => {
  const settle = await forget(open);
  await shop.db.query(sql`update test_register set shift_open = false`);
  shop.clock.advance(MINUTE_MS);
  await settle('absent');
  expect(await get()).toBeNull();
  await settle('absent');
  expect(await audited()).toHaveLength(1);
  await shop.openShift();
  expect((await get())?.state).toBe('open');
});

test.each([
  ['printed', 'closed'],
  ['absent', 'open'],
] as const)('a closing that was found %s leaves the shift %s', async (found, state) => {
  await shop.openShift();
  const settle = await forget(close);
  shop.clock.advance(MINUTE_MS);
  await settle(found);
  expect(await get()).toMatchObject({ state, unknown: null });
});

test.each([
  ['printed', 500],
  ['absent', 0],
] as const)('cash that was found %s makes %d roubles of the drawer', async (found, expected) => {
  await shop.openShift();
  const settle = await forget(move);
  expect((await get())?.unknown).toMatchObject({ kind: 'cash', move: 1 });
  shop.clock.advance(MINUTE_MS);
  await settle(found);
  expect(await get()).toMatchObject({ expected, unknown: null });
});

test('of two people who found different things one is taken', async () => {
  const settle = await forget(open);
  shop.clock.advance(MINUTE_MS);
  const answers = await Promise.all(
    [settle('printed'), settle('absent')].map((one) =>
      one.then(
        () => 'taken',
        ({ key }: { key: string }) => (key.startsWith('shift.') ? 'refused' : key),
      ),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(['taken', 'refused']));
});
