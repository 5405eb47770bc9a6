import type { PricedLine, Totals } from '../checkout/index.ts';
import type { ProductImage } from '../catalog/entities.ts';
import type { ReceiptWay } from '../checkout/receiptContact.ts';
import type { Payment } from '../payments/entities.ts';
import type { PayType, Store } from '../regions/entities.ts';
import type { StaffNote } from './additional.ts';

/** `waiting`: for the staff's word; it holds nothing until then. `ready`: lies in its store for the buyer to fetch.
 * `returned`: something of it has come back. */
export const orderStatusCodes = [
  'waiting',
  'new',
  'confirmed',
  'assembling',
  'ready',
  'delivering',
  'done',
  'returned',
  'cancelled',
] as const;
export type OrderStatusCode = (typeof orderStatusCodes)[number];

export interface OrderStatus {
  code: OrderStatusCode;
  name: string;
}

/** A row of an order, frozen at ordering. Money in roubles for one piece. */
export interface OrderLine extends PricedLine {
  offer: number;
  path: string;
  name: string;
  options: string;
  article: string;
  image: ProductImage | null;
}

export interface OrderService {
  key: string;
  name: string;
  quantity: number;
  price: number;
}

export interface OrderDelivery {
  /** Code and name of the city. */
  city: { code: string; name: string };
  address: string;
  /** ISO 8601 date. */
  date: string | null;
  /** Where the buyer fetches it; null where it is brought. */
  store: Pick<Store, 'id' | 'name' | 'address' | 'phone' | 'opens' | 'closes' | 'week' | 'weekWords'> | null;
}

export interface OrderCustomer {
  name: string;
  /** Masked where the account gave it, but for those who manage orders. */
  phone: string;
  /** Further phones, as stored. */
  otherPhones: string[];
  email: string;
  comment: string;
}

/** Who cancelled an order: the buyer, the staff, or the time that it may wait for its money. */
export const cancelReasons = ['buyer', 'staff', 'expired'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why staff cancel an order: an entry of the reference that they keep. */
export interface CancelCause {
  id: number;
  name: string;
  /** What the buyer is told of it; empty for what is told to nobody. */
  told: string;
}

export interface Order {
  id: number;
  number: string;
  status: OrderStatus;
  /** ISO 8601 with offset. */
  placedAt: string;
  lines: OrderLine[];
  services: OrderService[];
  delivery: OrderDelivery;
  customer: OrderCustomer;
  /** Where the electronic receipt goes; a protected phone is masked here too. */
  receipt: { by: ReceiptWay; to: string };
  payType: Pick<PayType, 'id' | 'code' | 'name'>;
  /** What it may still be paid with; empty where there is nothing to pay, or no longer. */
  payTypes: PayType[];
  /** In the order in which they were started. */
  payments: Payment[];
  coupon: string | null;
  certificates: { guid: string; code: string; amount: number }[];
  bonusUsed: number;
  totals: Totals;
  /** What is still to be paid, roubles. */
  owed: number;
  /** What the buyer says at the counter, and the last day on which it lies there. ISO 8601 date; null but while it is ready. */
  pickup: { code: string; until: string } | null;
  /** null while it is not cancelled. */
  cancelReason: CancelReason | null;
  history: { status: OrderStatus; at: string }[];
  /** Whether a member of staff placed it: nobody has to confirm it then. */
  byStaff: boolean;
  /** Whether its buyer is proven to be who they say, or staff gave their word. */
  proven: boolean;
  /** Until when its goods are kept for its money, the buyer's word or proof. ISO 8601 with offset; null for as long as it takes. */
  keptUntil: string | null;
  /** For staff only; null where no member of staff placed it for a client. */
  staff: StaffNote | null;
}

/** An order as a list shows it. */
export interface OrderBrief {
  id: number;
  number: string;
  status: OrderStatus;
  /** ISO 8601 with offset. */
  placedAt: string;
  /** Roubles, the sum that the order comes to. */
  toPay: number;
  /** Pieces of all goods together. */
  pieces: number;
  /** Its goods in their order, the first few of them. */
  goods: { name: string; image: ProductImage | null }[];
  /** How many goods the order has besides those. */
  moreGoods: number;
}
