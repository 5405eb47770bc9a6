export { createFulfilmentHandlers } from './fulfilmentHandlers.ts';
