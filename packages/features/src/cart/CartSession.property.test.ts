import { refusal } from '@siren/contract/errors';
import { allowedQuantity, applyCartChange, concerns } from '@siren/domain/cart';
import type { CartChange, CartState } from '@siren/domain/cart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCart } from '../testing/index.ts';
import { calmSteps, createWorld, wildSteps } from './testing/index.ts';
import type { CartBackend, WorldStep } from './testing/index.ts';

const STOCK = 6;
const rows = [1, 2, 3, 4].map((offer) => ({ offer, stock: { status: 'few' as const, quantity: STOCK } }));
const { offers: shop } = makeCart(rows);
const offers = Object.values(shop);

/** A server by the domain's rules. */
function createModel(): CartBackend {
  let cart = makeCart(rows.slice(0, 3));
  let id = 1_000;
  const make = (change: CartChange): CartState => {
    const next = applyCartChange(cart, change);
    const content = next.content.map((row) => {
      if (row.id > 0) return row;
      id += 1;
      return { ...row, id, grouped: [id] };
    });
    cart = { ...next, content };
    return cart;
  };
  const known = (ids: readonly number[]) => {
    if (!cart.content.some((row) => concerns(row, ids))) throw refusal('cart.item_not_found');
  };
  const answers: Record<string, (payload: never) => CartState> = {
    '/api/cart/update'({ id: item, quantity }: { id: number; quantity: number }) {
      known([item]);
      const row = cart.content.find((one) => concerns(one, [item]));
      const allowed = row ? allowedQuantity(shop[row.offer]!, row.quantity, quantity) : quantity;
      if (allowed !== quantity) throw refusal('cart.item_unavailable');
      return make({ type: 'update', id: item, quantity });
    },
    '/api/cart/add'({ id: offer }: { id: number }) {
      const before = cart;
      const after = make({ type: 'add', id: -1, offer: shop[offer]!, quantity: 1 });
      const pieces = ({ content }: CartState) => content.reduce((sum, { quantity }) => sum + quantity, 0);
      if (pieces(after) === pieces(before)) throw refusal('cart.item_unavailable');
      return after;
    },
    '/api/cart/delete'({ id: item }: { id: number }) {
      known([item]);
      return make({ type: 'delete', ids: [item] });
    },
    '/api/cart/delete-multi': ({ ids }: { ids: number[] }) => make({ type: 'delete', ids }),
    '/api/cart/toggle'({ ids, selected }: { ids: number[]; selected: boolean }) {
      known(ids);
      return make({ type: 'toggle', ids, selected });
    },
    '/api/cart/restore': ({
      rows: gone,
    }: {
      rows: { offer: number; quantity: number; selected: boolean }[];
    }) =>
      make({
        type: 'restore',
        rows: gone.map((row, at) => ({ ...row, id: -1 - at, price: 1_000, offer: shop[row.offer]! })),
      }),
  };
  // Over the wire nothing is shared.
  return {
    call: async (path, payload) => structuredClone(answers[path]!(payload as never)),
    cart: async () => structuredClone(cart),
  };
}

const run = async (steps: readonly WorldStep[], tabs: number) => {
  const backend = createModel();
  const world = await createWorld(backend, tabs);
  for (const step of steps) await step.run(world);
  return { backend, world };
};
const seen = ({ content }: CartState) =>
  content
    .map(({ offer, quantity, selected }) => ({ offer, quantity, selected }))
    .sort((a, b) => a.offer - b.offer);
const IDLE = { changes: [], calls: 0, flying: [] };
const script = (step: fc.Arbitrary<WorldStep>) => fc.array(step, { minLength: 5, maxLength: 40 });

test('in one tab, whatever the order of answers, what was shown is what is saved', async () => {
  await fc.assert(
    fc.asyncProperty(script(calmSteps(offers, STOCK)), async (steps) => {
      const { backend, world } = await run(steps, 1);
      const [tab] = world.tabs;
      const shown = seen(tab!.shown());
      await world.settle();
      expect(seen(await backend.cart())).toEqual(shown);
      expect([tab!.saved(), tab!.session.progress()]).toEqual([await backend.cart(), IDLE]);
    }),
    { numRuns: 300 },
  );
});

test('what is added while a row is raised to all there is and lowered again shows what comes of it', async () => {
  const backend = createModel();
  const world = await createWorld(backend, 1);
  const tab = world.tabs[0]!;
  const row = tab.shown().content[0]!;
  void tab.session.toggle(row.grouped, false);
  tab.session.setQuantity(row.id, STOCK);
  // There is no piece more to be had: it selects nothing.
  void tab.session.add(shop[row.offer]!);
  tab.session.setQuantity(row.id, 1);
  const shown = seen(tab.shown());
  await world.settle();
  expect(seen(await backend.cart())).toEqual(shown);
});

test('several tabs end in the server’s state without anybody touching them', async () => {
  await fc.assert(
    fc.asyncProperty(
      script(calmSteps(offers, STOCK + 2)),
      fc.integer({ min: 2, max: 3 }),
      async (steps, count) => {
        const { backend, world } = await run(steps, count);
        await world.settle();
        for (const tab of world.tabs) {
          expect([tab.saved(), tab.session.progress()]).toEqual([await backend.cart(), IDLE]);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('answers that are lost, doubled or late: once tabs are looked at again they show the server’s state', async () => {
  await fc.assert(
    fc.asyncProperty(
      script(wildSteps(offers, STOCK + 2)),
      fc.integer({ min: 1, max: 3 }),
      async (steps, count) => {
        const { backend, world } = await run(steps, count);
        await world.settle();
        for (const tab of world.tabs) tab.session.look();
        await world.settle();
        for (const tab of world.tabs) {
          expect([tab.saved(), tab.session.progress()]).toEqual([await backend.cart(), IDLE]);
        }
      },
    ),
    { numRuns: 400 },
  );
});
