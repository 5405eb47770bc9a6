import { refusal } from '@siren/contract/errors';
import type { Api } from '@siren/contract/calls';
import { applyCartChange } from '@siren/domain/cart';
import type { CartChange, CartItem, CartState } from '@siren/domain/cart';
import { describe, expect, it } from 'vitest';
import { makeCart } from '../testing/index.ts';
import { CartSession } from './CartSession.ts';

/** A session on a clock and a server that the test moves by hand. */
function setUp() {
  let now = 0;
  let tasks: { at: number; task: () => void }[] = [];
  let cart = makeCart([{ offer: 1, quantity: 2 }, { offer: 2 }]);
  const sent: { path: string; payload: unknown; settle: (answer: CartState | Error) => void }[] = [];
  const failures: unknown[] = [];
  const told: CartChange['type'][] = [];
  const call = ((path: string, payload: unknown) =>
    new Promise((resolve, reject) => {
      const settle = (answer: CartState | Error) =>
        answer instanceof Error ? reject(answer) : (resolve as (answer: CartState) => void)(answer);
      sent.push({ path, payload, settle });
    })) as Api['call'];
  const session = new CartSession({
    api: { call },
    read: () => cart,
    write: (next) => {
      cart = next;
    },
    onSaved: ({ type }) => told.push(type),
    onFailure: (error) => failures.push(error),
    now: () => now,
    later: (task, ms) => tasks.push({ at: now + ms, task }),
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const pass = async (ms: number) => {
    now += ms;
    const due = tasks.filter(({ at }) => at <= now);
    tasks = tasks.filter(({ at }) => at > now);
    for (const { task } of due) task();
    await turn();
  };
  const answer = async (result: CartState | Error) => {
    sent.at(-1)?.settle(result);
    await turn();
  };
  const shown = () => session.progress().changes.reduce(applyCartChange, cart);
  const row = (state = shown()) => state.content[0] as CartItem;
  return { session, sent, failures, told, pass, answer, shown, row, saved: () => cart };
}

const withQuantity = (cart: CartState, quantity: number): CartState => ({
  ...cart,
  content: cart.content.map((row, index) => (index === 0 ? { ...row, quantity } : row)),
});

describe('the cart in one tab', () => {
  it('shows a quantity at once and sends quick clicks as one absolute number', async () => {
    const { session, sent, pass, row } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    await pass(150);
    session.setQuantity(id, quantity + 2);
    expect(row().quantity).toBe(quantity + 2);
    await pass(150);
    expect(sent).toHaveLength(0);
    await pass(50);
    expect(sent.map(({ path, payload }) => [path, payload])).toEqual([
      ['/api/cart/update', { id, quantity: quantity + 2 }],
    ]);
  });

  it('takes no change of a row whose quantity is being saved', async () => {
    const { session, pass, row } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    await pass(200);
    session.setQuantity(id, quantity + 5);
    expect(row().quantity).toBe(quantity + 1);
  });

  it('ends in what the server answers', async () => {
    const { session, pass, answer, row, saved } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    await pass(200);
    await answer(withQuantity(saved(), quantity + 3));
    expect(row().quantity).toBe(quantity + 3);
    expect(session.progress()).toEqual({ changes: [], calls: 0 });
  });

  it('takes a refused change back and says why', async () => {
    const { session, pass, answer, row, failures } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    await pass(200);
    const error = refusal('cart.item_unavailable');
    await answer(error);
    expect(row().quantity).toBe(quantity);
    expect(failures).toEqual([error]);
  });

  it('tells of what is saved once, and of nothing that was refused', async () => {
    const { session, told, pass, answer, row, saved } = setUp();
    session.setQuantity(row().id, 5);
    await pass(200);
    expect(told).toEqual([]);
    await answer(withQuantity(saved(), 5));
    expect(told).toEqual(['update']);
    session.setQuantity(row().id, 6);
    await pass(200);
    await answer(refusal('cart.item_unavailable'));
    expect(told).toEqual(['update']);
  });

  it('lets a row be changed again after a refusal', async () => {
    const { session, sent, pass, answer, row } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    await pass(200);
    await answer(refusal('cart.item_unavailable'));
    session.setQuantity(id, quantity + 2);
    await pass(200);
    expect(sent).toHaveLength(2);
  });

  it('hides a removed row at once', () => {
    const { session, row, shown } = setUp();
    const { id } = row();
    void session.remove([id]);
    expect(shown().content.some((other) => other.id === id)).toBe(false);
  });

  it('forgets the quantity that waited for a row which is removed', async () => {
    const { session, sent, pass, row } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    void session.remove([id]);
    await pass(500);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/delete']);
  });

  it('sends one call at a time, in the order of the clicks', async () => {
    const { session, sent, answer, row, saved, pass } = setUp();
    const { id, grouped } = row();
    void session.toggle(grouped, false);
    void session.remove([id]);
    await pass(0);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/toggle']);
    await answer(saved());
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/toggle', '/api/cart/delete']);
  });

  it('selects nothing in bulk while a change flies', async () => {
    const { session, sent, pass, row } = setUp();
    void session.remove([row().id]);
    await session.toggleAll(false);
    await pass(0);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/delete']);
  });
});

describe('leaving or ordering', () => {
  it('sends at once what waits for quiet', async () => {
    const { session, sent, pass, row } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    session.flush();
    await pass(0);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/update']);
  });

  it('waits until all is answered', async () => {
    const { session, answer, pass, row, saved } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    const settled = session.settled();
    await pass(0);
    await answer(withQuantity(saved(), quantity + 1));
    expect(await settled).toBe(true);
    expect(session.progress().changes).toEqual([]);
  });

  it('tells that the last change was refused', async () => {
    const { session, answer, pass, row } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    const settled = session.settled();
    await pass(0);
    await answer(refusal('cart.item_unavailable'));
    expect(await settled).toBe(false);
  });

  it('takes no change of a row that the server has not named yet', async () => {
    const { session, sent, pass, row } = setUp();
    session.setQuantity(-1, row().quantity + 1);
    await pass(300);
    expect(sent).toHaveLength(0);
  });
});
