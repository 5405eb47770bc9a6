import {
  errorTable,
  NetworkError,
  NO_CONNECTION_TEXT,
  refusal,
  UNKNOWN_ERROR_TEXT,
} from '@siren/contract/errors';
import type { ShopErrorKey } from '@siren/contract/errors';
import { expect, test } from 'vitest';
import { errorText } from './errorText.ts';

test('every refusal of the table is told in the words of the table', () => {
  for (const [key, { text }] of Object.entries(errorTable))
    expect(errorText(refusal(key as ShopErrorKey))).toBe(text);
});

test('the wait is told with a refusal that names one', () => {
  expect(errorText(refusal('auth.attempts_exhausted', { retryAfter: 90 }))).toContain('Осталось 2\u00a0мин.');
  expect(errorText(refusal('auth.attempts_exhausted', { retryAfter: 30 }))).toContain('Осталось 30\u00a0с.');
});

test.each([new NetworkError('unreachable'), new NetworkError('timeout')])(
  'that no answer came is no unknown error',
  (error) => expect(errorText(error)).toBe(NO_CONNECTION_TEXT),
);

test.each([new NetworkError('server', 500), new NetworkError('malformed', 200), new Error('boom'), 'text'])(
  'all else is the unknown error',
  (error) => {
    expect(errorText(error)).toBe(UNKNOWN_ERROR_TEXT);
  },
);
