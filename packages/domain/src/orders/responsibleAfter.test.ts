import fc from 'fast-check';
import { expect, test } from 'vitest';
import { responsibleAfter } from './index.ts';

const who = fc.record({ id: fc.integer({ min: 1, max: 4 }) });
const holder = fc.option(who);

test('whoever takes an order has it, whoever had it before', () => {
  fc.assert(
    fc.property(holder, who, (held, me) => {
      expect(responsibleAfter(held, me, true)).toBe(me);
    }),
  );
});

test('a claim is put down by whoever has it, and by nobody else', () => {
  fc.assert(
    fc.property(holder, who, (held, me) => {
      expect(responsibleAfter(held, me, false)).toBe(held?.id === me.id ? null : held);
    }),
  );
});

test('where nothing is said of it, nothing changes', () => {
  fc.assert(
    fc.property(holder, who, (held, me) => {
      expect(responsibleAfter(held, me, undefined)).toBe(held);
    }),
  );
});
