/** E-mail of a buyer who leaves none (behaviour orders-2); never written to. */
export const ANONYMOUS_EMAIL = 'guest@shop.invalid';

/** What a buyer is called who gives no name. */
export const DEFAULT_BUYER_NAME = 'Покупатель';
