/** So long a shift may be open, ms: a register rings up nothing in an older one (54-ФЗ). */
export const SHIFT_MAX_MS = 24 * 60 * 60 * 1000;

/** Whether a shift is to be closed before anything is rung up. @param openedAt ms since 1970, as `now` */
export const isShiftOver = (openedAt: number, now: number): boolean => now - openedAt >= SHIFT_MAX_MS;
