import { refusal } from '@siren/contract/errors';
import type { CallPath } from '@siren/contract/calls';
import { notifications } from '@siren/ui/notifications';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { useApi } from '../api/index.ts';
import { CartProvider } from '../cart/index.ts';
import { noTabs, TabsProvider, useInfo } from '../info/index.ts';
import { hookShop } from '../stories/index.ts';
import { MetricsProvider, noMetrics } from '../metrics/index.ts';
import { makeCart } from '../testing/index.ts';
import { ordersResource } from './resources.ts';
import { useRepeat } from './useRepeat.ts';

afterEach(() => notifications.closeAll());

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

/** Repeats an order, which is refused, while the list of orders is shown; answers what is asked for then. */
async function refused(error: Error): Promise<CallPath[]> {
  const shop = hookShop({
    '/api/order/repeat': async () => {
      throw error;
    },
    '/api/order/list': () => ({ items: [], total: 0, page: 1, pages: 1 }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <shop.wrapper>
      <CartProvider notices={{ fail: expect.fail, say: expect.fail }}>{children}</CartProvider>
    </shop.wrapper>
  );
  const { result } = renderHook(
    () => {
      const api = useApi();
      const { key, path, payload } = ordersResource(1);
      return { ...useRepeat(), list: useSWR(key, () => api.call(path, payload)) };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.data).toBeDefined());
  shop.called.length = 0;
  expect(await act(() => result.current.repeat(100_007))).toBeNull();
  expect(result.current).toMatchObject({ loading: false, repeated: null });
  expect(notifications.list()).toMatchObject([{ tone: 'critical' }]);
  return shop.called;
}

test('a refusal that does not stop is told, and one goes on: an order that is not there leaves the list', async () => {
  expect(await refused(refusal('order.not_found'))).toEqual(['/api/order/repeat', '/api/order/list']);
});

test('any other failure is told and stops', async () => {
  expect(await refused(refusal('cart.empty'))).toEqual(['/api/order/repeat']);
  notifications.closeAll();
  expect(await refused(new Error('boom'))).toEqual(['/api/order/repeat']);
});
