import { NetworkError, refusal } from '@siren/contract/errors';
import type { Client } from '@siren/domain/clients';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notifications } from '@siren/ui/notifications';
import { useInfo } from '../info/index.ts';
import { hookShop } from '../stories/index.ts';
import { makeClient, makeStaffInfo } from './clients.fixtures.ts';
import { useClient } from './useClient.ts';

const ANNA = makeClient();
const OLEG = makeClient({ phone: '+79120000002', user: { id: 8, name: 'Олег', phone: '+79120000002' } });
const fresh = (phone: string): Client => ({ phone, user: null, money: 0, info: '', certificates: [] });

/** A promise that is kept, or not, when the test says so. */
function later<Value>() {
  let settle: { resolve(value: Value): void; reject(error: unknown): void } | undefined;
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }));
  return {
    promise,
    resolve: (value: Value) => settle?.resolve(value),
    fail: (error: unknown) => settle?.reject(error),
  };
}

interface Answers {
  resolve?: (phone: string) => Client | null | Promise<Client | null>;
  detach?: () => Promise<object> | object;
  attached?: Client | null;
}

function setUp({ resolve = fresh, detach = () => ({}), attached = null }: Answers) {
  let kept = attached;
  const onUser = vi.fn();
  const shop = hookShop({
    '/api/client/resolve-user': async ({ phone }) => (kept = await resolve(phone)),
    '/api/client/detach': async () => {
      await detach();
      kept = null;
      return {};
    },
    '/api/info': () => makeStaffInfo({ client: kept }),
  });
  const { result, rerender } = renderHook((props) => useClient({ onUser, ...props }), {
    wrapper: shop.wrapper,
    initialProps: { attached },
  });
  const settled = () => waitFor(() => expect(onUser.mock.lastCall?.[1]).toBe(false));
  return { result, rerender, shop, onUser, settled };
}

afterEach(() => notifications.closeAll());

describe('looking a client up', () => {
  it('finds who has the phone; the order waits until sums and bonus are theirs', async () => {
    const { result, shop, onUser, settled } = setUp({ resolve: () => ANNA });
    act(() => result.current.lookup(ANNA.phone));
    expect(result.current.asking).toBe(true);
    expect(onUser.mock.lastCall?.[1]).toBe(true);
    await settled();
    expect(result.current).toMatchObject({
      user: { status: 'found', id: 7, name: 'Анна Лебедева' },
      client: ANNA,
    });
    expect(shop.called).toEqual(['/api/client/resolve-user', '/api/info']);
  });

  it('meets a new client, called by the default name', async () => {
    const { result, settled } = setUp({});
    act(() => result.current.lookup('+79120000009'));
    await settled();
    expect(result.current.user).toEqual({
      status: 'new',
      phone: '+79120000009',
      name: 'Покупатель',
      id: null,
    });
  });

  it.each([
    ['an empty answer', () => null],
    ['an error of the server', () => Promise.reject(new NetworkError('server', 500))],
  ])('learns nothing from %s', async (_what, resolve) => {
    const { result, settled } = setUp({ resolve });
    act(() => result.current.lookup(ANNA.phone));
    await settled();
    expect(result.current.user).toMatchObject({ status: 'unavailable', phone: ANNA.phone });
  });

  it('says why it is refused, and stands as it stood before', async () => {
    const { result, settled } = setUp({ resolve: () => Promise.reject(refusal('user.not_authorized')) });
    act(() => result.current.lookup(ANNA.phone));
    await settled();
    expect(result.current).toMatchObject({ user: { status: 'empty' }, asking: false });
    expect(notifications.list()).toMatchObject([{ text: 'Войдите, чтобы продолжить.' }]);
  });

  it('passes over the late answer for another phone, and the server keeps whom it was asked for last', async () => {
    const first = later<Client>();
    const { result, shop, settled } = setUp({
      resolve: (phone) => (phone === ANNA.phone ? first.promise : OLEG),
    });
    act(() => result.current.lookup(ANNA.phone));
    act(() => result.current.lookup(OLEG.phone));
    await act(async () => first.resolve(ANNA));
    await settled();
    expect(result.current).toMatchObject({ user: { status: 'found', id: 8 }, client: OLEG });
    const lookups = shop.called.filter((path) => path !== '/api/info');
    expect(lookups).toEqual(['/api/client/resolve-user', '/api/client/resolve-user']);
  });
});

describe('letting go of a client', () => {
  it('empties at once and tells the server', async () => {
    const answer = later<object>();
    const { result, settled } = setUp({ attached: ANNA, detach: () => answer.promise });
    expect(result.current.user).toMatchObject({ status: 'found', id: 7 });
    act(() => result.current.detach());
    expect(result.current.user.status).toBe('empty');
    await act(async () => answer.resolve({}));
    await settled();
    expect(result.current).toMatchObject({ user: { status: 'empty' }, keptBack: false });
  });

  it.each([
    ['a found client', ANNA, { status: 'found', id: 7 }],
    ['a new client', fresh('+79120000009'), { status: 'new', phone: '+79120000009' }],
  ])('puts %s back where the server fails, and says so', async (_who, attached, back) => {
    const { result, settled } = setUp({
      attached,
      detach: () => Promise.reject(new NetworkError('server', 500)),
    });
    act(() => result.current.detach());
    expect(result.current.user.status).toBe('empty');
    await settled();
    expect(result.current).toMatchObject({ user: back, keptBack: true });
  });
});

it('follows another tab that has turned to somebody else', () => {
  const { result, rerender } = setUp({ attached: ANNA });
  rerender({ attached: OLEG });
  expect(result.current).toMatchObject({ user: { status: 'found', id: 8 }, client: OLEG });
  rerender({ attached: null });
  expect(result.current.user.status).toBe('empty');
});

describe('an answer that got lost after the server had acted', () => {
  /** A panel that shows whom app info names; the server acts, and its answer never comes. */
  function setUpLost(attached: Client | null) {
    let kept = attached;
    const lost = () => Promise.reject(new NetworkError('unreachable', 0));
    const onUser = vi.fn();
    const turnTo = (next: Client | null) => {
      kept = next;
      return lost();
    };
    const shop = hookShop(
      {
        '/api/client/resolve-user': () => turnTo(ANNA),
        '/api/client/detach': () => turnTo(null),
        '/api/info': () => makeStaffInfo({ client: kept }),
      },
      { info: makeStaffInfo({ client: kept }) },
    );
    const { result } = renderHook(() => useClient({ onUser, attached: useInfo()?.client ?? null }), shop);
    const settled = () => waitFor(() => expect(onUser.mock.lastCall?.[1]).toBe(false));
    return { result, onUser, settled };
  }

  it('of who was let go of nothing is shown', async () => {
    const { result, onUser, settled } = setUpLost(ANNA);
    act(() => result.current.detach());
    await settled();
    expect(result.current).toMatchObject({ user: { status: 'empty' }, client: null, keptBack: false });
    expect(onUser.mock.lastCall?.[0]).toMatchObject({ status: 'empty' });
  });

  it('who was found is shown', async () => {
    const { result, onUser, settled } = setUpLost(null);
    act(() => result.current.lookup(ANNA.phone));
    await settled();
    expect(result.current).toMatchObject({ user: { status: 'found', id: 7 }, client: ANNA, asking: false });
    expect(onUser.mock.lastCall?.[0]).toMatchObject({ status: 'found', id: 7 });
  });
});
