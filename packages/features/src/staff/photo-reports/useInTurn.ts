import { useState } from 'react';

export type InTurn = <Done>(work: () => Promise<Done>) => Promise<Done>;

/**
 * Does one piece of work after another: on a bad line photos that go together come later than each alone. `busy` until all that was
 * begun has ended.
 */
export function useInTurn(): { inTurn: InTurn; busy: boolean } {
  const [waiting, setWaiting] = useState(0);
  const [inTurn] = useState(() => {
    let last: Promise<unknown> = Promise.resolve();
    return <Done>(work: () => Promise<Done>): Promise<Done> => {
      setWaiting((count) => count + 1);
      const done = last.then(work, work).finally(() => setWaiting((count) => count - 1));
      last = done.catch(() => undefined);
      return done;
    };
  });
  return { inTurn, busy: waiting > 0 };
}
