import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnswer } from './useAnswer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('asks ever more rarely, gives up at the end, and begins anew when it is told to', async () => {
  const read = vi.fn(() => Promise.reject(new Error('offline')));
  const { result } = renderHook(() => useAnswer(true, read, [10, 20]));
  await tick(9);
  expect(read).toHaveBeenCalledTimes(0);
  await tick(1);
  expect(read).toHaveBeenCalledTimes(1);
  await tick(20);
  expect([read.mock.calls.length, result.current.tired]).toEqual([2, true]);
  await tick(100_000);
  expect(read).toHaveBeenCalledTimes(2);
  await act(async () => result.current.again());
  expect([read.mock.calls.length, result.current.tired]).toEqual([3, false]);
  await tick(10);
  expect(read).toHaveBeenCalledTimes(4);
});

test('nobody is asked where nothing is waited for', async () => {
  const read = vi.fn(() => Promise.resolve());
  const { rerender } = renderHook(({ waiting }) => useAnswer(waiting, read, [10, 20]), {
    initialProps: { waiting: true },
  });
  await tick(10);
  rerender({ waiting: false });
  await tick(100_000);
  expect(read).toHaveBeenCalledTimes(1);
});
