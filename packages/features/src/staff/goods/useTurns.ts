import type { StaffGood } from '@siren/domain/goods';
import { useEffect, useRef } from 'react';

/** Changes a good as it was answered last. Rejects with the refusal. */
export type TakeTurn = (change: (latest: StaffGood) => Promise<StaffGood>) => Promise<void>;

/** Changes go one after another, each to what the one before has left: none of them makes another one old. */
export function useTurns(good: StaffGood): TakeTurn {
  const latest = useRef(good);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (good.version >= latest.current.version) latest.current = good;
  }, [good]);
  return (change) => {
    const work = last.current.then(async () => {
      latest.current = await change(latest.current);
    });
    last.current = work.catch(() => {});
    return work;
  };
}
