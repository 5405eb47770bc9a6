import { cartSummary } from '@siren/domain/cart';
import { notifications } from '@siren/ui/notifications';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartView } from '../cart/index.ts';
import type { ServiceChoice } from '../services/index.ts';
import { hookShop } from '../stories/hookShop.tsx';
import { makeCart, makeInfo } from '../testing/index.ts';
import { useOrdering } from './useOrdering.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  notifications.closeAll();
});

const cart = makeCart([{ offer: 7 }]);
const progress: CartView['progress'] = { changes: [], calls: 0, flying: [] };
const session = { progress: () => progress, settled: async () => true } as unknown as CartView['session'];
const choice = { selection: [] } as unknown as ServiceChoice;

function setUp() {
  const { wrapper } = hookShop({});
  const { result } = renderHook(
    () =>
      useOrdering({
        info: makeInfo({ cart }),
        cart,
        progress,
        session,
        choice,
        summary: cartSummary(cart, []),
        staff: null,
        busy: false,
        useBonus: false,
        onPlaced: vi.fn(),
        onFound: vi.fn(),
      }),
    { wrapper },
  );
  return result;
}

test('a press waits for the form’s code, and not for ever: why nothing came of it is said', async () => {
  const ordering = setUp();
  act(() => ordering.current.order());
  expect(ordering.current.placing).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(7_999));
  expect(ordering.current.placing).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(ordering.current.placing).toBe(false);
  expect(notifications.list()).toMatchObject([
    { tone: 'caution', text: expect.stringContaining('загрузилась') },
  ]);
});

test('a press that waited for the form’s code asks the form once it is there', async () => {
  const ordering = setUp();
  act(() => ordering.current.order());
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  const take = vi.fn(() => null);
  act(() => ordering.current.setDesk({ pickup: null, phone: null, take, refuse: vi.fn(), done: vi.fn() }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(take).toHaveBeenCalledOnce();
  expect([ordering.current.placing, notifications.list()]).toEqual([false, []]);
});
