import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../audit/index.ts';
import { callResults, isSameCall, phoneCalls } from './index.ts';
import type { CallResult } from './index.ts';

const by = { id: 8, name: 'Рита Соль' };
const at = '2027-04-09T15:20:00+03:00';
const call = (id: number): AuditEntry => ({ id, at, by, action: 'call', changes: [] });
const result = (id: number, of: number, to: CallResult): AuditEntry => ({
  ...{ id, at, by, action: 'call_result' },
  changes: [
    { field: 'call', from: null, to: of },
    { field: 'result', from: null, to },
  ],
});

test.each([
  [0, true],
  [59_999, true],
  [60_000, false],
])('a press %d ms after the call is of the same one: %s', (after, same) => {
  expect(isSameCall(1_000_000, 1_000_000 + after)).toBe(same);
  expect(isSameCall(null, after)).toBe(false);
});

test('what was said of a call last is its result, and nothing is said of another one', () => {
  const note: AuditEntry = { ...call(16), action: 'save', changes: [{ field: 'call', from: null, to: 11 }] };
  const changes = [
    result(15, 11, 'reached'),
    note,
    call(14),
    result(13, 11, 'no_answer'),
    result(12, 99, 'call_back'),
    call(11),
  ];
  expect(phoneCalls(changes)).toEqual([
    { id: 14, at, by, result: null },
    { id: 11, at, by, result: 'reached' },
  ]);
});

/** Presses of a history from its first on: a call, or a word of one of the calls so far. */
const presses = fc.array(
  fc.oneof(fc.constant(null), fc.tuple(fc.nat({ max: 9 }), fc.constantFrom(...callResults))),
  { maxLength: 25 },
);

test('over any presses each call is told once, with the last word of it', () => {
  fc.assert(
    fc.property(presses, (all) => {
      const changes: AuditEntry[] = [];
      const last = new Map<number, CallResult | null>();
      for (const [id, press] of all.entries()) {
        const calls = [...last.keys()];
        const of = press && calls[press[0] % Math.max(1, calls.length)];
        if (press === null) {
          changes.unshift(call(id));
          last.set(id, null);
        } else if (of !== undefined && of !== null) {
          changes.unshift(result(id, of, press[1]));
          last.set(of, press[1]);
        }
      }
      const told = phoneCalls(changes).map((one) => [one.id, one.result]);
      expect(told.toReversed()).toEqual([...last]);
    }),
  );
});
