/** A good as it is counted: by its offer, which cards, carts and orders share. Price in roubles. */
export interface MeasuredGood {
  /** Id of the offer. */
  id: number;
  name: string;
  price: number;
  brand?: string | undefined;
  /** Names of its sections from the top down, e.g. `Диваны/Угловые диваны`. */
  category?: string | undefined;
  /** What tells the variant from its siblings, e.g. `велюр, шалфей`. */
  variant?: string | undefined;
  /** Pieces. */
  quantity?: number | undefined;
  /** The list that it stands in, and its place there from 1. */
  list?: string | undefined;
  position?: number | undefined;
}

/**
 * What is counted. Nothing of it says who somebody is: no names, no contacts, no ids of people, no query of an address.
 */
export type MetricEvent =
  /** A page of the shop is shown; `name` is the same whatever it shows, the path is without its query. */
  | { type: 'page'; name: string; path: string; title: string }
  | { type: 'view'; good: MeasuredGood }
  | { type: 'list'; goods: readonly MeasuredGood[] }
  | { type: 'add' | 'remove'; good: MeasuredGood }
  /** `revenue` is what is to be paid, roubles. */
  | {
      type: 'purchase';
      order: number;
      revenue: number;
      coupon: string | null;
      goods: readonly MeasuredGood[];
    }
  /** What was searched for, with contacts taken out, and how many goods were found. */
  | { type: 'search'; query: string; found: number }
  /** `status` is the one of HTTP, 0 where there is none. */
  | { type: 'error'; name: string; status: number; path: string }
  /** What visitors feel of the page's speed: LCP, CLS, INP, FCP, TTFB. */
  | { type: 'vital'; name: string; value: number; rating: string; path: string };
