import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../db/index.ts';
import { createStepShop } from './createStepShop.ts';
import type { StepShop } from './createStepShop.ts';
import { allThereIs, money, walkOf, walkOrders } from './walkOrders.ts';

/** Takes so many walks of so many steps through a shop, and counts after each step. */
export function testWalks({ steps, walks }: { steps: number; walks: number }): void {
  let shop: StepShop;
  beforeAll(async () => {
    shop = await createStepShop();
    await shop.db.query(sql`update coupons set limit_total = 1000 where code = 'TEN'`);
  });
  afterAll(() => shop.close());

  test(`stock, bonus, certificates, coupons and money are exact after any walk of ${steps} steps`, async () => {
    await fc.assert(
      fc.asyncProperty(walkOf(steps), async (walk) => {
        let last: unknown;
        const place = async () => {
          const [buyer, id] = await shop.whole();
          // Balances are filled up for a new order: from there on they are counted.
          last = await allThereIs(shop);
          return { buyer, id };
        };
        const { done } = await walkOrders(shop, place, walk, async () => {
          expect(await allThereIs(shop)).toEqual(last);
        });
        expect(done).toBeGreaterThan(0);
        await shop.tell();
        await shop.minute();
        await shop.tell();
        const { bank, orders } = await money(shop);
        expect(bank).toBe(orders);
      }),
      { numRuns: walks },
    );
  });
}
