import { describe, expect, test, vi } from 'vitest';
import {
  ApiError,
  NetworkError,
  NO_CONNECTION_TEXT,
  RedirectError,
  UNKNOWN_ERROR_TEXT,
} from '../errors/index.ts';
import { createClient } from './createClient.ts';
import type { ClientOptions } from './createClient.ts';
import { toForm } from './toForm.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);

type Answerer = (url: URL, init: RequestInit) => Response | Promise<Response>;

function setUp(answerer: Answerer, over: Partial<ClientOptions> = {}) {
  let kept = '';
  const navigate = vi.fn<(url: string) => void>();
  const fetch = vi.fn(async (input: URL, init: RequestInit) => answerer(input, init));
  const client = createClient({
    origin: 'https://shop.ru',
    fetch: fetch as unknown as typeof globalThis.fetch,
    token: { get: () => kept, set: (token) => (kept = token) },
    navigate,
    allowedRedirectHosts: ['pay.example.ru'],
    ...over,
  });
  const keep = (token: string) => (kept = token);
  return { client, fetch, navigate, keep, kept: () => kept };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const bodyOf = (init: RequestInit): unknown => JSON.parse(init.body as string);

describe('what is sent', () => {
  test('a POST with JSON and the empty token while there is none', async () => {
    const { client, fetch } = setUp(() => json({}));
    await client.call('/api/user/check-favorites', { ids: [1] });
    const [url, init] = fetch.mock.calls[0]!;
    expect(url.href).toBe('https://shop.ru/api/user/check-favorites');
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(bodyOf(init)).toEqual({ ids: [1], token: '' });
  });

  test('the token that is kept', async () => {
    const { client, fetch, keep } = setUp(() => json({}));
    keep(OLD);
    await client.call('/api/client/detach', {});
    expect(bodyOf(fetch.mock.calls[0]![1])).toEqual({ token: OLD });
  });

  test('a form when asked for, lists and groups included', async () => {
    const { client, fetch } = setUp(() => json({}), { encode: toForm });
    await client.call('/api/user/check-favorites', { ids: [1, 2] });
    const { body } = fetch.mock.calls[0]![1];
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(decodeURIComponent(String(body as URLSearchParams))).toBe('ids[]=1&ids[]=2&token=');
  });

  test('to another backend where one is named', async () => {
    const { client, fetch } = setUp(() => json({}), { apiUrl: 'https://api.example.ru' });
    await client.call('/api/client/detach', {});
    expect(fetch.mock.calls[0]![0].href).toBe('https://api.example.ru/api/client/detach');
  });

  test('never follows a redirect with the token, and outlives the page when asked to', async () => {
    const { client, fetch } = setUp(() => json({}));
    await client.call('/api/client/detach', {}, { keepalive: true });
    expect(fetch.mock.calls[0]![1]).toMatchObject({ redirect: 'error', keepalive: true });
  });
});

describe('the token', () => {
  test.each(['/api/user/login', '/api/user/logout'] as const)('of %s is taken over', async (path) => {
    const { client, keep, kept } = setUp(() => json({ token: NEW }));
    keep(OLD);
    await client.call(path, path === '/api/user/login' ? { login: 'buyer', password: 'x' } : {});
    expect(kept()).toBe(NEW);
  });

  test('of /api/info is taken over while it is still the same visitor', async () => {
    const { client, kept } = setUp(() => json({ token: NEW }));
    await client.call('/api/info', {});
    expect(kept()).toBe(NEW);
  });

  test('of a login is not undone by an /api/info that was asked before it', async () => {
    let answerInfo: (response: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => (answerInfo = resolve));
    const { client, keep, kept } = setUp((url) =>
      url.pathname === '/api/info' ? slow : json({ token: NEW }),
    );
    keep(OLD);
    const info = client.call('/api/info', {});
    await client.call('/api/user/login', { login: 'buyer', password: 'x' });
    answerInfo(json({ token: OLD }));
    await info;
    expect(kept()).toBe(NEW);
  });

  test('is left alone by other calls and by an empty one', async () => {
    const { client, keep, kept } = setUp((url) => json({ token: url.pathname === '/api/info' ? '' : NEW }));
    keep(OLD);
    await client.call('/api/client/detach', {});
    await client.call('/api/info', {});
    expect(kept()).toBe(OLD);
  });
});

describe('a refusal', () => {
  test('becomes an ApiError in the words of the table', async () => {
    const { client } = setUp(() =>
      json({ public_error: true, group: 'cart', code: 'coupon_not_found' }, 404),
    );
    const error: unknown = await client
      .call('/api/cart/coupon', { coupon: 'ЛЕТО' })
      .catch((it: unknown) => it);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      key: 'cart.coupon_not_found',
      message: 'Промокод не найден. Проверьте код или уберите его.',
    });
  });

  test("keeps the server's own words", async () => {
    const { client } = setUp(() => json({ public_error: true, text: 'Склад закрыт до 9:00.' }, 400));
    await expect(client.call('/api/cart/del-coupon', {})).rejects.toThrow('Склад закрыт до 9:00.');
  });

  test.each(['nonsense', 'toString', '__proto__'])(
    'of the unmapped code %s is the unknown error',
    async (code) => {
      const { client } = setUp(() => json({ public_error: true, group: 'cart', code }, 400));
      await expect(client.call('/api/cart/del-coupon', {})).rejects.toThrow(UNKNOWN_ERROR_TEXT);
    },
  );
});

describe('a 401 with a url', () => {
  test.each([
    ['/lk/login?redirect=%2Fcart', 'https://shop.ru/lk/login?redirect=%2Fcart'],
    ['https://pay.example.ru/3ds', 'https://pay.example.ru/3ds'],
  ])('leads to %s', async (url, target) => {
    const { client, navigate } = setUp(() => json({ url }, 401));
    await expect(client.call('/api/info', {})).rejects.toBeInstanceOf(RedirectError);
    expect(navigate.mock.calls).toEqual([[target]]);
  });

  test('does not lead to a stranger: it is an unknown error', async () => {
    const { client, navigate } = setUp(() => json({ url: 'https://evil.example' }, 401));
    await expect(client.call('/api/info', {})).rejects.toMatchObject({
      failure: 'redirect_refused',
      message: UNKNOWN_ERROR_TEXT,
    });
    expect(navigate).not.toHaveBeenCalled();
  });

  test('is a refusal like any other without one', async () => {
    const { client, navigate } = setUp(() =>
      json({ public_error: true, group: 'user', code: 'not_authorized' }, 401),
    );
    await expect(client.call('/api/info', {})).rejects.toMatchObject({
      key: 'user.not_authorized',
      action: 'login',
    });
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('no answer to understand is the unknown error', () => {
  test.each([
    [
      'a page of a proxy',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { failure: 'server', status: 502 },
    ],
    [
      'JSON without public_error',
      () => json({ message: 'at db.query' }, 500),
      { failure: 'server', status: 500 },
    ],
    ['a success that is no JSON', () => new Response('<html>'), { failure: 'malformed', status: 200 }],
    ['a success without a body', () => new Response(null, { status: 200 }), { failure: 'malformed' }],
  ])('%s', async (_, answerer: Answerer, expected) => {
    const { client } = setUp(answerer);
    const error: unknown = await client.call('/api/info', {}).catch((it: unknown) => it);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ ...expected, message: UNKNOWN_ERROR_TEXT });
  });

  test('but for no answer at all, which is told as that', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('fetch failed')));
    const error: unknown = await client.call('/api/info', {}).catch((it: unknown) => it);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ failure: 'unreachable', status: 0, message: NO_CONNECTION_TEXT });
  });

  const silent: Answerer = (_, { signal }) =>
    new Promise((_resolve, reject) =>
      signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
    );

  test('nothing within the time allowed', async () => {
    const { client } = setUp(silent, { timeout: 1 });
    await expect(client.call('/api/info', {})).rejects.toMatchObject({ failure: 'timeout' });
  });

  test('but giving up is no error to tell of', async () => {
    const { client } = setUp(silent);
    const controller = new AbortController();
    const call = client.call('/api/info', {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('given up before it began, nothing is sent', async () => {
    const { client, fetch } = setUp(silent);
    await expect(client.call('/api/info', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(fetch).not.toHaveBeenCalled();
  });
});
