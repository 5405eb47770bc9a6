import {
  NetworkError,
  NO_CONNECTION_TEXT,
  RedirectError,
  refusal,
  UNKNOWN_ERROR_TEXT,
} from '@siren/contract/errors';
import { ERROR_MS, notifications } from '@siren/ui/notifications';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useNotices } from './useNotices.ts';

function at(path: string) {
  history.replaceState(null, '', path);
  return renderHook(() => ({ notices: useNotices(), location: useLocation() }), {
    wrapper: ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>,
  });
}

afterEach(() => notifications.closeAll());

test('a refusal becomes a red popup of 3 s in the words of the table', () => {
  at('/').result.current.notices.fail(refusal('cart.coupon_not_found'));
  expect(notifications.list()).toMatchObject([
    { tone: 'critical', duration: ERROR_MS, text: refusal('cart.coupon_not_found').message },
  ]);
  expect(ERROR_MS).toBe(3_000);
});

test('«Войти» leads to the login page and back', () => {
  const { result } = at('/section/divany?page=2');
  result.current.notices.fail(refusal('user.not_authorized'));
  act(() => notifications.list()[0]?.action?.onSelect());
  expect(result.current.location).toMatchObject({
    pathname: '/lk/login',
    search: `?from=${encodeURIComponent('/section/divany?page=2')}`,
  });
});

test('the same failure is said once', () => {
  const { fail } = at('/').result.current.notices;
  fail(new NetworkError('server', 500));
  fail(new Error('boom'));
  expect(notifications.list()).toMatchObject([{ text: UNKNOWN_ERROR_TEXT }]);
});

test('what stayed as it was is said with why', () => {
  at('/').result.current.notices.fail(
    new NetworkError('unreachable'),
    'Количество осталось прежним: 2\u00a0шт.',
  );
  expect(notifications.list()).toMatchObject([
    { text: `${NO_CONNECTION_TEXT} Количество осталось прежним: 2\u00a0шт.` },
  ]);
});

test('a redirect that is under way has nothing to say', () => {
  at('/').result.current.notices.fail(new RedirectError('/lk/login'));
  expect(notifications.list()).toEqual([]);
});
