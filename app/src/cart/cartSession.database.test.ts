import type { CartState } from '@siren/domain/cart';
import { createWorld, wildSteps } from '@siren/features/cart/testing';
import type { CartBackend } from '@siren/features/cart/testing';
import { createTestShop } from '@siren/server/testing';
import type { TestShop } from '@siren/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** Of two there are few, so that some changes are refused. */
const ARTICLES = ['SOFA-CLAY', 'CHAIR', 'LAMP', 'LAST'];

/** A visitor of the real shop with three rows, and what may be added to them. */
async function createBackend() {
  const visitor = shop.visitor();
  await visitor.call('/api/info', {});
  let state: CartState | null = null;
  for (const article of ARTICLES) {
    state = await visitor.call('/api/cart/add', { id: shop.ids.offers[article] ?? 0 });
  }
  const offers = Object.values(state?.offers ?? {});
  const last = state?.content.at(-1);
  await visitor.call('/api/cart/delete', { id: last?.id ?? 0 });
  const backend: CartBackend = {
    call: async (path, payload) => (await visitor.call(path, payload)) as CartState,
    cart: async () => (await visitor.call('/api/info', {})).cart,
  };
  return { backend, offers };
}

test('the tabs of a browser and the shop end in the same cart, whatever becomes of calls and answers', async () => {
  const { offers } = await createBackend();
  const script = fc.array(wildSteps(offers, 4), { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(script, fc.integer({ min: 1, max: 3 }), async (steps, count) => {
      const { backend } = await createBackend();
      const world = await createWorld(backend, count);
      for (const step of steps) await step.run(world);
      await world.settle();
      for (const tab of world.tabs) tab.session.look();
      await world.settle();
      const cart = await backend.cart();
      for (const tab of world.tabs) {
        expect([tab.saved(), tab.session.progress()]).toEqual([cart, { changes: [], calls: 0, flying: [] }]);
      }
      expect(
        cart.content.every(({ quantity, offer }) => quantity <= cart.offers[offer]!.stock.quantity),
      ).toBe(true);
    }),
    { numRuns: 25 },
  );
});
