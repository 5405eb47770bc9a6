export { createQueryLog, WRITE_EVERY_MS } from './createQueryLog.ts';
export { forgetRareQueries } from './forgetRareQueries.ts';
export { readPopular } from './readPopular.ts';
export type { PopularQuery } from './readPopular.ts';
export { suggestQueries } from './suggestQueries.ts';
