import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resource, useKept } from '../api/index.ts';
import { useInfo, useReloadInfo } from '../info/index.ts';
import { hookShop } from '../stories/index.ts';
import { makeCart, makeCity, makeInfo } from '../testing/index.ts';
import { useRegionChoice } from './useRegionChoice.ts';

const tyumen = makeCity({ code: 'tyumen', name: 'Тюмень', region: 'tyumen' });
const before = makeInfo({ cart: makeCart([{ offer: 1, name: 'Диван «Лада»', price: 100 }]) });
const after = (price: number) =>
  makeInfo({ city: tyumen, cart: makeCart([{ offer: 1, name: 'Диван «Лада»', price }]) });

test('the app info of the new city comes with the answer, and what changed in the cart is told', async () => {
  const shop = hookShop({ '/api/info/set-region': () => after(120) }, { info: before });
  const { result } = renderHook(() => ({ ...useRegionChoice(), city: useInfo()?.city.name }), {
    wrapper: shop.wrapper,
  });
  const outcome = await act(() => result.current.choose(tyumen));
  expect(outcome.changes?.prices).toEqual([
    { offer: 1, name: 'Диван «Лада»', options: '', from: 100, to: 120 },
  ]);
  await waitFor(() => expect(result.current.city).toBe('Тюмень'));
});

test('the way to pay that the new region does not take is told by its name in the former one', async () => {
  const cart = (payType: number | null) => makeCart([{ offer: 1, price: 100 }], { payType });
  const shop = hookShop(
    { '/api/info/set-region': () => makeInfo({ city: tyumen, stores: [], cart: cart(null) }) },
    { info: makeInfo({ cart: cart(3) }) },
  );
  const { result } = renderHook(useRegionChoice, { wrapper: shop.wrapper });
  expect((await act(() => result.current.choose(tyumen))).changes?.payType).toBe('Наличными');
});

test('a cart that stays as it was is not spoken of', async () => {
  const shop = hookShop({ '/api/info/set-region': () => after(100) }, { info: before });
  const { result } = renderHook(useRegionChoice, { wrapper: shop.wrapper });
  expect((await act(() => result.current.choose(tyumen))).changes).toBeNull();
});

test('what is on the page is read anew, and stays on the screen until then', async () => {
  let title = 'в Екатеринбурге';
  const home = resource('/api/home', {});
  const seo = { description: '', canonical: '/' };
  const shop = hookShop(
    {
      '/api/home': () => ({ blocks: [], seo: { ...seo, title } }),
      '/api/info/set-region': () => after(100),
    },
    { info: before },
  );
  const seen = new Set<string | undefined>();
  const { result } = renderHook(
    () => {
      const page = useKept(home).data?.seo.title;
      seen.add(page);
      return { ...useRegionChoice(), page };
    },
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.page).toBe('в Екатеринбурге'));
  seen.clear();
  title = 'в Тюмени';
  await act(() => result.current.choose(tyumen));
  await waitFor(() => expect(result.current.page).toBe('в Тюмени'));
  expect([...seen]).not.toContain(undefined);
});

test('what cannot be read anew is told to have failed, and comes with another try', async () => {
  let fails = false;
  const home = resource('/api/home', {});
  const seo = { description: '', canonical: '/', title: '' };
  const shop = hookShop(
    {
      '/api/home': () => (fails ? Promise.reject(new Error('boom')) : { blocks: [], seo }),
      '/api/info': () => before,
      '/api/info/set-region': () => after(100),
    },
    { info: before },
  );
  const { result } = renderHook(
    () => ({ ...useRegionChoice(), page: useKept(home), reload: useReloadInfo() }),
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.page.fresh).toBe(true));
  fails = true;
  // Of the same city an older answer is still true.
  await act(() => result.current.reload());
  await waitFor(() => expect(result.current.page.state).toBe('success'));
  expect(result.current.page).toMatchObject({ fresh: true, error: undefined });
  await act(() => result.current.choose(tyumen));
  await waitFor(() => expect(result.current.page.error).toBeDefined());
  // What the first city answered is not shown in a third one either, while that is asked.
  expect(result.current.page.data).toBeUndefined();
  fails = false;
  act(() => result.current.page.retry());
  await waitFor(() => expect(result.current.page).toMatchObject({ fresh: true, error: undefined }));
});

test('a call that fails leaves everything as it was', async () => {
  const shop = hookShop(
    { '/api/info/set-region': () => Promise.reject(new Error('boom')) },
    { info: before },
  );
  const { result } = renderHook(() => ({ ...useRegionChoice(), city: useInfo()?.city.name }), {
    wrapper: shop.wrapper,
  });
  await act(() => expect(result.current.choose(tyumen)).rejects.toThrow('boom'));
  expect(result.current).toMatchObject({ city: 'Екатеринбург', saving: null });
});
