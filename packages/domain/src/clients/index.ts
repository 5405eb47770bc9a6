export type * from './entities.ts';
export { internetUserStatuses } from './entities.ts';
