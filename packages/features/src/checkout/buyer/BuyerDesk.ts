import type { OrderCreatePayload } from '@siren/contract/orders';
import type { BuyerField } from '@siren/domain/checkout';
import type { PickupDesk } from '../pickup/PickupDesk.ts';

/** What the form adds to an order. */
export interface BuyerTold extends Pick<OrderCreatePayload, 'payType'> {
  customer: Omit<OrderCreatePayload['customer'], 'internet'>;
  /** Where it is fetched; null where it is brought. */
  store: number | null;
}

/** What ordering asks of the form, which wakes up later than the rest of the page. */
export interface BuyerDesk {
  /** The choice of the store where the order is fetched; null where it is brought. */
  pickup: PickupDesk | null;
  /** The first phone as it was typed, +7 and ten digits; null where it is none, or that of an account. */
  phone: string | null;
  /** What was told, where nothing is missing; else says what is, goes there, and answers null. */
  take(): BuyerTold | null;
  /** The server refused this field: goes there and says so. */
  refuse(field: BuyerField): void;
  /** Ordered: what belonged to that order alone is forgotten. */
  done(): void;
}
