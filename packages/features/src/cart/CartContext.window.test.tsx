import { refusal } from '@siren/contract/errors';
import type { Info } from '@siren/contract/info';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { infoResource, readOwn, useInfo, writeOwn } from '../info/index.ts';
import { hookShop } from '../stories/index.ts';
import { makeCart, makeInfo } from '../testing/index.ts';
import { CartProvider, useCartSession } from './CartContext.tsx';

const poor = makeInfo({ wallet: { certificates: [], bonus: 0 } });
const rich = makeInfo({ wallet: { certificates: [], bonus: 500 }, cart: makeCart([{ offer: 3 }]) });
const useTab = () => ({ info: useInfo(), session: useCartSession(), mutate: useSWRConfig().mutate });

const failed = (error: unknown): never => {
  throw error;
};

/** The cart of a tab, with a server that answers app info when the test lets it, and changes to nobody. */
function setUp(info = poor, onFailure: (error: unknown) => void = failed) {
  let answer: (told: Info) => void = () => undefined;
  const told = new Promise<Info>((resolve) => (answer = resolve));
  const refuse = () => Promise.reject(refusal('user.not_authorized'));
  const shop = hookShop({ '/api/info': () => told, '/api/cart/add': refuse }, { info });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <shop.wrapper>
      <CartProvider notices={{ fail: onFailure, say: () => undefined }}>{children}</CartProvider>
    </shop.wrapper>
  );
  const { result } = renderHook(useTab, { wrapper });
  return { result, answer, called: shop.called };
}

test('who looks for the cart anew finds what it can be paid with by now', async () => {
  const { result, answer } = setUp();
  answer(rich);
  act(() => result.current.session.look());
  await act(() => result.current.session.settled());
  await expect.poll(() => result.current.info?.cart.content).toHaveLength(1);
  expect(result.current.info?.wallet.bonus).toBe(500);
});

test('what was attached here meanwhile is not taken back by an older answer', async () => {
  const { result, answer, called } = setUp();
  act(() => result.current.session.look());
  await expect.poll(() => called).toContain('/api/info');
  const attached = { ...poor, wallet: { certificates: [], bonus: 70 } };
  await act(() => result.current.mutate(infoResource.key, attached, { revalidate: false }));
  answer(rich);
  await expect.poll(() => result.current.info?.cart.content).toHaveLength(1);
  expect(result.current.info?.wallet.bonus).toBe(70);
});

const anna = makeInfo({
  user: { id: 7, login: 'anna', name: 'Анна', flags: [] },
  cart: makeCart([{ offer: 1 }, { offer: 2 }]),
});

test.each([
  ['under another token', 'guest'.padEnd(32, '0')],
  ['under the same token', anna.token],
])('whose session has ended is a guest here, too, %s, and nothing of theirs stays', async (_how, token) => {
  const { result, answer } = setUp(anna);
  writeOwn('seen', [1]);
  answer({ ...poor, token });
  act(() => result.current.session.look());
  await expect.poll(() => result.current.info?.user).toBeNull();
  expect(result.current.info?.cart.content).toEqual([]);
  expect(readOwn('seen')).toBeNull();
});

test('what is added once the session has ended is told to be in vain, and lies in no cart', async () => {
  const failures: unknown[] = [];
  const { result, answer } = setUp(anna, (error) => failures.push(error));
  answer(poor);
  const [offer] = Object.values(anna.cart.offers);
  const added = await act(async () => result.current.session.add(offer!));
  expect(added).toBe(false);
  expect(failures).toEqual([refusal('user.not_authorized')]);
  await expect.poll(() => result.current.info?.user).toBeNull();
  expect(result.current.session.shown(result.current.info!.cart).content).toEqual([]);
});
