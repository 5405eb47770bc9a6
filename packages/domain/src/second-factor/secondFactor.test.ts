import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptedStep,
  factorState,
  RECOVERY_BYTES,
  recoveryText,
  STEP_MS,
  stepAt,
  typedProof,
} from './index.ts';

/** Codes that tell their step, so that no two are alike. */
const codeAt = (step: number) => String(step);
const anyNow = fc.integer({ min: STEP_MS * 10, max: 4e12 });

describe('a code of the app', () => {
  test('is taken within one step either side, and beyond it never', () => {
    fc.assert(
      fc.property(anyNow, fc.integer({ min: -5, max: 5 }), (now, off) => {
        const step = stepAt(now) + off;
        const taken = acceptedStep({ codeAt, lastStep: null }, codeAt(step), now);
        expect(taken).toBe(Math.abs(off) <= 1 ? step : null);
      }),
    );
  });

  test('counts once: what was taken is not taken again, however often and late it is tried', () => {
    const tries = fc.array(fc.tuple(fc.nat(STEP_MS * 3), fc.integer({ min: -1, max: 1 })), { maxLength: 30 });
    fc.assert(
      fc.property(anyNow, tries, (start, all) => {
        let [now, lastStep] = [start, null as number | null];
        const taken: number[] = [];
        for (const [pause, off] of all) {
          now += pause;
          const step = acceptedStep({ codeAt, lastStep }, codeAt(stepAt(now) + off), now);
          if (step === null) continue;
          taken.push(step);
          lastStep = step;
        }
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken).toEqual(taken.toSorted((one, other) => one - other));
      }),
    );
  });

  test('of a later step is good after one that counted', () => {
    const now = 1_700_000_000_000;
    expect(acceptedStep({ codeAt, lastStep: stepAt(now) - 1 }, codeAt(stepAt(now)), now)).toBe(stepAt(now));
  });
});

describe('what is typed', () => {
  test('is read as a recovery code in any case, with or without its hyphens, and with figures for letters', () => {
    const bytes = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES });
    fc.assert(
      fc.property(bytes, (random) => {
        const text = recoveryText(random);
        expect(text).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
        const code = text.replaceAll('-', '');
        const typed = text.toUpperCase().replaceAll('-', ' – ').replaceAll('O', '0').replaceAll('L', '1');
        for (const one of [text, code, typed]) expect(typedProof(one)).toEqual({ kind: 'recovery', code });
      }),
    );
  });

  test('gives two codes for two chances', () => {
    const bytes = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES });
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        expect(recoveryText(one) === recoveryText(other)).toBe(one.toString() === other.toString());
      }),
    );
  });

  test.each([
    ['123 456', { kind: 'app', code: '123456' }],
    ['123-456', { kind: 'app', code: '123456' }],
    ['12345', null],
    ['1234567', null],
    ['abcd-efgh-ijkl-mno', null],
    ['abcd-efgh-ijkl-mno9', null],
    ['', null],
  ])('%j is read as %j', (text, proof) => expect(typedProof(text)).toEqual(proof));
});

test.each([
  [true, true, 'on'],
  [true, false, 'on'],
  [false, true, 'due'],
  [false, false, 'off'],
] as const)('with it %s and required %s an account is «%s»', (on, required, state) => {
  expect(factorState(on, required)).toBe(state);
});
