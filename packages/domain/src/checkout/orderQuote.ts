import type { CertificateUse } from './payBreakdown.ts';
import type { Totals } from './Totals.ts';
import type { SelectedService } from '../services/index.ts';

/** An order as it was shown or as it would be charged: what two of them can differ in. Roubles. */
export interface OrderQuote {
  /** Price of a piece before the coupon. */
  lines: readonly { offer: number; quantity: number; price: number }[];
  services: readonly SelectedService[];
  /** The day that a delivery is shown with, ISO 8601 date; null where it is agreed later. */
  date: string | null;
  /** Code of the coupon that works, though it may take nothing off; null for none. */
  coupon: string | null;
  /** The certificates that pay, and what each does. */
  certificates: readonly CertificateUse[];
  totals: Totals;
}
