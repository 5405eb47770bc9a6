export { createPaymentsHandlers } from './paymentsHandlers.ts';
export { openTestBank } from './openTestBank.ts';
export type { PaymentProvider } from './PaymentProvider.ts';
export { servePayments } from './servePayments.ts';
export { confirmInDoubt, declineInDoubt, Lacking, ordersInDoubt } from './staffWord.ts';
export type { OrderInDoubt } from './staffWord.ts';
