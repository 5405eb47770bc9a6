import { readOwn } from '../info/index.ts';

/** Name that the goods are kept under. */
export const SEEN = 'seen';

/** Ids of the goods that were looked at in this browser, the latest first. */
export function readSeen(): number[] {
  const kept = readOwn(SEEN);
  return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : [];
}
