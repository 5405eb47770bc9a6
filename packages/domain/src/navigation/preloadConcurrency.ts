/** How many routes are loaded ahead at the same time (specification §9). */
export const PRELOAD_CONCURRENCY = 5;
