import { useState } from 'react';

export type InTurn = <Done>(work: () => Promise<Done>) => Promise<Done>;

/** Does one piece of work after another: on a bad line photos that go together come later than each alone. */
export function useInTurn(): InTurn {
  const [inTurn] = useState(() => {
    let last: Promise<unknown> = Promise.resolve();
    return <Done>(work: () => Promise<Done>): Promise<Done> => {
      const done = last.then(work, work);
      last = done.catch(() => undefined);
      return done;
    };
  });
  return inTurn;
}
