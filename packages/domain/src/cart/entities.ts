import type { CartLimits } from './cartLimits.ts';
import type { ProductImage, Stock } from '../catalog/entities.ts';
import type { AppliedCoupon, SuggestedCoupon } from '../coupons/entities.ts';
import type { City } from '../regions/entities.ts';
import type { Service } from '../services/entities.ts';

/** A row of the cart (behaviour cart-1). `price` in roubles for one piece, coupon included. */
export interface CartItem {
  id: number;
  offer: number;
  price: number;
  quantity: number;
  selected: boolean;
  /** Ids of all items that the row stands for, its own among them. */
  grouped: number[];
  /** `{offer}:{price}` */
  key: string;
}

export const offerProblems = ['item_unavailable', 'exposition_only', 'above_stock'] as const;
/** Why an offer in the cart cannot be ordered as it stands. */
export type OfferProblem = (typeof offerProblems)[number];

/** What the cart shows of an offer. `price` and `oldPrice` in roubles, before any coupon. */
export interface CartOffer {
  id: number;
  /** Path of its product. */
  path: string;
  name: string;
  article: string;
  /** «велюр, шалфей, 208 см»; empty for a product with one variant. */
  options: string;
  price: number;
  oldPrice: number | null;
  image: ProductImage | null;
  stock: Stock;
  exposition: boolean;
}

/** A row that was taken out, as it was: what brings it back. `id` is a stand-in, below 0. */
export interface RemovedRow extends Pick<CartItem, 'id' | 'price' | 'quantity' | 'selected'> {
  offer: CartOffer;
}

/** Whether the goods are held for the buyer, and until when (ISO 8601). */
export interface Reserve {
  status: number;
  date: string | null;
}

/** Services on offer for the cart, and the city they are priced for. */
export interface ServicesData {
  services: Service[];
  cities: City[];
  /** Code of the current city. */
  city: string;
}

/** Earliest and latest delivery of the cart as it stands, ISO 8601 dates. */
export interface DeliveryDates {
  from: string;
  to: string;
}

/** The full cart: what every cart call answers (behaviour cart-6). */
export interface CartState {
  content: CartItem[];
  services: ServicesData;
  /** null while nothing in the cart can be delivered. */
  delivery: DeliveryDates | null;
  reserve: Reserve;
  /** Keyed by offer id. */
  offers: Record<string, CartOffer>;
  suggestedCoupons: SuggestedCoupon[];
  coupon: AppliedCoupon | null;
  /** Id of the chosen pay type; null until one is chosen. */
  payType: number | null;
  /** Whether goods for exposition only may lie in it: staff order them for their stores. */
  expositionAllowed: boolean;
  limits: CartLimits;
}
