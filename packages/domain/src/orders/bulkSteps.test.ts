import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permissions } from '../account/index.ts';
import { bulkSteps, wayBack } from './bulkSteps.ts';
import { orderStatusCodes } from './entities.ts';
import { stepProblem } from './steps.ts';

const order = fc.record({ status: fc.constantFrom(...orderStatusCodes), pickup: fc.boolean() });
const someone = fc.subarray([...permissions]);

test('each order is in the steps onwards that it can take by itself, once, and in no other', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 30 }), someone, (orders, may) => {
      const steps = bulkSteps(orders, may);
      for (const { from, to, orders: those } of steps) {
        expect(new Set(those).size).toBe(those.length);
        expect(orderStatusCodes.indexOf(to)).toBeGreaterThan(orderStatusCodes.indexOf(from));
      }
      for (const one of orders) {
        const own = orderStatusCodes.filter(
          (to) =>
            to !== 'cancelled' &&
            orderStatusCodes.indexOf(to) > orderStatusCodes.indexOf(one.status) &&
            stepProblem({ ...one, money: 'paid' }, { to, received: null }, may) === null,
        );
        const offered = steps.filter(({ orders: those }) => those.includes(one));
        expect(offered.map(({ from, to }) => [from, to])).toEqual(own.map((to) => [one.status, to]));
      }
    }),
  );
});

test('what can be returned stands afterwards where it stood before', () => {
  fc.assert(
    fc.property(order, someone, (one, may) => {
      for (const { from, to } of bulkSteps([one], may)) {
        const after = { ...one, status: to, money: 'paid' as const };
        const problem = stepProblem(after, { to: from, received: null }, may);
        expect(wayBack({ from, to, pickup: one.pickup }, may)).toBe(problem === null ? from : null);
      }
    }),
  );
});

test.each([
  ['waiting', 'new', null],
  ['new', 'confirmed', null],
  ['confirmed', 'assembling', 'confirmed'],
  ['assembling', 'ready', 'assembling'],
  ['ready', 'done', null],
] as const)('the way back of the step from %s to %s is %s', (from, to, back) => {
  expect(wayBack({ from, to, pickup: true }, ['orders.manage'])).toBe(back);
});

test('steps stand in the order of the way', () => {
  const orders = (['ready', 'new', 'assembling'] as const).map((status) => ({ status, pickup: true }));
  expect(bulkSteps(orders, ['orders.manage']).map(({ to }) => to)).toEqual(['confirmed', 'ready', 'done']);
});
