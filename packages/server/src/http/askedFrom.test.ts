import { expect, test } from 'vitest';
import { askedFrom } from './askedFrom.ts';

const host = 'shop.ru';
const from = (headers: Record<string, string>) => askedFrom({ headers, host });

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 'own'],
  [{ 'sec-fetch-site': 'same-site' }, 'other'],
  [{ 'sec-fetch-site': 'cross-site' }, 'other'],
  [{ 'sec-fetch-site': 'none' }, 'other'],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.ru' }, 'other'],
  [{ origin: 'https://shop.ru' }, 'own'],
  [{ origin: 'https://shop.ru:8443' }, 'other'],
  [{ origin: 'https://evil.shop.ru' }, 'other'],
  [{ origin: 'null' }, 'other'],
  [{ origin: '' }, 'other'],
  [{}, 'unsaid'],
] as const)('%o is %s', (headers, whose) => {
  expect(from(headers)).toBe(whose);
});
