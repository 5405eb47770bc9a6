/** How long an error popup stays, ms (specification §8, §9). */
export const ERROR_POPUP_MS = 3000;

/** How many notifications are visible at most; the others wait for their turn (specification §9). */
export const NOTIFICATIONS_MAX = 5;
