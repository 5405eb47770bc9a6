import type { SortRule } from '@siren/ui/data-table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortAfter } from './sortAfter.ts';

const order = fc.record({
  key: fc.constantFrom('number', 'name', 'sum'),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
});

/** What the table asks for after a press: up, down, none. */
function pressedOn(now: SortRule, key: string): SortRule[] {
  if (now.key !== key) return [{ key, direction: 'ascending' }];
  return now.direction === 'ascending' ? [{ key, direction: 'descending' }] : [];
}

test('every press on the head of a column puts the rows in another order, whatever the list begins with', () => {
  fc.assert(
    fc.property(order, order, fc.constantFrom('number', 'name', 'sum'), (first, now, pressed) => {
      const after = sortAfter(pressedOn(now, pressed), now, first) ?? first;
      expect(after).not.toEqual(now);
    }),
  );
});

test('both directions of the order that a list begins with are a press from one another', () => {
  const first = { key: 'number', direction: 'descending' } as const;
  const turned = { key: 'number', direction: 'ascending' } as const;
  expect(sortAfter(pressedOn(first, 'number'), first, first)).toEqual(turned);
  expect(sortAfter(pressedOn(turned, 'number'), turned, first)).toBeNull();
});

test('another column leads back to where the list begins', () => {
  const first = { key: 'number', direction: 'descending' } as const;
  const now = { key: 'name', direction: 'descending' } as const;
  expect(sortAfter(pressedOn(now, 'name'), now, first)).toBeNull();
});
