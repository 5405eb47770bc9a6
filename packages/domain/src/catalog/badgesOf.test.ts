import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badgeRules, firstBadges } from './badges.ts';
import { badgesOf } from './badgesOf.ts';
import type { BadgeFacts } from './badgesOf.ts';

const plain: BadgeFacts = {
  ...{ isNew: false, isHit: false, price: 1000, oldPrice: null, exposition: false, handBadges: [] },
};
const codesOf = (facts: BadgeFacts) => badgesOf(facts, firstBadges).map(({ code }) => code);

test('a plain good has no badge', () => {
  expect(codesOf(plain)).toEqual([]);
});

test('a good with every reason has every badge, in the order of the shop', () => {
  const all = { ...plain, isNew: true, isHit: true, price: 900, oldPrice: 1000, exposition: true };
  expect(codesOf(all)).toEqual(['sale', 'new', 'hit', 'exposition']);
});

test('each reason brings its own badge', () => {
  expect(codesOf({ ...plain, isNew: true })).toEqual(['new']);
  expect(codesOf({ ...plain, isHit: true })).toEqual(['hit']);
  expect(codesOf({ ...plain, exposition: true })).toEqual(['exposition']);
});

test('a discount of less than one percent is no sale', () => {
  expect(codesOf({ ...plain, oldPrice: 1009 })).toEqual([]);
  expect(codesOf({ ...plain, price: 990, oldPrice: 1000 })).toEqual(['sale']);
});

const known = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 9 }), rule: fc.constantFrom(...badgeRules) }),
  { selector: ({ id }) => id },
);
const facts = fc.record({
  ...{ isNew: fc.boolean(), isHit: fc.boolean(), exposition: fc.boolean() },
  price: fc.integer({ min: 1, max: 100 }),
  oldPrice: fc.option(fc.integer({ min: 1, max: 100 })),
  handBadges: fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
});

test('what staff put on a good counts for badges of theirs alone, and the order is that of the shop', () => {
  fc.assert(
    fc.property(known, facts, (all, good) => {
      const found = badgesOf(good, all);
      expect(found).toEqual(all.filter((one) => found.includes(one)));
      for (const { id, rule } of all.filter((one) => one.rule === 'hand'))
        expect(found.includes(all.find((one) => one.id === id)!)).toBe(
          rule === 'hand' && good.handBadges.includes(id),
        );
      const withoutHand = badgesOf({ ...good, handBadges: [] }, all);
      expect(withoutHand).toEqual(found.filter(({ rule }) => rule !== 'hand'));
    }),
  );
});
