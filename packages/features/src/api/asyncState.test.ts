import { expect, test } from 'vitest';
import { asyncState } from './asyncState.ts';

const NOTHING = { data: undefined, error: undefined, isValidating: false };
const boom = new Error('boom');

test.each([
  ['idle', NOTHING],
  ['pending', { ...NOTHING, isValidating: true }],
  ['success', { ...NOTHING, data: {} }],
  ['error', { ...NOTHING, error: boom }],
  ['pending', { ...NOTHING, error: boom, isValidating: true }],
] as const)('is %s for %o', (state, reading) => expect(asyncState(reading)).toBe(state));

test('what was read stays a success though it could not be read anew', () => {
  expect(asyncState({ data: {}, error: boom, isValidating: false })).toBe('success');
});
