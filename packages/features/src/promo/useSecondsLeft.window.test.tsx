import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockProvider } from '../info/index.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

const ENDS = '2026-11-21T12:00:00.000Z';
const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A countdown of ten minutes in a browser whose clock is an hour slow. */
function open(answer: { now: string }) {
  const clock = () => Date.now() - 60 * MINUTE_MS;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClockProvider clock={clock}>{children}</ClockProvider>
  );
  return renderHook(() => useSecondsLeft(ENDS, answer), { wrapper });
}
const answered = () => ({ now: '2026-11-21T11:50:00.000Z' });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('what the server said is counted on by the time that passed, to the end', () => {
  const { result } = open(answered());
  expect(result.current).toBe(600);
  pass(MINUTE_MS);
  expect(result.current).toBe(540);
  pass(20 * MINUTE_MS);
  expect(result.current).toBe(0);
});

test('who comes back to an answer that was kept finds the time gone on', () => {
  const answer = answered();
  open(answer).unmount();
  pass(MINUTE_MS / 2);
  expect(open(answer).result.current).toBe(570);
});

test('a new answer is counted from its own time', () => {
  open(answered()).unmount();
  pass(MINUTE_MS / 2);
  expect(open(answered()).result.current).toBe(600);
});
