import { expect, test } from 'vitest';
import { couponMatches } from './couponMatches.ts';

const line = { sections: [1, 12, 123] };

test.each([
  [[], [], true, 'a coupon without sections is for all goods'],
  [[12], [], true, 'a section above the good counts'],
  [[99, 123], [], true, 'one of several sections is enough'],
  [[99], [], false, 'other sections do not count'],
  [[], [12], false, 'an excluded section keeps the good out'],
  [[12], [123], false, 'excluding wins over targeting'],
  [[12], [99], true, 'excluding other sections does not matter'],
])('targets %j, excludes %j: %s (%s)', (targets, excludes, matches) => {
  expect(couponMatches({ targets, excludes }, line)).toBe(matches);
});
