import { notifications } from '@siren/ui/notifications';
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { settled } from './settled.ts';
import { useCode } from './useCode.ts';

afterEach(() => notifications.closeAll());

/** Asks for code that cannot be had. */
async function miss(quietly?: boolean): Promise<Error> {
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const load = () => Promise.reject(missing);
  const { result } = renderHook(() => useCode(load), { wrapper: BrowserRouter });
  await act(async () => expect(await result.current[1](quietly)).toBe(false));
  return missing;
}

test('code that a press cannot have is said, and the document may be loaded anew for it', async () => {
  expect(settled.has(await miss())).toBe(false);
  expect(notifications.list()).toHaveLength(1);
});

test('who has only come near hears nothing of it, and keeps the document', async () => {
  expect(settled.has(await miss(true))).toBe(true);
  expect(notifications.list()).toEqual([]);
});
