import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { permissions } from '../account/index.ts';
import { orderStatusCodes } from './entities.ts';
import type { OrderStatusCode } from './entities.ts';
import { moneyStates } from './staffOrders.ts';
import { handMeans, stepProblem, stepsFrom } from './steps.ts';

/** Every way that there is: from, to, whether whoever works in a store may go it, and for which orders. */
const ways: readonly (readonly [
  OrderStatusCode,
  OrderStatusCode,
  boolean,
  'pickup' | 'delivery' | 'both',
])[] = [
  ['waiting', 'new', false, 'both'],
  ['waiting', 'cancelled', false, 'both'],
  ['new', 'confirmed', false, 'both'],
  ['new', 'cancelled', false, 'both'],
  ['confirmed', 'assembling', true, 'both'],
  ['confirmed', 'cancelled', true, 'both'],
  ['assembling', 'ready', true, 'pickup'],
  ['assembling', 'delivering', true, 'delivery'],
  ['assembling', 'confirmed', true, 'both'],
  ['ready', 'done', true, 'pickup'],
  ['ready', 'assembling', true, 'pickup'],
  ['ready', 'cancelled', true, 'pickup'],
  ['delivering', 'done', true, 'delivery'],
  ['delivering', 'assembling', true, 'delivery'],
  ['delivering', 'cancelled', true, 'delivery'],
];

const status = fc.constantFrom(...orderStatusCodes);

describe('a step of an order', () => {
  test('is allowed by its way, by who one is, and by its money; nothing else is', () => {
    fc.assert(
      fc.property(
        fc.record({ status, pickup: fc.boolean(), money: fc.constantFrom(...moneyStates) }),
        fc.record({ to: status, received: fc.constantFrom(null, ...handMeans) }),
        fc.subarray([...permissions]),
        (order, wish, may) => {
          const way = ways.find(([from, to]) => from === order.status && to === wish.to);
          const [, , inStore, whose] = way ?? [];
          const permitted = may.includes('orders.manage') || (inStore && may.includes('backoffice.access'));
          // An order that is ready is one that is fetched: no other comes there.
          const fits =
            wish.to === 'ready' || wish.to === 'delivering' ? (whose === 'pickup') === order.pickup : true;
          const owes = order.money === 'due' || order.money === 'on_receipt';
          const problem = stepProblem(order, wish, may);
          if (!way || !permitted || !fits) expect(problem).toBe('order.step_not_allowed');
          else if (wish.to === 'done' && owes && !wish.received) expect(problem).toBe('order.unpaid');
          else if (wish.received && !(wish.to === 'done' && owes))
            expect(problem).toBe('order.step_not_allowed');
          else expect(problem).toBeNull();
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('the way onwards comes first', () => {
    const next = (from: OrderStatusCode, pickup: boolean) =>
      stepsFrom({ status: from, pickup }, ['orders.manage'])[0];
    expect(next('waiting', false)).toBe('new');
    expect(next('assembling', true)).toBe('ready');
    expect(next('assembling', false)).toBe('delivering');
    expect(next('ready', true)).toBe('done');
    expect(next('done', true)).toBeUndefined();
  });
});
