import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createDrawer } from './testing/createDrawer.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
let drawer: ReturnType<typeof createDrawer>;
beforeAll(async () => {
  shop = await createTillShop();
  drawer = createDrawer(shop);
  await shop.openShift();
});
afterAll(() => shop.close());

const deeds = {
  sell: () => shop.handedOver({ byHand: 'cash' }),
  sellByCard: () => shop.handedOver({ byHand: 'card' }),
  async takeBack() {
    const [sold] = await shop.db.query<{ id: number }>(sql`
      select order_id as id from receipts r where kind = 'sell'
        and not exists (select from receipts b where b.order_id = r.order_id and b.kind = 'sellReturn') order by id limit 1`);
    if (sold) await drawer.takeAllBack(sold.id);
  },
  works: () => shop.register.behave('works'),
  paperOut: () => shop.register.behave('paper_out'),
  turn: () => shop.turn(),
  retry: () => drawer.retryAll(),
  async closeAndOpen() {
    const { shift, hindering } = await drawer.get();
    if (shift?.state !== 'open' || hindering.length > 0) return;
    await drawer.close(await drawer.handed());
    await shop.openShift();
  },
  async putIn() {
    const { shift } = await drawer.get();
    await shop.till.call('/api/backoffice/shift/move-cash', {
      ...{ id: shift!.id, kind: 'in', amount: 500, reason: 'Размен', idempotencyKey: randomUUID() },
    });
    await shop.turn();
    const wish = { kind: 'out', amount: 500, reason: 'Обратно', idempotencyKey: randomUUID() } as const;
    await shop.till.call('/api/backoffice/shift/move-cash', { id: shift!.id, ...wish });
    await shop.turn();
  },
} as const satisfies Record<string, () => Promise<unknown>>;

test('whatever is sold, given back, refused and rung up late, whoever counts the drawer finds what is expected', async () => {
  const names = fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[]));
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 12, maxLength: 25 }), async (walk) => {
      for (const name of walk) {
        await deeds[name]();
        expect([name, (await drawer.get()).shift?.expected]).toEqual([name, await drawer.handed()]);
      }
    }),
    { numRuns: 6 },
  );
});
