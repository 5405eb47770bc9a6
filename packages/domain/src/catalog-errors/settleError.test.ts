import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCauses, errorStates } from './entities.ts';
import { settleError } from './settleError.ts';
import type { SettledError } from './settleError.ts';

const value = fc.constantFrom('а', 'б', '');
const known = fc.record<SettledError>({ state: fc.constantFrom(...errorStates), value });
const found = fc.option(value);
const cause = fc.constantFrom(...checkCauses);

test('what is ignored stays so until its value is another one', () => {
  fc.assert(
    fc.property(value, found, cause, (ignored, now, by) => {
      const was: SettledError = { state: 'ignored', value: ignored };
      const state = now === null || now === ignored ? 'ignored' : 'new';
      expect(settleError(was, now, by)?.state).toBe(state);
    }),
  );
});

test('what is found is never fixed, and what is gone is never open', () => {
  fc.assert(
    fc.property(fc.option(known), found, cause, (was, now, by) => {
      const after = settleError(was, now, by);
      if (now !== null)
        expect(after).toMatchObject({ value: now, state: expect.not.stringMatching('fixed') });
      else expect(['fixed', 'ignored', undefined]).toContain(after?.state);
    }),
  );
});

test('the same check once more changes nothing', () => {
  fc.assert(
    fc.property(fc.option(known), found, (was, now) => {
      const once = settleError(was, now, 'press');
      expect(settleError(once, now, 'press')).toEqual(once);
    }),
  );
});

test('a fixed one that is back is new, and a new one that a later import finds again is known', () => {
  expect(settleError({ state: 'fixed', value: 'а' }, 'а', 'import')?.state).toBe('new');
  expect(settleError({ state: 'new', value: 'а' }, 'а', 'import')?.state).toBe('known');
  expect(settleError({ state: 'new', value: 'а' }, 'а', 'press')?.state).toBe('new');
});
