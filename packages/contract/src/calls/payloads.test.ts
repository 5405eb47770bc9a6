import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calls } from './calls.ts';

/** Path and fields of the payload, besides the token (behaviour calls-5). */
const specified = {
  '/api/cart/suggested-offers': [],
  '/api/cart/add': ['id'],
  '/api/cart/update': ['id', 'quantity'],
  '/api/cart/delete': ['id'],
  '/api/cart/delete-multi': ['ids'],
  '/api/cart/toggle': ['ids', 'selected'],
  '/api/cart/set-service-city': ['city'],
  '/api/cart/set-pay-type': ['payType'],
  '/api/cart/coupon': ['coupon'],
  '/api/cart/del-coupon': [],
  '/api/cart/add-by-codes': ['ids'],
  '/api/cart/additional-data': [],
  '/api/client/detach': [],
  '/api/client/resolve-user': ['phone'],
  '/api/certificate/attach': ['code'],
  '/api/certificate/detach': ['guid'],
  '/api/user/check-favorites': ['ids'],
  '/api/user/toggle-favorite-product': ['id', 'value'],
  '/api/user/login': ['login', 'password'],
  '/api/user/login-by-id': ['id', 'password'],
  '/api/user/logout': [],
  '/api/info': [],
  '/api/info/set-region': ['region', 'city'],
} as const satisfies Partial<Record<keyof typeof calls, readonly string[]>>;

test.each(Object.entries(specified))('%s takes %j', (path, fields) => {
  const { payload } = calls[path as keyof typeof specified];
  expect(Object.keys((payload as z.ZodObject).shape)).toEqual(fields);
});

test.each(Object.entries(specified))('%s refuses a payload without %j', (path, fields) => {
  const { payload } = calls[path as keyof typeof specified];
  expect(payload.safeParse({}).success).toBe(fields.length === 0);
});

const fullState = Object.keys(specified).filter(
  (path) => path.startsWith('/api/cart/') && !/suggested-offers|additional-data/.test(path),
);
test.each(fullState)('%s answers the full cart state', (path) => {
  expect(calls[path as keyof typeof specified].answer).toBe(calls['/api/cart/add'].answer);
});

test('app info tells region, stores, menu, favourites, user, permissions, cart and the token', () => {
  const { shape } = calls['/api/info'].answer as z.ZodObject;
  expect(Object.keys(shape)).toEqual(
    expect.arrayContaining([
      ...['region', 'store', 'stores', 'menu', 'favorites', 'user', 'permissions', 'cart', 'token'],
    ]),
  );
});

/** Bodies that somebody will send one day. */
const hostile = [
  null,
  [],
  'x',
  1,
  { id: '1' },
  { id: 1.5 },
  { id: -1 },

  { ids: Array(1e4).fill(1) },
];
test.each(Object.entries(specified).filter(([, fields]) => fields.length > 0))(
  '%s refuses hostile bodies',
  (path) => {
    const { payload } = calls[path as keyof typeof specified];
    const passed = hostile.filter((body) => payload.safeParse(body).success);
    expect(passed).toEqual([]);
  },
);
