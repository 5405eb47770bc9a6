export { createPaymentsHandlers } from './paymentsHandlers.ts';
export type { PaymentProvider } from './PaymentProvider.ts';
