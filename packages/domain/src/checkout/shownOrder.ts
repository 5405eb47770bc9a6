import { toKopecks } from '../money/index.ts';
import { hasSameLines } from './orderDifferences.ts';
import type { OrderQuote } from './orderQuote.ts';
import type { CertificateUse } from './payBreakdown.ts';
import { sameCertificates } from './sameCertificates.ts';
import { sameCoupon } from './sameCoupon.ts';

/** What an order says that its buyer saw: it is held to that. Roubles. */
export interface ShownOrder {
  expectedLines: { offer: number; quantity: number; price: number }[];
  expectedTotal: number;
  /** What of it is paid otherwise than by money: by bonus, and by each certificate. */
  expectedUses: { bonus: number; certificates: CertificateUse[] };
  /** Code of the coupon that works; null for none. */
  expectedCoupon: string | null;
}

/** What an order says of a quote that its buyer saw. */
export const shownOrder = ({ lines, coupon, certificates, totals }: OrderQuote): ShownOrder => ({
  expectedLines: [...lines],
  expectedTotal: totals.toPay,
  expectedUses: { bonus: totals.bonus, certificates: [...certificates] },
  expectedCoupon: coupon,
});

const sameSum = (one: number, other: number) => toKopecks(one) === toKopecks(other);

/** Whether what would be charged is what the buyer saw: these goods, this coupon and these certificates, and these sums to the kopeck. */
export function isShownOrder(seen: ShownOrder, { lines, coupon, certificates, totals }: OrderQuote): boolean {
  return (
    hasSameLines({ lines: seen.expectedLines }, { lines }) &&
    sameCoupon(seen.expectedCoupon, coupon) &&
    sameSum(seen.expectedTotal, totals.toPay) &&
    sameSum(seen.expectedUses.bonus, totals.bonus) &&
    sameCertificates(seen.expectedUses.certificates, certificates)
  );
}
