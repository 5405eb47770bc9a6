import { rememberSeen } from '@siren/domain/catalog';
import { useEffect, useState } from 'react';
import { readOwn, writeOwn } from '../info/index.ts';

const NAME = 'seen';

function readSeen(): number[] {
  const kept = readOwn(NAME);
  return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : [];
}

/**
 * Ids of the goods that were seen in this browser before, the latest first, without the present one, which is
 * remembered for next time. Empty on the server and until the browser has looked.
 */
export function useSeenGoods(present: number | null): number[] {
  const [seen, setSeen] = useState<number[]>([]);
  useEffect(() => {
    const known = readSeen();
    setSeen(known.filter((id) => id !== present));
    if (present !== null) writeOwn(NAME, rememberSeen(known, present));
  }, [present]);
  return seen;
}
