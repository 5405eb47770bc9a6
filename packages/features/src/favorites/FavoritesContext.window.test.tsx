import { refusal } from '@siren/contract/errors';
import { notifications } from '@siren/ui/notifications';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CartProvider } from '../cart/index.ts';
import { readOwn, useInfo, writeOwn } from '../info/index.ts';
import { hookShop } from '../stories/index.ts';
import { makeCart, makeInfo } from '../testing/index.ts';
import { FavoritesProvider } from './FavoritesContext.tsx';
import { useFavorite } from './useFavorite.ts';

const anna = makeInfo({
  user: { id: 7, login: 'anna', name: 'Анна', flags: [] },
  cart: makeCart([{ offer: 1 }]),
});
const guest = makeInfo({ token: 'guest'.padEnd(32, '0') });

afterEach(() => notifications.closeAll());

test('who presses a heart once their session has ended is told, and is a guest here, too', async () => {
  const shop = hookShop(
    {
      '/api/info': () => guest,
      '/api/user/toggle-favorite-product': () => Promise.reject(refusal('user.not_authorized')),
    },
    { info: anna },
  );
  const notices = { fail: expect.fail, say: expect.fail };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <shop.wrapper>
      <CartProvider notices={notices}>
        <FavoritesProvider>{children}</FavoritesProvider>
      </CartProvider>
    </shop.wrapper>
  );
  const { result } = renderHook(() => ({ info: useInfo(), heart: useFavorite(3, false) }), { wrapper });
  writeOwn('seen', [1]);
  act(() => result.current.heart.toggle());
  expect(result.current.heart.kept).toBe(true);
  await expect.poll(() => result.current.info?.user).toBeNull();
  expect(result.current.info?.cart.content).toEqual([]);
  expect(readOwn('seen')).toBeNull();
  expect(result.current.heart.kept).toBe(false);
  const text = `${refusal('user.not_authorized').message} Товар не\u00a0добавлен в\u00a0избранное.`;
  expect(notifications.list()).toMatchObject([{ text }]);
});
