import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTurns } from './createTurns.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeAll(async () => {
  shop = await createTillShop();
  await shop.openShift();
});
afterAll(() => shop.close());

test('a register that is away is asked ever more seldom, and at its usual pace once it is back', async () => {
  let asked = 0;
  const register = {
    ...shop.register,
    send: (...given: Parameters<typeof shop.register.send>) => ((asked += 1), shop.register.send(...given)),
    ask: (uuid: string) => ((asked += 1), shop.register.ask(uuid)),
  };
  const turn = createTurns({ db: shop.db, now: shop.clock.now, log: { error: () => {} }, register });
  await shop.handedOver();
  await shop.register.behave('offline');
  const second = async () => {
    shop.clock.advance(1_000);
    await turn();
    return asked;
  };
  await turn();
  const seen: number[] = [];
  for (let at = 0; at < 7; at += 1) seen.push(await second());
  expect(seen).toEqual([2, 2, 3, 3, 3, 3, 4]);
  await shop.register.behave('works');
  shop.clock.advance(60_000);
  await turn();
  const { rows } = await shop.till.call('/api/backoffice/receipts/list', { view: 'all' });
  expect(rows[0]?.status).toBe('done');
});
