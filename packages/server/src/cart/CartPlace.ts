import type { CartLimits } from '@siren/domain/cart';

/** A cart where something is put into it, and what it takes. */
export interface CartPlace {
  cartId: number;
  regionId: number;
  exposition: boolean;
  limits: CartLimits;
}
