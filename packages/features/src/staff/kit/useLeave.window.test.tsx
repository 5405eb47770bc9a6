import { NetworkError } from '@siren/contract/errors';
import { notifications } from '@siren/ui/notifications';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readOwn, writeOwn } from '../../info/index.ts';
import { hookShop } from '../../stories/index.ts';
import { useHoldTab } from './record/useHoldTab.ts';
import { useLeave } from './useLeave.ts';

afterEach(() => notifications.closeAll());

/** Somebody at work with a draft in this browser. */
function atWork(logout: () => Promise<{ token: string }>, dirty = false) {
  writeOwn('draft', 'Домофон 7');
  const go = vi.fn();
  const shop = hookShop({ '/api/user/logout': logout });
  const { result, unmount } = renderHook(
    () => {
      useHoldTab(dirty);
      return useLeave(go);
    },
    { wrapper: shop.wrapper },
  );
  return { leave: () => result.current(), go, called: shop.called, unmount };
}

const signedOut = () => Promise.resolve({ token: 'b'.repeat(32) });

test('whoever signs out leaves nothing behind and goes to the shop', async () => {
  const { leave, go, unmount } = atWork(signedOut);
  await leave();
  expect(go).toHaveBeenCalledOnce();
  expect(readOwn('draft')).toBeNull();
  unmount();
});

test('what is not saved is saved first', async () => {
  const { leave, go, called, unmount } = atWork(signedOut, true);
  await leave();
  expect(called).toEqual([]);
  expect(go).not.toHaveBeenCalled();
  expect(notifications.list()).toMatchObject([{ tone: 'caution' }]);
  unmount();
  const saved = atWork(signedOut);
  await saved.leave();
  expect(saved.go).toHaveBeenCalledOnce();
  saved.unmount();
});

test('one who could not be signed out stays, with all that is theirs, and hears why', async () => {
  const { leave, go, unmount } = atWork(() => Promise.reject(new NetworkError('unreachable')));
  await leave();
  expect(go).not.toHaveBeenCalled();
  expect(readOwn('draft')).toBe('Домофон 7');
  expect(notifications.list()).toMatchObject([{ tone: 'critical' }]);
  unmount();
});
