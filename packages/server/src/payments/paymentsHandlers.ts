import type { Handlers } from '../http/index.ts';
import { cancelOrder } from './cancelOrder.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { payOrder } from './payOrder.ts';

/** Calls that pay and cancel orders, with the money taken by these. */
export const createPaymentsHandlers = (
  providers: readonly PaymentProvider[],
): Pick<Handlers, '/api/order/pay' | '/api/order/cancel'> => ({
  '/api/order/pay': (context, payload) => payOrder(context, payload, providers),
  '/api/order/cancel': (context, payload) => cancelOrder(context, payload, providers),
});
