import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDepartures } from './useDepartures.ts';

test('counts who has gone, and not who has come', () => {
  const { result, rerender } = renderHook(({ user }: { user: number | null }) => useDepartures(user), {
    initialProps: { user: null as number | null },
  });
  const after = (user: number | null) => {
    rerender({ user });
    return result.current;
  };
  expect([after(null), after(7), after(7), after(null), after(8), after(9)]).toEqual([0, 0, 0, 1, 1, 2]);
});
