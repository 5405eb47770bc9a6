import type { BuyerPhone } from '../account/entities.ts';
import { normalizePhone } from './normalizePhone.ts';

/** The most phones that an order takes. */
export const PHONES_MAX = 3;

/**
 * The phones of an order as they are stored, the protected one first, none twice; null where one of them is wrong or
 * there is none. What came with a protected entry is a mask and is never read: it stands for `own`, the phone that the
 * account has (null where it has none).
 */
export function resolvePhones(entries: readonly BuyerPhone[], own: string | null): BuyerPhone[] | null {
  const filled = entries.filter((entry) => entry.protected || entry.phone.trim() !== '');
  const numbers = filled.map((entry) => (entry.protected ? own : normalizePhone(entry.phone)));
  if (numbers.includes(null) || numbers.length === 0) return null;
  const asked = filled.some((entry) => entry.protected);
  const phones = [...new Set(numbers as string[])].map((phone) => ({
    phone,
    protected: asked && phone === own,
  }));
  return phones.sort((one, other) => Number(other.protected) - Number(one.protected));
}
