import type { Api } from '@siren/contract/calls';
import { NetworkError, refusal } from '@siren/contract/errors';
import type { OrderQuote } from '@siren/domain/checkout';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiProvider } from '../api/index.ts';
import { makeCart } from '../testing/index.ts';
import { unansweredAttempt } from './orderAttempt.ts';
import { useLostOrder } from './useLostOrder.ts';
import { useOrder } from './useOrder.ts';
import type { OrderDraft } from './useOrder.ts';

afterEach(() => localStorage.clear());

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
  expectedLines: [{ offer: 7, quantity: 1, price: 1_000 }],
  expectedTotal: 1_000,
};

const quote = (price: number): OrderQuote => ({
  lines: [{ offer: 7, quantity: 1, price }],
  services: [],
  date: null,
  coupon: null,
  certificates: [],
  totals: { goods: price, discount: 0, services: 0, bonus: 0, certificates: 0, toPay: price },
});
const shown = quote(1_000);

/** The hook, with a server whose answers the test gives one after the other. */
function setUp() {
  const keys: string[] = [];
  const answers: (() => { id: number } | Promise<{ id: number }>)[] = [];
  /** Keys that the shop was asked about, and what it answers: nothing was ordered, or as the test says. */
  const asked: string[] = [];
  const found: (() => { id: number | null })[] = [];
  const call = (async (path: string, payload: { idempotencyKey: string }) => {
    const asks = path === '/api/order/placed';
    (asks ? asked : keys).push(payload.idempotencyKey);
    await Promise.resolve();
    return asks ? (found.shift()?.() ?? { id: null }) : (answers.shift()?.() ?? { id: 1 });
  }) as unknown as Api['call'];
  const told = {
    onPlaced: vi.fn(),
    onFound: vi.fn(),
    onFailure: vi.fn(),
    onRefusedField: vi.fn(),
    onStale: vi.fn(() => Promise.resolve()),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={{ call }}>{children}</ApiProvider>
  );
  const form = { phone: '+79122044108' };
  const { result, rerender } = renderHook((cart) => useOrder({ user: null, cart, ...form, ...told }), {
    wrapper,
    initialProps: makeCart([{ offer: 7 }]),
  });
  const place = (of = draft, seen = shown) => act(() => result.current.place(of, seen));
  const fails = (error: Error) =>
    answers.push(() => {
      throw error;
    });
  const trouble = () => result.current.trouble;
  return { ...told, form, keys, asked, found, place, fails, answers, trouble, result, rerender, wrapper };
}

describe('placing an order', () => {
  it('tells the number of the order', async () => {
    const { place, onPlaced, answers } = setUp();
    answers.push(() => ({ id: 100_007 }));
    await place();
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith(100_007);
  });

  it('repeats a try that nobody answered under its own key', async () => {
    const { place, fails, keys, trouble } = setUp();
    fails(new NetworkError('unreachable'));
    await place();
    expect(trouble()).toEqual({ kind: 'unanswered' });
    await place();
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

  it('tells a changed sum with what the buyer saw, and has what is shown read anew', async () => {
    const { place, fails, onStale, onPlaced, trouble } = setUp();
    const change = { total: 1_200, differences: [], quote: quote(1_200) };
    fails(refusal('cart.total_changed', { data: change }));
    await place();
    expect(onPlaced).not.toHaveBeenCalled();
    expect(onStale).toHaveBeenCalledOnce();
    expect(trouble()).toEqual({ kind: 'changed', change, shown });
  });

  it('names the goods that cannot be ordered', async () => {
    const { place, fails, trouble } = setUp();
    fails(refusal('cart.item_unavailable', { data: { offers: [7] } }));
    await place();
    expect(trouble()).toEqual({ kind: 'goods', offers: [7], exposition: false });
    await place();
    expect(trouble()).toBeNull();
  });

  it.each([
    ['general.invalid_phone', 'phone'],
    ['cart.pay_type_unavailable', 'payType'],
  ] as const)('leads %s to its field', async (key, field) => {
    const { place, fails, onRefusedField, onFailure } = setUp();
    fails(refusal(key));
    await place();
    expect(onRefusedField).toHaveBeenCalledExactlyOnceWith(field);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('says nothing of its own of a refusal that has its words elsewhere', async () => {
    const { place, fails, onFailure, trouble } = setUp();
    fails(refusal('user.blocked'));
    await place();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(trouble()).toBeNull();
  });

  it('repeats an unanswered try under its key over a reload, but not for another user', async () => {
    const before = setUp();
    before.fails(new NetworkError('timeout'));
    await before.place();
    const after = setUp();
    await after.place();
    expect(after.keys).toEqual(before.keys);
    await after.place();
    expect(after.keys[1]).not.toBe(before.keys[0]);
    before.fails(new NetworkError('timeout'));
    await before.place(draft, quote(3_000));
    expect(unansweredAttempt(null)).not.toBeNull();
    expect(unansweredAttempt(5)).toBeNull();
  });

  it('is not begun twice by two presses', async () => {
    const { result, keys } = setUp();
    await act(async () => {
      await Promise.all([result.current.place(draft, shown), result.current.place(draft, shown)]);
    });
    expect(keys).toHaveLength(1);
  });
});

describe('an order whose answer got lost', () => {
  const lose = async () => {
    const lost = setUp();
    lost.fails(new NetworkError('unreachable'));
    await lost.place();
    return lost;
  };

  it('is found again where the cart is empty, and nothing is ordered by asking', async () => {
    const [key] = (await lose()).keys;
    const { found, asked, keys, wrapper } = setUp();
    await act(async () => {});
    found.push(() => ({ id: 100_008 }));
    const onFound = vi.fn();
    const { rerender } = renderHook(({ cart }) => useLostOrder(null, cart, false, onFound), {
      wrapper,
      initialProps: { cart: 1 },
    });
    await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith(100_008), { timeout: 10_000 });
    rerender({ cart: 2 });
    expect([asked, keys]).toEqual([[key, key], []]);
    expect(unansweredAttempt(null)).toBeNull();
  });

  it('stays known where nothing was placed yet', async () => {
    const { keys, asked, rerender } = await lose();
    rerender(makeCart([]));
    await vi.waitFor(() => expect(asked).toEqual(keys), { timeout: 10_000 });
    expect(unansweredAttempt(null)?.payload.idempotencyKey).toBe(keys[0]);
  });

  it('is found with the next cart that the shop tells, though some of it is left to order', async () => {
    const { found, onFound, onPlaced, rerender } = await lose();
    found.push(() => ({ id: 100_009 }));
    rerender(makeCart([{ offer: 8 }]));
    await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith(100_009), { timeout: 10_000 });
    expect(onPlaced).not.toHaveBeenCalled();
  });

  it('is found before another one is sent in its place', async () => {
    const { found, keys, onFound, place } = await lose();
    found.push(() => ({ id: 100_010 }));
    await place({ ...draft, customer: { ...draft.customer, comment: 'Позвоните' } });
    expect(onFound).toHaveBeenCalledExactlyOnceWith(100_010);
    expect(keys).toHaveLength(1);
  });

  it.each([
    ['nobody', new NetworkError('unreachable')],
    ['a refusal', refusal('general.too_many_requests')],
  ])('is not given up where %s answers the question', async (_who, error) => {
    const { found, keys, place } = await lose();
    found.push(() => {
      throw error;
    });
    await place(draft, quote(2_000));
    expect(keys).toHaveLength(1);
    expect(unansweredAttempt(null)?.payload.idempotencyKey).toBe(keys[0]);
  });

  it('is not asked for while it is on its way', async () => {
    const { answers, asked, rerender, result, onPlaced } = setUp();
    const answer = Promise.withResolvers<{ id: number }>();
    answers.push(() => answer.promise);
    act(() => void result.current.place(draft, shown));
    rerender(makeCart([]));
    await act(async () => answer.resolve({ id: 100_011 }));
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith(100_011);
    expect(asked).toEqual([]);
  });
});

describe('an order that asks for proof', () => {
  const proofNeeded = () => refusal('order.proof_needed', { data: { phone: '+79122044108' } });

  it('goes on under its own key by the code, and says why a code was not taken', async () => {
    const { place, result, keys, fails, trouble, onPlaced, onFailure } = setUp();
    fails(proofNeeded());
    await place();
    expect(trouble()).toEqual({ kind: 'proof', phone: '+79122044108', refused: null });
    fails(refusal('auth.wrong_code'));
    await act(() => result.current.place(draft, shown, { code: '000000' }));
    expect(trouble()).toMatchObject({ kind: 'proof', refused: { key: 'auth.wrong_code' } });
    await act(() => result.current.place(draft, shown, { waits: true }));
    expect(onPlaced).toHaveBeenCalledOnce();
    expect(new Set(keys).size).toBe(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('asks for none any more once other pieces would be ordered, and for these it does', async () => {
    const { place, rerender, fails, trouble } = setUp();
    rerender(makeCart([{ offer: 7, quantity: 60 }]));
    fails(proofNeeded());
    await place();
    rerender(makeCart([{ offer: 7, quantity: 50 }]));
    expect(trouble()).toBeNull();
    rerender(makeCart([{ offer: 7, quantity: 60 }]));
    expect(trouble()).toMatchObject({ kind: 'proof' });
    rerender(makeCart([{ offer: 7, quantity: 60, selected: false }]));
    expect(trouble()).toBeNull();
  });

  it('asks for none any more once another phone would be proven', async () => {
    const { place, form, rerender, fails, trouble } = setUp();
    const cart = makeCart([{ offer: 7 }]);
    fails(proofNeeded());
    await place();
    form.phone = '+79122044109';
    rerender(cart);
    expect(trouble()).toBeNull();
    form.phone = '+79122044108';
    rerender(cart);
    expect(trouble()).toMatchObject({ kind: 'proof' });
  });

  it('is another order under another key once something of it has changed', async () => {
    const { place, result, keys, fails } = setUp();
    fails(proofNeeded());
    await place();
    await act(() => result.current.place(draft, quote(2_000), { waits: true }));
    expect(new Set(keys).size).toBe(2);
  });
});
