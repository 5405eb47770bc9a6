export { countToConfirm } from './countToConfirm.ts';
export { staffOrdersHandlers } from './staffOrdersHandlers.ts';
