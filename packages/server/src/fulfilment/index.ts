export { createFulfilmentHandlers } from './fulfilmentHandlers.ts';
export { readCauses } from './cancelCauses.ts';
export type { Fulfilment } from './Fulfilment.ts';
export { readStaffOrder } from './readStaffOrder.ts';
export { returnOrder } from './returnOrder.ts';
export { changeSaved, saveOrder } from './saveOrder.ts';
export { changeStep, stepOrder } from './stepOrder.ts';
