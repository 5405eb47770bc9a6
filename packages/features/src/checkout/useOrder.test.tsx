import type { Api } from '@siren/contract/calls';
import { NetworkError, refusal } from '@siren/contract/errors';
import type { OrderQuote } from '@siren/domain/checkout';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProvider } from '../api/index.ts';
import { useOrder } from './useOrder.ts';
import type { OrderDraft } from './useOrder.ts';

const draft: OrderDraft = {
  customer: {
    name: 'Анна',
    phone: [{ phone: '+79122044108', protected: false }],
    email: '',
    address: 'ул. Мира, 5',
    comment: '',
  },
  services: [],
  city: 'ekb',
  payType: 1,
  useBonus: false,
  expectedTotal: 1_000,
};

const quote = (price: number): OrderQuote => ({
  lines: [{ offer: 7, quantity: 1, price }],
  services: [],
  totals: { goods: price, discount: 0, services: 0, bonus: 0, certificates: 0, toPay: price },
});
const shown = quote(1_000);

/** The hook, with a server whose answers the test gives one after the other. */
function setUp() {
  const keys: string[] = [];
  const answers: (() => { id: number })[] = [];
  const call = (async (_path: string, payload: { idempotencyKey: string }) => {
    keys.push(payload.idempotencyKey);
    await Promise.resolve();
    return answers.shift()?.() ?? { id: 1 };
  }) as unknown as Api['call'];
  const told = { onPlaced: vi.fn(), onFailure: vi.fn(), onTotalChanged: vi.fn() };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={{ call }}>{children}</ApiProvider>
  );
  const { result } = renderHook(() => useOrder(told), { wrapper });
  const place = (of = draft, seen = shown) => act(() => result.current.place(of, seen));
  const fails = (error: Error) =>
    answers.push(() => {
      throw error;
    });
  return { ...told, keys, place, fails, answers };
}

describe('placing an order', () => {
  it('tells the number of the order', async () => {
    const { place, onPlaced, answers } = setUp();
    answers.push(() => ({ id: 100_007 }));
    await place();
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith(100_007);
  });

  it('repeats a try that nobody answered under its own key', async () => {
    const { place, fails, keys, onFailure } = setUp();
    fails(new NetworkError('unreachable'));
    await place();
    await place();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('takes another key for another order', async () => {
    const { place, fails, keys } = setUp();
    fails(refusal('general.invalid_phone'));
    await place();
    await place({ ...draft, payType: 2 });
    await place({ ...draft, payType: 2 });
    expect(new Set(keys).size).toBe(3);
  });

  it('takes another key when the same buyer orders another cart', async () => {
    const { place, fails, keys } = setUp();
    fails(new NetworkError('unreachable'));
    await place();
    await place(draft, quote(2_000));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('explains a changed sum by what the buyer saw', async () => {
    const { place, fails, onTotalChanged, onPlaced } = setUp();
    fails(refusal('cart.total_changed', { data: { total: 1_200, differences: [], quote: quote(1_200) } }));
    await place();
    expect(onPlaced).not.toHaveBeenCalled();
    expect(onTotalChanged).toHaveBeenCalledExactlyOnceWith({
      total: 1_200,
      differences: [{ kind: 'line_price', offer: 7, before: 1_000, after: 1_200, amount: 200 }],
    });
  });

  it('tells the reasons that the server gives where it tells no more', async () => {
    const { place, fails, onTotalChanged } = setUp();
    const differences = [{ kind: 'coupon', before: 100, after: 0, amount: 100 }];
    fails(refusal('cart.total_changed', { data: { total: 1_100, differences } }));
    await place();
    expect(onTotalChanged).toHaveBeenCalledExactlyOnceWith({ total: 1_100, differences });
  });
});
