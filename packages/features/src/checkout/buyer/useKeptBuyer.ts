import { keepBuyer, keptFor, mergeBuyer, typedFor } from '@siren/domain/checkout';
import type { BuyerData, BuyerOwner } from '@siren/domain/checkout';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { followOwn, readOwn, writeOwn } from '../../info/index.ts';
import { typedEarly } from './typedEarly.ts';

const NAME = 'buyer';

export interface KeptForm {
  /** What was typed by whom the form belongs to, in any tab of this browser. */
  own: Partial<BuyerData>;
  keep(own: Partial<BuyerData>): void;
}

/**
 * What a buyer typed, kept by the browser until they sign out. It belongs to one owner: for another one the form is
 * empty, and what is not theirs goes from the storage too. The server and the first render know nothing of it; what was
 * typed before the first render counts as typed.
 */
export function useKeptBuyer(
  { user, client }: BuyerOwner,
  known: Partial<BuyerData>,
  city: string,
): KeptForm {
  const [kept, setKept] = useState<unknown>(null);
  const owner = useMemo(() => ({ user, client }), [user, client]);
  useEffect(() => {
    const read = () => setKept(readOwn(NAME));
    read();
    return followOwn(NAME, read);
  }, []);
  const own = useMemo(() => keptFor(kept, owner), [kept, owner]);
  const keep = useCallback(
    (next: Partial<BuyerData>) => {
      const data = keepBuyer(next, owner);
      writeOwn(NAME, data);
      setKept(data);
    },
    [owner],
  );
  const early = useRef(() => {
    const typed = typedFor(city, typedEarly(mergeBuyer(known, {})));
    if (Object.keys(typed).length > 0) keep({ ...keptFor(readOwn(NAME), owner), ...typed });
  });
  useEffect(() => early.current(), []);
  useEffect(() => {
    const stored = readOwn(NAME);
    if (stored !== null && Object.keys(keptFor(stored, owner)).length === 0) writeOwn(NAME, null);
  }, [owner]);
  return { own, keep };
}
