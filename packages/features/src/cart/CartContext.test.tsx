import type { Info } from '@siren/contract/info';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { infoResource, useInfo } from '../info/index.ts';
import { hookShop } from '../stories/index.ts';
import { makeCart, makeInfo } from '../testing/index.ts';
import { CartProvider, useCartSession } from './CartContext.tsx';

const poor = makeInfo({ wallet: { certificates: [], bonus: 0 } });
const rich = makeInfo({ wallet: { certificates: [], bonus: 500 }, cart: makeCart([{ offer: 3 }]) });
const useTab = () => ({ info: useInfo(), session: useCartSession(), mutate: useSWRConfig().mutate });

/** The cart of a tab, with a server that answers app info when the test lets it. */
function setUp() {
  let answer: (told: Info) => void = () => undefined;
  const told = new Promise<Info>((resolve) => (answer = resolve));
  const shop = hookShop({ '/api/info': () => told }, { info: poor });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <shop.wrapper>
      <CartProvider onFailure={expect.fail}>{children}</CartProvider>
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
