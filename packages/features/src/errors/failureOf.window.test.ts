import { ApiError, NetworkError, refusal } from '@siren/contract/errors';
import { expect, test, vi } from 'vitest';
import { ChunkError } from './ChunkError.ts';
import { failureOf } from './failureOf.ts';
import { PageError } from './PageError.ts';

const catalog = ['/section', 'Открыть каталог'];

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

test.each([new Error('boom'), 'text', undefined, new NetworkError('server', 403), new PageError(400, '')])(
  'anything else is an error of ours',
  (error) => {
    expect(failureOf(error)).toMatchObject({
      ...{ status: 500, message: 'Internal Server Error', way: null },
      description: expect.stringContaining('У\u00a0нас что-то сломалось'),
    });
  },
);

test.each([refusal('user.unknown'), refusal('general.too_large'), new ApiError({ public_error: true }, 500)])(
  'so is a refusal that reading a page cannot bring about: $key',
  (refused) => expect(failureOf(refused)).toMatchObject({ status: 500, message: 'Internal Server Error' }),
);

test('what is not for this visitor has its own status and words, and leads elsewhere', () => {
  expect(failureOf(refusal('user.blocked'))).toMatchObject({
    ...{ status: 403, message: 'Доступ закрыт', way: catalog },
    description: 'Учётная запись заблокирована. Позвоните нам, разберёмся.',
  });
  const text = 'Отчёты видит управляющий.';
  expect(failureOf(new ApiError({ public_error: true, text }, 403))).toMatchObject({
    ...{ status: 403, description: text, way: catalog },
  });
});

test('where signing in helps, the login is the way on', () => {
  expect(failureOf(refusal('user.not_authorized'))).toMatchObject({
    ...{ status: 403, description: 'Войдите, чтобы продолжить.', way: ['/lk/login', 'Войти'] },
  });
});

test('what was asked for too often says for how long to wait, and offers another try', () => {
  const refused = refusal('general.too_many_requests', { retryAfter: 90 });
  expect(failureOf(refused)).toMatchObject({
    ...{ status: 429, message: 'Слишком много запросов', way: null },
    description: 'Слишком часто. Подождите немного. Осталось 2\u00a0мин.',
  });
});

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

test.each([new NetworkError('unreachable'), new NetworkError('timeout')])(
  'that no answer came is no failure of the server: %o',
  (error) => {
    expect(failureOf(error)).toMatchObject({
      ...{ status: 0, message: 'Нет связи', way: null },
      description: expect.stringContaining('Проверьте интернет'),
    });
  },
);

test('nor is code that did not come while there was no network', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureOf(new ChunkError(new TypeError()))).toMatchObject({ status: 0, message: 'Нет связи' });
  vi.unstubAllGlobals();
});

test('an order that a guest sees no more leads to the login', () => {
  expect(failureOf(refusal('order.sign_in'))).toMatchObject({
    ...{ status: 403, description: expect.stringContaining('по коду'), way: ['/lk/login', 'Войти'] },
  });
});

test('an order that is not there is told as such', () => {
  expect(failureOf(refusal('order.not_found'))).toMatchObject({
    ...{ status: 404, description: 'Заказ не найден.', way: ['/lk/orders', 'Мои заказы'] },
  });
  expect(failureOf(refusal('catalog.not_found')).way).toEqual(catalog);
});
