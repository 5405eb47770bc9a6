import type { BuyerPhone } from '../account/entities.ts';
import { resolvePhones } from './resolvePhones.ts';

/** The first phone as it was typed, +7 and ten digits; null where it is that of an account, or none. */
export const typedPhone = (entries: readonly BuyerPhone[]): string | null =>
  resolvePhones(entries, null)?.[0]?.phone ?? null;
