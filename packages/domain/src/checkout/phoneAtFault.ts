import type { BuyerPhone } from '../account/entities.ts';
import { normalizePhone } from './normalizePhone.ts';

/** Which of the phones is to be mended: the first wrong one, else the first of all. */
export function phoneAtFault(entries: readonly BuyerPhone[]): number {
  const wrong = entries.findIndex(
    (entry) => !entry.protected && entry.phone.trim() !== '' && normalizePhone(entry.phone) === null,
  );
  return Math.max(0, wrong);
}
