import { keepBuyer, keptFor } from '@siren/domain/checkout';
import type { BuyerData, BuyerOwner } from '@siren/domain/checkout';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { followOwn, readOwn, writeOwn } from '../../info/index.ts';

const NAME = 'buyer';

export interface KeptForm {
  /** What was typed by whom the form belongs to, in any tab of this browser. */
  own: Partial<BuyerData>;
  /** Keeps what becomes of it, by what stands there now. */
  keep(change: (own: Partial<BuyerData>) => Partial<BuyerData>): void;
}

/**
 * What a buyer typed, kept by the browser until they sign out. It belongs to one owner: for another one the form is
 * empty, and what is not theirs goes from the storage too. The server and the first render know nothing of it.
 */
export function useKeptBuyer({ user, client }: BuyerOwner): KeptForm {
  const [kept, setKept] = useState<unknown>(null);
  const owner = useMemo(() => ({ user, client }), [user, client]);
  useEffect(() => {
    setKept((typed: unknown) => readOwn(NAME) ?? typed);
    return followOwn(NAME, () => setKept(readOwn(NAME)));
  }, []);
  const own = useMemo(() => keptFor(kept, owner), [kept, owner]);
  const keep = useCallback(
    (change: (own: Partial<BuyerData>) => Partial<BuyerData>) => {
      // Another tab may have written meanwhile; a browser that stores nothing has it here.
      const data = keepBuyer(change(keptFor(readOwn(NAME) ?? kept, owner)), owner);
      writeOwn(NAME, data);
      setKept(data);
    },
    [kept, owner],
  );
  useEffect(() => {
    const stored = readOwn(NAME);
    if (stored !== null && Object.keys(keptFor(stored, owner)).length === 0) writeOwn(NAME, null);
  }, [owner]);
  return { own, keep };
}
