import type { Post } from '../order-messages/index.ts';
import type { PaymentProvider } from '../payments/index.ts';

/** What work on orders goes by besides the context of a call. */
export interface Fulfilment {
  /** By whom money is given back. */
  providers: readonly PaymentProvider[];
  /** By what buyers are told. */
  post: Post;
}
