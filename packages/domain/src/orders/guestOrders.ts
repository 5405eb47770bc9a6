/** How long a guest reads an order by the token of their browser alone, days from when it was placed. */
export const GUEST_ORDER_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Orders of guests that were placed after this are read by the token of the browser; older ones by the code of their phone. */
export const guestOrdersSince = (now: Date): Date => new Date(now.getTime() - GUEST_ORDER_DAYS * DAY_MS);
