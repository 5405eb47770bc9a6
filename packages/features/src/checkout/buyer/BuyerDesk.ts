import type { BuyerData, BuyerField } from '@siren/domain/checkout';

/** What ordering asks of the form, which wakes up later than the rest of the page. */
export interface BuyerDesk {
  /** What was told, where nothing is missing; else says what is, goes there, and answers null. */
  take(): BuyerData | null;
  /** The server refused this field: goes there and says so. */
  refuse(field: BuyerField): void;
  /** Ordered: what belonged to that order alone is forgotten. */
  done(): void;
}
