import { NetworkError, refusal } from '@siren/contract/errors';
import type { Api } from '@siren/contract/calls';
import { applyCartChange } from '@siren/domain/cart';
import type { CartChange, CartItem, CartState } from '@siren/domain/cart';
import { describe, expect, it } from 'vitest';
import { makeCart } from '../testing/index.ts';
import { CartSession } from './CartSession.ts';

/** A session on a clock and a server that the test moves by hand. */
function setUp() {
  let now = 0;
  let visit = 'guest';
  let tells = 0;
  let tasks: { at: number; task: () => void }[] = [];
  let cart = makeCart([{ offer: 1, quantity: 2 }, { offer: 2 }]);
  const sent: { path: string; payload: unknown; settle: (answer: CartState | Error) => void }[] = [];
  const failures: unknown[] = [];
  const told: (CartChange['type'] | 'whole')[] = [];
  const call = (path: string, payload: unknown) =>
    new Promise<CartState>((resolve, reject) => {
      const settle = (told: CartState | Error) => (told instanceof Error ? reject(told) : resolve(told));
      sent.push({ path, payload, settle });
    });
  const session = new CartSession({
    api: { call: call as Api['call'] },
    read: () => cart,
    write: (next) => {
      cart = next;
    },
    visit: () => visit,
    ask: () => call('ask', null),
    tell: () => void (tells += 1),
    onSaved: (change) => told.push(change?.type ?? 'whole'),
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
  const moveTo = (next: string) => {
    visit = next;
  };
  return {
    session,
    sent,
    failures,
    told,
    tells: () => tells,
    pass,
    answer,
    moveTo,
    shown,
    row,
    saved: () => cart,
  };
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

  it('sends no change of a row whose quantity is being saved before that is answered', async () => {
    const { session, pass, row, sent } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    await pass(200);
    session.setQuantity(id, quantity + 5);
    await pass(1_000);
    expect([row().quantity, sent.length]).toEqual([quantity + 5, 1]);
  });

  it('ends in what the server answers', async () => {
    const { session, pass, answer, row, saved } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    await pass(200);
    await answer(withQuantity(saved(), quantity + 3));
    expect(row().quantity).toBe(quantity + 3);
    expect(session.progress()).toEqual({ changes: [], calls: 0, flying: [] });
  });

  it('takes a refused change back and says why', async () => {
    const { session, pass, answer, row, saved, failures } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    await pass(200);
    const error = refusal('cart.item_unavailable');
    await answer(error);
    await answer(saved());
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
    await answer(saved());
    expect(told).toEqual(['update']);
  });

  it('lets a row be changed again after a refusal', async () => {
    const { session, sent, pass, answer, row, saved } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    await pass(200);
    await answer(refusal('cart.item_unavailable'));
    await answer(saved());
    session.setQuantity(id, quantity + 2);
    await pass(200);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/update', 'ask', '/api/cart/update']);
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
    expect(session.progress().changes.map(({ type }) => type)).toEqual(['delete']);
  });

  it('sends one call at a time, in the order of the clicks', async () => {
    const { session, sent, answer, row, saved, pass } = setUp();
    void session.toggle(row().grouped, false);
    void session.remove([saved().content[1]?.id ?? 0]);
    await pass(0);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/toggle']);
    await answer(saved());
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/toggle', '/api/cart/delete']);
  });

  it('takes no other change of a row that is being saved', async () => {
    const { session, sent, pass, row } = setUp();
    const { id, grouped } = row();
    void session.toggle(grouped, false);
    expect(await session.toggle(grouped, true)).toBe(false);
    expect(await session.remove([id])).toBe(false);
    session.setQuantity(id, 7);
    await pass(500);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/toggle']);
  });

  it('brings several rows back by one call, as they were', async () => {
    const { session, sent, pass, shown, saved } = setUp();
    const rows = saved().content;
    const gone = rows.flatMap(({ price, quantity, selected, offer: id }) => {
      const offer = saved().offers[id];
      return offer ? [{ offer, price, quantity, selected }] : [];
    });
    void session.remove(rows.map(({ id }) => id));
    void session.restore(gone);
    expect(shown().content.map(({ offer, quantity }) => [offer, quantity])).toEqual(
      rows.map(({ offer, quantity }) => [offer, quantity]),
    );
    await pass(0);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/delete-multi']);
  });

  it('selects nothing in bulk while a change flies', async () => {
    const { session, sent, pass, row } = setUp();
    void session.remove([row().id]);
    await session.toggleAll(false);
    await pass(0);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/delete']);
  });
});

describe('answers that do not come', () => {
  const lost = new NetworkError('timeout');

  it('keep what is shown until the server says what it has, and are no failure where the change was made', async () => {
    const { session, sent, failures, pass, answer, row, saved } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    await pass(200);
    await answer(lost);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/update', 'ask']);
    expect(row().quantity).toBe(quantity + 1);
    await answer(withQuantity(saved(), quantity + 1));
    expect([row(saved()).quantity, failures]).toEqual([quantity + 1, []]);
    expect(session.progress()).toEqual({ changes: [], calls: 0, flying: [] });
  });

  it('are said where the change was not made', async () => {
    const { session, failures, pass, answer, row, saved } = setUp();
    session.setQuantity(row().id, 9);
    await pass(200);
    await answer(lost);
    await answer(saved());
    expect([row().quantity, failures]).toEqual([2, [lost]]);
  });

  it('to what shows nothing before are no failure either where it was made', async () => {
    const { session, failures, told, pass, answer, row, saved } = setUp();
    const { offer, quantity } = row();
    const ids = [{ id: offer, quantity: 3 }];
    const add = async (had: number) => {
      const done = session.change('/api/cart/add-by-codes', { ids });
      await pass(0);
      await answer(lost);
      await answer(withQuantity(saved(), had));
      return done;
    };
    expect([await add(quantity), failures, told]).toEqual([false, [lost], []]);
    expect([await add(quantity + 3), failures, told]).toEqual([true, [lost], ['whole']]);
  });

  it('of a change that brings no goods is no word of goods that another device added meanwhile', async () => {
    const { session, told, pass, answer, row, saved } = setUp();
    const done = session.change('/api/cart/coupon', { coupon: 'LETO' });
    await pass(0);
    await answer(withQuantity(saved(), row().quantity + 1));
    expect([await done, told]).toEqual([true, []]);
  });

  it('that one is nobody any more has the server asked who one is', async () => {
    const { session, sent, pass, answer } = setUp();
    void session.change('/api/cart/coupon', { coupon: 'LETO' });
    await pass(0);
    await answer(refusal('user.not_authorized'));
    expect(sent.at(-1)?.path).toBe('ask');
  });

  it('have the server asked again, ever more rarely, until it tells', async () => {
    const { session, sent, pass, answer, row, saved } = setUp();
    session.setQuantity(row().id, 9);
    await pass(200);
    await answer(lost);
    await answer(lost);
    const asked = () => sent.filter(({ path }) => path === 'ask').length;
    await pass(1_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    await answer(lost);
    await pass(2_000);
    expect(asked()).toBe(2);
    await pass(2_000);
    await answer(withQuantity(saved(), 9));
    expect([asked(), row().quantity]).toEqual([3, 9]);
  });

  it('that come for somebody else are not taken', async () => {
    const { session, sent, moveTo, pass, answer, row, saved } = setUp();
    session.setQuantity(row().id, 5);
    await pass(200);
    moveTo('user');
    await answer(withQuantity(saved(), 5));
    expect(sent.at(-1)?.path).toBe('ask');
    await answer(withQuantity(saved(), 8));
    expect(row().quantity).toBe(8);
  });
});

describe('another tab', () => {
  it('is told of what was made or may have been, and not of what was refused', async () => {
    const { session, tells, pass, answer, row, saved } = setUp();
    session.setQuantity(row().id, 5);
    await pass(200);
    await answer(withQuantity(saved(), 5));
    expect(tells()).toBe(1);
    session.setQuantity(row().id, 6);
    await pass(200);
    await answer(refusal('cart.item_unavailable'));
    await answer(saved());
    expect(tells()).toBe(1);
  });

  it('has this one ask once, after what is on its way', async () => {
    const { session, sent, pass, answer, row, saved } = setUp();
    session.setQuantity(row().id, 5);
    await pass(200);
    session.look();
    session.look();
    await pass(0);
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/update']);
    await answer(withQuantity(saved(), 5));
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/update', 'ask']);
    await answer(withQuantity(saved(), 3));
    expect([row().quantity, sent.length]).toEqual([3, 2]);
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

  it('sends what waits for its turn, too', async () => {
    const { session, sent, row, saved } = setUp();
    void session.toggle(row().grouped, false);
    session.setQuantity(saved().content[1]?.id ?? 0, 4);
    session.leave();
    expect(sent.map(({ path }) => path)).toEqual(['/api/cart/toggle', '/api/cart/update']);
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
    const { session, answer, pass, row, saved } = setUp();
    const { id, quantity } = row();
    session.setQuantity(id, quantity + 1);
    const settled = session.settled();
    await pass(0);
    await answer(refusal('cart.item_unavailable'));
    await answer(saved());
    expect(await settled).toBe(false);
  });

  it('tells that something was refused, whatever was taken after it', async () => {
    const { session, answer, pass, row, saved } = setUp();
    void session.remove(row().grouped);
    void session.change('/api/cart/set-pay-type', { payType: 2 });
    const settled = session.settled();
    await pass(0);
    await answer(new NetworkError('timeout'));
    await answer(saved());
    await answer({ ...saved(), payType: 2 });
    expect(await settled).toBe(false);
    expect(await session.settled()).toBe(true);
  });

  it('waits for what is done while it waits, too', async () => {
    const { session, sent, answer, pass, row, saved } = setUp();
    void session.toggle(row().grouped, false);
    const settled = session.settled();
    session.setQuantity(saved().content[1]?.id ?? 0, 4);
    await answer(saved());
    await pass(0);
    expect(sent.at(-1)?.path).toBe('/api/cart/update');
    await answer(refusal('cart.item_unavailable'));
    await answer(saved());
    expect(await settled).toBe(false);
  });

  it('takes no change of a row that the server has not named yet', async () => {
    const { session, sent, pass, row } = setUp();
    session.setQuantity(-1, row().quantity + 1);
    await pass(300);
    expect(sent).toHaveLength(0);
  });
});
