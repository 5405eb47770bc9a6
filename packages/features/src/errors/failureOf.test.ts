import { NetworkError, refusal } from '@siren/contract/errors';
import { expect, test } from 'vitest';
import { ChunkError } from './ChunkError.ts';
import { failureOf } from './failureOf.ts';
import { PageError } from './PageError.ts';

test.each([
  new PageError(404, 'Page not found: /nowhere'),
  refusal('catalog.not_found'),
  refusal('order.not_found'),
  refusal('general.bad_request'),
])('what is not there is a page that was not found', (error) => {
  expect(failureOf(error)).toMatchObject({ status: 404, message: 'Page Not Found' });
});

test('a page that was not found says what was asked for', () => {
  expect(failureOf(new PageError(404, 'Page not found: /nowhere')).detail).toBe('Page not found: /nowhere');
});

test.each([new Error('boom'), 'text', undefined, refusal('user.blocked'), new PageError(400, '')])(
  'anything else is an error of ours',
  (error) => {
    expect(failureOf(error)).toMatchObject({ status: 500, message: 'Internal Server Error' });
  },
);

test('a page says in its own words what was wrong, and whether it was fatal', () => {
  const unknown = new PageError(500, "Unknown route middleware: 'x'");
  expect(failureOf(unknown)).toMatchObject({ status: 500, detail: "Unknown route middleware: 'x'" });
  const invalid = new PageError(404, 'Page Not Found: /cart/checkout', { fatal: true });
  expect([failureOf(unknown).fatal, failureOf(invalid).fatal]).toEqual([false, true]);
});

test('code that did not come is told from data that did not', () => {
  expect(failureOf(new ChunkError(new TypeError())).description).toContain('не\u00a0полностью');
});

test('a status of the server itself is told as it is', () => {
  expect(failureOf(new NetworkError('server', 503)).status).toBe(503);
});

test('without a connection the page says so', () => {
  expect(failureOf(new NetworkError('unreachable')).description).toContain('Нет связи');
});

test('an order that is not there is told as such, also once the server has said so', () => {
  const missing = failureOf(refusal('order.not_found'));
  expect(missing).toMatchObject({ order: true, description: 'Заказ не найден.' });
  const { status, detail } = missing;
  expect(failureOf(new PageError(status, detail, missing))).toEqual(missing);
  expect(failureOf(refusal('catalog.not_found'))).toMatchObject({ order: false });
});
