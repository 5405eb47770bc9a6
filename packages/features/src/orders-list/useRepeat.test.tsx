// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { CartProvider } from '../cart/index.ts';
import { noTabs, TabsProvider, useInfo } from '../info/index.ts';
import { hookShop } from '../stories/index.ts';
import { MetricsProvider, noMetrics } from '../metrics/index.ts';
import { makeCart } from '../testing/index.ts';
import { useRepeat } from './useRepeat.ts';

test('an order that is repeated is in the cart here and counted, and other tabs are told to look', async () => {
  const tell = vi.fn();
  const emit = vi.fn();
  const cart = makeCart([{ offer: 3 }]);
  const shop = hookShop({ '/api/order/repeat': () => ({ cart, found: 1, notes: [] }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <shop.wrapper>
      <TabsProvider tabs={{ ...noTabs, tell }}>
        <MetricsProvider value={{ ...noMetrics, emit }}>
          <CartProvider notices={{ fail: expect.fail, say: expect.fail }}>{children}</CartProvider>
        </MetricsProvider>
      </TabsProvider>
    </shop.wrapper>
  );
  const { result } = renderHook(() => ({ ...useRepeat(), info: useInfo() }), { wrapper });
  await act(() => result.current.repeat(100_007));
  expect(result.current.info?.cart.content).toHaveLength(1);
  expect(emit.mock.calls).toMatchObject([[{ type: 'add', good: { id: 3 } }]]);
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type: 'cart' });
});
