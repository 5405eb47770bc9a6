import { expect, test } from 'vitest';
import { createOriginFor } from './createOriginFor.ts';

test('the configured origin holds, whatever a request says', () => {
  const originFor = createOriginFor('https://shop.ru');
  expect(originFor({ protocol: 'http', host: 'evil.example' })).toBe('https://shop.ru');
});

test.each([
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['evil.example', ''],
  ['localhost.evil.example', ''],
  ['evil.example/localhost', ''],
  ['user@localhost', ''],
  ['localhost/evil', ''],
  ['\'"><script>', ''],
  ['', ''],
])('without one the host %j makes the origin «%s»', (host, origin) => {
  expect(createOriginFor(null)({ protocol: 'http', host })).toBe(origin);
});
