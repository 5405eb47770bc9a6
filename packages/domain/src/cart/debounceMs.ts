/** Quiet time, ms, after which quick changes of a quantity are sent as one (specification §5). */
export const CART_DEBOUNCE_MS = 200;
