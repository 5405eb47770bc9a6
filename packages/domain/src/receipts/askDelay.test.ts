import { expect, test } from 'vitest';
import { askDelay } from './askDelay.ts';

test('a register that is away is asked ever more seldom, and once a minute at least', () => {
  expect([0, 1, 2, 3, 7, 1_000].map(askDelay)).toEqual([0, 1_000, 2_000, 4_000, 60_000, 60_000]);
});
