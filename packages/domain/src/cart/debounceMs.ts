/** Quiet time, ms, after which quick changes of a quantity are sent as one (behaviour cart-3). */
export const CART_DEBOUNCE_MS = 200;
