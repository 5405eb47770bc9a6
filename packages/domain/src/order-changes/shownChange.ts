import { hasSameLines, sameServices } from '../checkout/index.ts';
import { toKopecks } from '../money/index.ts';
import type { SelectedService } from '../services/index.ts';

/** A change as it was quoted, roubles. */
export interface QuotedChange {
  lines: readonly { offer: number; quantity: number; finalPrice: number }[];
  /** All that the order may have beside its delivery; `quantity` of what is not chosen is null. */
  services: readonly (Omit<SelectedService, 'quantity'> & { quantity: number | null })[];
  totals: { toPay: number };
}

/** What a change says of what was shown of it. */
export interface ShownChange {
  expectedLines: { offer: number; quantity: number; finalPrice: number }[];
  expectedServices: SelectedService[];
  expectedTotal: number;
}

const chosen = (services: QuotedChange['services']): SelectedService[] =>
  services.flatMap(({ key, quantity, price }) => (quantity === null ? [] : [{ key, quantity, price }]));

/** What a change says of the quote that was shown. */
export const shownChange = ({ lines, services, totals }: QuotedChange): ShownChange => ({
  expectedLines: lines.map(({ offer, quantity, finalPrice }) => ({ offer, quantity, finalPrice })),
  expectedServices: chosen(services),
  expectedTotal: totals.toPay,
});

const priced = (lines: QuotedChange['lines']) => ({
  lines: lines.map(({ offer, quantity, finalPrice: price }) => ({ offer, quantity, price })),
});

/** Whether what would be done is what was shown: prices that change places come to the same sum, too. */
export const isShownChange = (seen: ShownChange, now: QuotedChange): boolean =>
  hasSameLines(priced(seen.expectedLines), priced(now.lines)) &&
  sameServices(seen.expectedServices, chosen(now.services)) &&
  toKopecks(seen.expectedTotal) === toKopecks(now.totals.toPay);
