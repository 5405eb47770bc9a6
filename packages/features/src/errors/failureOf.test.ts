import { NetworkError, refusal } from '@siren/contract/errors';
import { expect, test } from 'vitest';
import { failureOf } from './failureOf.ts';

const response = (status: number) => ({ status, statusText: '', data: null, internal: true });

test.each([response(404), refusal('catalog.not_found'), refusal('order.not_found')])(
  'what is not there is a page that was not found',
  (error) => {
    expect(failureOf(error)).toMatchObject({ status: 404, message: 'Page Not Found' });
  },
);

test.each([new Error('boom'), 'text', undefined, refusal('user.blocked'), response(400)])(
  'anything else is an error of ours',
  (error) => {
    expect(failureOf(error)).toMatchObject({ status: 500, message: 'Internal Server Error' });
  },
);

test('a status of the server itself is told as it is', () => {
  expect(failureOf(new NetworkError('server', 503)).status).toBe(503);
});

test('without a connection the page says so', () => {
  expect(failureOf(new NetworkError('unreachable')).description).toContain('Нет связи');
});
