import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hookShop } from '../stories/index.ts';
import { makeInfo } from '../testing/index.ts';
import { useInfo } from './useInfo.ts';

it('who one is does not change unnoticed when the network is back', async () => {
  const shop = hookShop({ '/api/info': () => makeInfo({ user: null }) });
  const { result } = renderHook(useInfo, { wrapper: shop.wrapper });
  const before = result.current;
  await act(async () => {
    dispatchEvent(new Event('online'));
    // What is read by itself is asked for a moment later.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect([shop.called, result.current]).toEqual([[], before]);
});
