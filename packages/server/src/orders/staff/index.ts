export { countToConfirm } from './countToConfirm.ts';
export { readOrdersOverview } from './readOrdersOverview.ts';
export { staffOrdersHandlers } from './staffOrdersHandlers.ts';
