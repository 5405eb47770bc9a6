import fc from 'fast-check';
import { expect, test } from 'vitest';
import { broughtBack } from './broughtBack.ts';

const keyOf = (one: number) => one;
const taken = fc
  .uniqueArray(fc.nat(50), { minLength: 1 })
  .chain((before) => fc.tuple(fc.constant(before), fc.nat(before.length - 1)))
  .map(([before, at]) => ({ before, after: before.toSpliced(at, 1), gone: before[at]! }));

test('a list that was nobody’s own goes back to whose it was', () => {
  fc.assert(
    fc.property(taken, (one) => {
      expect(broughtBack({ ...one, byHand: false }, one.after, keyOf)).toBeNull();
    }),
  );
});

test('a list that staff had set is exactly that of before', () => {
  fc.assert(
    fc.property(taken, (one) => {
      expect(broughtBack({ ...one, byHand: true }, one.after, keyOf)).toEqual(one.before);
    }),
  );
});

test('what others changed since stays, and what was taken out is there once', () => {
  fc.assert(
    fc.property(taken, fc.uniqueArray(fc.nat(50)), fc.boolean(), (one, present, byHand) => {
      fc.pre(byHand || JSON.stringify(present) !== JSON.stringify(one.after));
      const back = broughtBack({ ...one, byHand }, present, keyOf)!;
      expect(back.filter((item) => item !== one.gone)).toEqual(present.filter((item) => item !== one.gone));
      expect(back.filter((item) => item === one.gone)).toHaveLength(1);
    }),
  );
});
