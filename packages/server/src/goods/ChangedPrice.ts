/** A price that is another one now. Roubles. */
export interface ChangedPrice {
  offer: number;
  region: number;
  article: string;
  regionName: string;
  /** Without a price it was not sold there. */
  from: { price: number | null; oldPrice: number | null };
  /** Without a price it is not sold there any more. */
  to: { price: number | null; oldPrice: number | null };
  /** Who sets it, and when; null where it is nobody's own any more. */
  mark: { by: number | null; at: Date } | null;
  /** Whether it was somebody's own before. */
  wasByHand: boolean;
  /** In the history. */
  action: 'price' | 'price_back';
}
