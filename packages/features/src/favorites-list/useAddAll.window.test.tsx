import type { PayloadOf } from '@siren/contract/calls';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { CartProvider } from '../cart/index.ts';
import { makeFavorites } from '../favorites/favorites.mock.ts';
import { hookShop } from '../stories/index.ts';
import { makeCart } from '../testing/index.ts';
import { useAddAll } from './useAddAll.ts';

const usual = { stock: { status: 'in_stock' as const, quantity: 4 }, exposition: false };

test('what can be ordered is sent by the ids of offers, which no code of the same figures can be', async () => {
  const [first, second, third] = makeFavorites(3).map((item) => ({ ...item, ...usual }));
  const sent: PayloadOf<'/api/cart/add-by-codes'>[] = [];
  const shop = hookShop({
    '/api/cart/add-by-codes': (payload) => {
      sent.push(payload);
      return makeCart([{ offer: first!.offer }, { offer: third!.offer }]);
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <shop.wrapper>
      <CartProvider notices={{ fail: expect.fail, say: expect.fail }}>{children}</CartProvider>
    </shop.wrapper>
  );
  const items = [first!, { ...second!, exposition: true }, third!];
  const { result } = renderHook(() => useAddAll(items), { wrapper });
  let added = 0;
  await act(async () => void (added = await result.current.addAll()));
  expect(added).toBe(2);
  expect(sent).toEqual([{ ids: [{ offer: first!.offer }, { offer: third!.offer }] }]);
});
