import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponMatches } from './couponMatches.ts';

const line = { offer: 7, sections: [1, 12, 123], brand: 5 };

test.each([
  [[], [], true, 'a coupon without sections is for all goods'],
  [[12], [], true, 'a section above the good counts'],
  [[99, 123], [], true, 'one of several sections is enough'],
  [[99], [], false, 'other sections do not count'],
  [[], [12], false, 'an excluded section keeps the good out'],
  [[12], [123], false, 'excluding wins over targeting'],
  [[12], [99], true, 'excluding other sections does not matter'],
])('targets %j, excludes %j: %s (%s)', (targets, excludes, matches) => {
  expect(couponMatches({ targets, offers: [], brands: [], excludes }, line)).toBe(matches);
});

test.each<[number[], number[], number[], boolean, string]>([
  [[7], [], [], true, 'an offer that is named counts'],
  [[8], [], [], false, 'other offers do not'],
  [[8], [12], [], true, 'what is in a section need not be named'],
  [[7], [99], [], true, 'what is named need not be in a section'],
  [[7], [], [123], false, 'excluding wins over naming'],
])('offers %j, targets %j, excludes %j: %s (%s)', (offers, targets, excludes, matches) => {
  expect(couponMatches({ targets, offers, brands: [], excludes }, line)).toBe(matches);
});

test.each<[number[], number[], number[], boolean, string]>([
  [[5], [], [], true, 'a brand that is named counts'],
  [[6], [], [], false, 'other brands do not'],
  [[6], [12], [], true, 'what is in a section need not be of the brand'],
  [[5], [99], [], true, 'what is of the brand need not be in a section'],
  [[5], [], [123], false, 'excluding wins over the brand'],
])('brands %j, targets %j, excludes %j: %s (%s)', (brands, targets, excludes, matches) => {
  expect(couponMatches({ targets, offers: [], brands, excludes }, line)).toBe(matches);
});

test('a good without a brand is taken by none, and one more brand never takes a good away once any is named', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 });
  const rules = fc.record({ targets: ids, offers: ids, brands: ids, excludes: ids });
  const good = fc.record({
    offer: fc.integer({ min: 1, max: 6 }),
    sections: ids,
    brand: fc.option(fc.integer({ min: 1, max: 6 })),
  });
  fc.assert(
    fc.property(rules, good, fc.integer({ min: 1, max: 6 }), (coupon, one, more) => {
      const isNamed = [...coupon.targets, ...coupon.offers, ...coupon.brands].length > 0;
      const before = couponMatches(coupon, one);
      const after = couponMatches({ ...coupon, brands: [...coupon.brands, more] }, one);
      if (isNamed && before) expect(after).toBe(true);
      if (isNamed && one.brand !== more) expect(after).toBe(before);
      const only = couponMatches({ targets: [], offers: [], brands: [more], excludes: [] }, one);
      expect(only).toBe(one.brand === more);
    }),
  );
});
