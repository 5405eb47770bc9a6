export { cartEvents } from './cartEvents.ts';
export type { MeasuredGood, MetricEvent } from './entities.ts';
export { purchaseEvent } from './purchaseEvent.ts';
export { toEcommerce } from './toEcommerce.ts';
export type { EcommerceMessage } from './toEcommerce.ts';
export { withoutContacts } from './withoutContacts.ts';
