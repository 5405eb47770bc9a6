import { toKopecks } from '../money/index.ts';
import type { SelectedService } from '../services/index.ts';
import { hasSameLines } from './orderDifferences.ts';
import type { OrderQuote } from './orderQuote.ts';
import type { CertificateUse } from './payBreakdown.ts';
import { sameCertificates } from './sameCertificates.ts';
import { sameCoupon } from './sameCoupon.ts';
import { sameServices } from './sameServices.ts';

/** What an order says that its buyer saw: it is held to that. Roubles. */
export interface ShownOrder {
  expectedLines: { offer: number; quantity: number; price: number }[];
  expectedServices: SelectedService[];
  /** The day that the delivery was shown with. */
  expectedDate: string | null;
  /** What the coupon takes off. */
  expectedDiscount: number;
  expectedTotal: number;
  /** What of it is paid otherwise than by money: by bonus, and by each certificate. */
  expectedUses: { bonus: number; certificates: CertificateUse[] };
  /** Code of the coupon that works; null for none. */
  expectedCoupon: string | null;
}

/** What an order says of a quote that its buyer saw. */
export const shownOrder = ({
  lines,
  services,
  date,
  coupon,
  certificates,
  totals,
}: OrderQuote): ShownOrder => ({
  expectedLines: [...lines],
  expectedServices: [...services],
  expectedDate: date,
  expectedDiscount: totals.discount,
  expectedTotal: totals.toPay,
  expectedUses: { bonus: totals.bonus, certificates: [...certificates] },
  expectedCoupon: coupon,
});

const sameSum = (one: number, other: number) => toKopecks(one) === toKopecks(other);

/** Whether what would be charged is what the buyer saw: these goods, services, coupon and certificates, on that day, and these sums to the kopeck. */
export function isShownOrder(seen: ShownOrder, now: OrderQuote): boolean {
  const { lines, totals } = now;
  return (
    hasSameLines({ lines: seen.expectedLines }, { lines }) &&
    sameServices(seen.expectedServices, now.services) &&
    seen.expectedDate === now.date &&
    sameCoupon(seen.expectedCoupon, now.coupon) &&
    sameSum(seen.expectedDiscount, totals.discount) &&
    sameSum(seen.expectedTotal, totals.toPay) &&
    sameSum(seen.expectedUses.bonus, totals.bonus) &&
    sameCertificates(seen.expectedUses.certificates, now.certificates)
  );
}
