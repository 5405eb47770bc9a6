import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARDS_MAX } from './cardsMax.ts';
import { rememberSeen } from './rememberSeen.ts';

const ids = fc.array(fc.integer({ min: 1, max: 40 }));

test('what was seen last comes first, nothing twice and never too much', () => {
  fc.assert(
    fc.property(ids, (looked) => {
      const seen = looked.reduce<number[]>(rememberSeen, []);
      const latest = [...new Set(looked.toReversed())].slice(0, CARDS_MAX);
      expect(seen).toEqual(latest);
    }),
  );
});
