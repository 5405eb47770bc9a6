import type { KeepLimits } from '@siren/domain/orders';
import { unpaidUntil } from '@siren/domain/payments';
import type { HeldOrder } from './holdOrder.ts';

/** Until when a held order is kept, ms since 1970; null for as long as it takes. */
export function heldUntil(held: HeldOrder, keep: KeepLimits): number | null {
  const { heldSince, payTypeCode: payType, placedBy, proof } = held;
  if (heldSince === null) return null;
  const byStaff = placedBy !== null || proof === 'staff';
  return unpaidUntil({ ...held, heldSince, payType, byStaff, proven: proof !== null }, keep);
}
