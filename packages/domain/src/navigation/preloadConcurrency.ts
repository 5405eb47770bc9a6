/** How many routes are loaded ahead at the same time (behaviour pages-8). */
export const PRELOAD_CONCURRENCY = 5;
