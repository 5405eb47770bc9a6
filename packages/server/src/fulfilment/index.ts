export { createFulfilmentHandlers } from './fulfilmentHandlers.ts';
export { changeSaved } from './saveOrder.ts';
export { changeStep } from './stepOrder.ts';
