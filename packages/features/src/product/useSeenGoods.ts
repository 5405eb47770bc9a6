import { useEffect, useState } from 'react';
import { readSeen } from './readSeen.ts';

/**
 * Ids of the goods that were seen in this browser before, the latest first, without the present one. Empty on the
 * server and until the browser has looked.
 */
export function useSeenGoods(present: number | null): number[] {
  const [seen, setSeen] = useState<number[]>([]);
  useEffect(() => setSeen(readSeen().filter((id) => id !== present)), [present]);
  return seen;
}
