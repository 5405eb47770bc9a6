import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrintOnce } from './usePrintOnce.ts';

let fontsCame: () => void;
const print = vi.fn<() => void>();

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
  const ready = new Promise<void>((resolve) => (fontsCame = resolve));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const show = (isWhole: boolean) =>
  renderHook((whole) => usePrintOnce(whole), { initialProps: isWhole, wrapper: StrictMode });

test('nothing is printed before the page is whole, nor before its fonts are there', async () => {
  const { rerender } = show(false);
  fontsCame();
  await settled();
  expect(print).not.toHaveBeenCalled();
  rerender(true);
  await settled();
  expect(print).toHaveBeenCalledTimes(1);
});

test('what is whole waits for its fonts, and is printed once', async () => {
  const { rerender } = show(true);
  await settled();
  expect(print).not.toHaveBeenCalled();
  fontsCame();
  await settled();
  rerender(false);
  rerender(true);
  await settled();
  expect(print).toHaveBeenCalledTimes(1);
});

test('a page that was left meanwhile is not printed', async () => {
  const { unmount } = show(true);
  unmount();
  fontsCame();
  await settled();
  expect(print).not.toHaveBeenCalled();
});
