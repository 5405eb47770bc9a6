import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AnswerOf } from '../calls/index.ts';
import { createClient, toForm } from '../client/index.ts';
import type { ClientOptions } from '../client/index.ts';
import { refusal } from '../errors/index.ts';
import { mockCall } from './mockCall.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const options: ClientOptions = {
  origin: 'https://shop.test',
  fetch: (input, init) => fetch(input, init),
  token: { get: () => 'a'.repeat(32), set: () => undefined },
  navigate: () => undefined,
  allowedRedirectHosts: [],
};
const client = createClient(options);

test('answers with what the story says, from the payload with its defaults', async () => {
  const seen = vi.fn();
  server.use(
    mockCall('/api/catalog/section', (payload) => {
      seen(payload);
      return refusal('catalog.not_found');
    }),
  );
  await expect(client.call('/api/catalog/section', { path: 'divany' })).rejects.toMatchObject({
    key: 'catalog.not_found',
    status: 404,
  });
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ path: 'divany', filters: {}, page: 1 }));
});

test('reads the form-encoded variant', async () => {
  server.use(
    mockCall('/api/user/check-favorites', ({ ids }) => Object.fromEntries(ids.map((id) => [id, id > 1]))),
  );
  const { call } = createClient({ ...options, encode: toForm });
  expect(await call('/api/user/check-favorites', { ids: [1, 2] })).toEqual({ 1: false, 2: true });
});

test('a refusal may be thrown, as a handler of the server throws it', async () => {
  server.use(
    mockCall('/api/order/get', () => {
      throw refusal('order.not_found');
    }),
  );
  await expect(client.call('/api/order/get', { id: 7 })).rejects.toMatchObject({ key: 'order.not_found' });
});

test('a payload that the contract does not know is refused', async () => {
  server.use(mockCall('/api/user/toggle-favorite-product', ({ id, value }) => ({ id, value, total: 1 })));
  await expect(
    client.call('/api/user/toggle-favorite-product', { id: 0, value: true }),
  ).rejects.toMatchObject({ key: 'general.bad_request' });
});

test('an answer that the server could never give fails the call', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const lie: unknown = { id: 1, value: 'yes', total: 1 };
  server.use(
    mockCall('/api/user/toggle-favorite-product', () => lie as AnswerOf<'/api/user/toggle-favorite-product'>),
  );
  await expect(
    client.call('/api/user/toggle-favorite-product', { id: 1, value: true }),
  ).rejects.toMatchObject({ failure: 'server', status: 500 });
});

test('a refusal that the call never gives fails it', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  server.use(mockCall('/api/order/get', () => refusal('cart.empty')));
  await expect(client.call('/api/order/get', { id: 7 })).rejects.toMatchObject({ failure: 'server' });
});
