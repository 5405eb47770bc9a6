import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePointerRest } from './usePointerRest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LONG_MS = 1_000;

/** What is heard of a pointer that comes, presses and goes, and stays as long as a press takes or for long. */
function hear(pointerType: string, stayMs: number): string[] {
  const place = document.createElement('div');
  const heard: string[] = [];
  const { unmount } = renderHook(() =>
    usePointerRest(
      { current: place },
      { onRest: () => heard.push('rest'), onAway: () => heard.push('away') },
    ),
  );
  const tell = (type: string) => place.dispatchEvent(new PointerEvent(type, { pointerType }));
  tell('pointerenter');
  vi.advanceTimersByTime(stayMs);
  for (const type of ['pointerdown', 'pointerup', 'pointerleave']) tell(type);
  vi.advanceTimersByTime(LONG_MS);
  unmount();
  return heard;
}

test('a mouse that stays rests, and one that goes is away', () => {
  expect(hear('mouse', LONG_MS)).toEqual(['rest', 'away']);
  expect(hear('mouse', 0)).toEqual(['away']);
});

test.each(['touch', 'pen'])('a %s does neither, however long it stays', (pointerType) => {
  expect(hear(pointerType, LONG_MS)).toEqual([]);
  expect(hear(pointerType, 0)).toEqual([]);
});
