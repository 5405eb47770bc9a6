import type { OrderStatusCode } from '@siren/domain/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashKinds, crashThroughoutOnce, plantCrashes } from '../orders/testing/crashes.ts';
import type { Crashes } from '../orders/testing/crashes.ts';
import { createStepShop } from './testing/createStepShop.ts';
import type { StepShop } from './testing/createStepShop.ts';
import { causes } from './testing/causes.ts';

let shop: StepShop;
let crashes: Crashes;
beforeAll(async () => {
  shop = await createStepShop();
  crashes = plantCrashes(shop.db);
});
afterAll(() => shop.close());

/** What goes before the step that crashes. */
const ways: Record<string, { before: OrderStatusCode[]; to: OrderStatusCode }> = {
  'a confirmation': { before: [], to: 'confirmed' },
  'an order that gets ready': { before: ['confirmed', 'assembling'], to: 'ready' },
  'a hand-over with its money': { before: ['confirmed', 'assembling', 'ready'], to: 'done' },
  'a cancel': { before: ['confirmed', 'assembling', 'ready'], to: 'cancelled' },
};

/** Every step with a statement that fails; the one that moves money besides with a connection that breaks. */
const crashed = Object.keys(ways).flatMap((name) =>
  crashKinds
    .map((kind) => ({ name, kind }))
    .filter(({ kind }) => kind === crashKinds[0] || name.endsWith('its money')),
);

test.each(crashed)(
  'when $kind after any statement of $name, nothing of it stays, and it is done once when it is repeated',
  async ({ name, kind }) => {
    const { before, to } = ways[name]!;
    const [, id] = await shop.whole({ pickup: true, payType: 'cash' });
    for (const step of before) await shop.step(id, step);
    const { version } = await shop.see(id);
    const step = () =>
      shop.staff.call('/api/admin/orders/step', {
        ...{ id, version, to, tell: true },
        ...(to === 'done' && { received: 'cash' as const }),
        ...(to === 'cancelled' && { cause: causes.notFetched }),
      });
    const sent = shop.sent.length;
    await crashThroughoutOnce(crashes, { kind, step, everything: shop.everything, least: 4 });
    // The buyer is told once, and not of the hand-over.
    expect(shop.sent.length - sent).toBe(to === 'done' ? 0 : 1);
  },
);
