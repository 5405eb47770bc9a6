export { orderSources, users } from './people.ts';
export { certificates, coupons } from './promotions.ts';
export type { DemoCoupon } from './promotions.ts';
export { payTypes, regions } from './regions.ts';
export { popularQueries, synonyms } from './search.ts';
export { services } from './services.ts';
export type { DemoCity, DemoRegion, DemoService, DemoStore, DemoUser } from './types.ts';
