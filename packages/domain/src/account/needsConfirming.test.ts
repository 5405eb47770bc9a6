import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needsConfirming, OWNER_CONFIRMED_MS, STAFF_PROVEN_MS } from './needsConfirming.ts';
import type { Proof } from './needsConfirming.ts';

const NOW = 1_000_000_000;
const proof = (part: Partial<Proof>): Proof => ({
  isStaff: false,
  provenAt: NOW,
  confirmedAt: null,
  ...part,
});

describe('what only the owner may do', () => {
  test('is not done on the proof of signing in', () => {
    expect(needsConfirming('owner', proof({}), NOW)).toBe(true);
  });

  test('is done for ten minutes after one has confirmed it', () => {
    const at = (ms: number) => needsConfirming('owner', proof({ confirmedAt: NOW }), NOW + ms);
    expect([at(0), at(OWNER_CONFIRMED_MS - 1), at(OWNER_CONFIRMED_MS)]).toEqual([false, false, true]);
  });
});

describe('what staff do', () => {
  test('is done for twelve hours on one proof', () => {
    const at = (ms: number) => needsConfirming('staff', proof({ isStaff: true }), NOW + ms);
    expect([at(0), at(STAFF_PROVEN_MS - 1), at(STAFF_PROVEN_MS)]).toEqual([false, false, true]);
  });

  test('is not done by who was away', () => {
    expect(needsConfirming('staff', proof({ isStaff: true, provenAt: null }), NOW)).toBe(true);
  });

  test('is never asked of buyers', () => {
    const moment = fc.option(fc.nat(NOW));
    fc.assert(
      fc.property(moment, moment, (provenAt, confirmedAt) => {
        expect(needsConfirming('staff', { isStaff: false, provenAt, confirmedAt }, NOW)).toBe(false);
      }),
    );
  });
});
