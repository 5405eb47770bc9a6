import { describe, expect, test } from 'vitest';
import { ApiError, refusal } from './ApiError.ts';
import { errorTable, UNKNOWN_ERROR_TEXT } from './errorTable.ts';
import type { ErrorKey } from './errorEntry.ts';
import type { ErrorEntry, ShopErrorKey } from './errorTable.ts';
import { isPublicError } from './isPublicError.ts';
import { staffErrorTable } from './staffErrorTable.ts';
import type { StaffErrorKey } from './staffErrorTable.ts';
import { staffRefusal } from './staffRefusal.ts';

/** Every refusal that the shop promises (behaviour calls-2). */
const specified: ErrorKey[] = [
  'user.not_authorized',
  'user.already_authorized',
  'user.already_exists',
  'user.blocked',
  'user.invalid_credentials',
  'user.wrong_password',
  'user.unknown',
  'cart.empty',
  'cart.item_not_found',
  'cart.coupon_not_found',
  'cart.client_invalid',
  'cart.pay_type_unavailable',
  'cart.certificate_not_found',
  'cart.item_unavailable',
  'cart.exposition_only',
  'order.not_found',
  'payment.already_paid',
  'auth.no_such_user',
  'auth.attempts_exhausted',
  'auth.link_expired',
  'general.invalid_phone',
  'general.bad_request',
  'general.too_many_requests',
  'general.unavailable',
];
const rows = Object.entries<ErrorEntry>(errorTable);
const staffRows = Object.entries<ErrorEntry>(staffErrorTable);

test('holds every refusal that the shop promises', () => {
  expect(Object.keys(errorTable)).toEqual(expect.arrayContaining(specified));
});

test('offers to log in for these two only', () => {
  const withLogin = rows.filter(([, { action }]) => action === 'login').map(([key]) => key);
  expect(withLogin).toEqual(['user.not_authorized', 'user.already_exists']);
});

test('stops for all but an order that is not found', () => {
  expect(rows.filter(([, { stop }]) => stop === false).map(([key]) => key)).toEqual(['order.not_found']);
});

test.each([...rows, ...staffRows])(
  '%s is told in a Russian sentence, with a 4xx or as unavailable',
  (key, { text, status }) => {
    expect(text).toMatch(/^[А-ЯЁ][^A-Za-z]*\.$/);
    expect(status).toBeGreaterThanOrEqual(400);
    if (key !== 'general.unavailable') expect(status).toBeLessThan(500);
    expect(text).not.toBe(UNKNOWN_ERROR_TEXT);
  },
);

describe('a refusal on its way over the wire', () => {
  test.each(rows)('%s arrives as it left', (key, { text, stop = true, action, status }) => {
    const left = refusal(key as ShopErrorKey, {
      details: ['строка 1'],
      retryAfter: 30,
      data: { total: 1490 },
    });
    const body: unknown = JSON.parse(JSON.stringify(left.body));
    expect(isPublicError(body)).toBe(true);
    const arrived = new ApiError(body as typeof left.body, left.status);
    expect(arrived).toMatchObject({
      key,
      message: text,
      stop,
      action: action ?? null,
      status,
      body: left.body,
    });
    expect(arrived.is(key as ErrorKey)).toBe(true);
  });

  test.each(staffRows)('%s of the staff brings its words along', (key, { text, status }) => {
    const left = staffRefusal(key as StaffErrorKey, { details: ['строка 1'] });
    const arrived = new ApiError(JSON.parse(JSON.stringify(left.body)) as typeof left.body, left.status);
    expect(arrived).toMatchObject({
      key,
      message: text,
      status,
      stop: true,
      body: { details: ['строка 1'] },
    });
    expect(arrived.is(key as StaffErrorKey)).toBe(true);
    expect(Object.keys(errorTable)).not.toContain(key);
  });

  test('without a row it keeps its own words and the status it came with', () => {
    const error = new ApiError({ public_error: true, text: 'Склад закрыт.' }, 418);
    expect(error).toMatchObject({ message: 'Склад закрыт.', status: 418, stop: true, action: null });
  });
});

test.each([
  null,
  'x',
  {},
  { public_error: 'true' },
  { public_error: true, text: {} },
  { public_error: true, code: 1 },
])('%j is no refusal', (body) => expect(isPublicError(body)).toBe(false));
