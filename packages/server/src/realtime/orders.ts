/** Channel that tells all processes that an order was placed or changed; the payload is its id. A trigger speaks there. */
export const ORDER_CHANNEL = 'siren_order';

/** Channel that tells all processes that the shift of a till is another; the payload is its id. A trigger speaks there. */
export const SHIFT_CHANNEL = 'siren_shift';
