import { expect, test } from 'vitest';
import { couponMatches } from './couponMatches.ts';

const line = { offer: 7, sections: [1, 12, 123] };

test.each([
  [[], [], true, 'a coupon without sections is for all goods'],
  [[12], [], true, 'a section above the good counts'],
  [[99, 123], [], true, 'one of several sections is enough'],
  [[99], [], false, 'other sections do not count'],
  [[], [12], false, 'an excluded section keeps the good out'],
  [[12], [123], false, 'excluding wins over targeting'],
  [[12], [99], true, 'excluding other sections does not matter'],
])('targets %j, excludes %j: %s (%s)', (targets, excludes, matches) => {
  expect(couponMatches({ targets, offers: [], excludes }, line)).toBe(matches);
});

test.each<[number[], number[], number[], boolean, string]>([
  [[7], [], [], true, 'an offer that is named counts'],
  [[8], [], [], false, 'other offers do not'],
  [[8], [12], [], true, 'what is in a section need not be named'],
  [[7], [99], [], true, 'what is named need not be in a section'],
  [[7], [], [123], false, 'excluding wins over naming'],
])('offers %j, targets %j, excludes %j: %s (%s)', (offers, targets, excludes, matches) => {
  expect(couponMatches({ targets, offers, excludes }, line)).toBe(matches);
});
