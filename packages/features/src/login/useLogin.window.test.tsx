import type { Api } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useInfo } from '../info/index.ts';
import { hookShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { useLogin } from './useLogin.ts';

const user = { id: 7, login: 'buyer', name: 'Анна Смирнова', flags: [] };
const served = {
  '/api/user/login': () => ({ user, token: 'b'.repeat(32), factorDue: false }),
  '/api/user/remember': () => ({}),
  '/api/info': () => makeInfo({ user }),
};
const useBoth = () => ({ ...useLogin(), user: useInfo()?.user });
const way = (api: Api) => api.call('/api/user/login', { login: 'buyer', password: 'secret' });

test('a login is followed by the app info of who signed in', async () => {
  const shop = hookShop(served);
  const { result } = renderHook(useBoth, { wrapper: shop.wrapper });
  await act(() => result.current.enter(way, false));
  await waitFor(() => expect(result.current.user?.name).toBe('Анна Смирнова'));
  expect(shop.called).toEqual(['/api/user/login', '/api/info']);
});

test('who wants to be remembered is, and is in also where that fails', async () => {
  const shop = hookShop({ ...served, '/api/user/remember': () => Promise.reject(new Error('down')) });
  const { result } = renderHook(useBoth, { wrapper: shop.wrapper });
  expect(await act(() => result.current.enter(way, true))).toBe('in');
  expect(shop.called).toEqual(['/api/user/login', '/api/user/remember', '/api/info']);
});

test('while one try runs another does nothing', async () => {
  const shop = hookShop(served);
  const { result } = renderHook(useBoth, { wrapper: shop.wrapper });
  const { enter } = result.current;
  const answers = await act(() => Promise.all([enter(way, false), enter(way, false)]));
  expect(answers).toEqual(['in', null]);
  expect(shop.called).toEqual(['/api/user/login', '/api/info']);
});

test('a refusal is kept until one mends what was typed', async () => {
  const { wrapper } = hookShop({
    '/api/user/login': () => Promise.reject(refusal('user.invalid_credentials')),
  });
  const { result } = renderHook(useBoth, { wrapper });
  await act(() => result.current.enter(way, true));
  expect(result.current.error).toMatchObject({ key: 'user.invalid_credentials' });
  expect(result.current.loading).toBe(false);
  act(() => result.current.clear());
  expect(result.current.error).toBeNull();
});

test('a login that waits for a code is kept with what it was to be, until one begins anew', async () => {
  const { wrapper } = hookShop({
    '/api/user/login': () => Promise.reject(staffRefusal('factor.needed', { data: { begun: 'half' } })),
  });
  const { result } = renderHook(useBoth, { wrapper });
  expect(await act(() => result.current.enter(way, true))).toBeNull();
  expect(result.current.begun).toEqual({ secret: 'half', remember: true });
  act(() => result.current.drop());
  expect(result.current.begun).toBeNull();
});

test('who lacks the second factor of their role is told from others', async () => {
  const due = { ...served, '/api/user/login': () => ({ user, token: 'b'.repeat(32), factorDue: true }) };
  const { result } = renderHook(useBoth, { wrapper: hookShop(due).wrapper });
  expect(await act(() => result.current.enter(way, false))).toBe('due');
});
