import { expect, test } from 'vitest';
import { isFeedsAgain } from './isFeedsAgain.ts';

test('what nobody had set is the feed’s again, whatever the feed says by now', () => {
  expect([isFeedsAgain(false, true), isFeedsAgain(false, false)]).toEqual([true, true]);
});

test('what somebody had set is set again, also where the feed says the same by now', () => {
  expect([isFeedsAgain(true, true), isFeedsAgain(true, false)]).toEqual([false, false]);
});

test('of a change that does not tell it, the value that the feed says now is the feed’s', () => {
  expect([isFeedsAgain(null, true), isFeedsAgain(null, false)]).toEqual([true, false]);
});
