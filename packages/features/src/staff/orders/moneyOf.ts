import { sumRoubles } from '@siren/domain/money';
import { moneyState } from '@siren/domain/orders';
import type { MoneyState, StaffOrder } from '@siren/domain/orders';

/** How the money of an order that is looked at stands. */
export const moneyOf = ({ order, returns }: Pick<StaffOrder, 'order' | 'returns'>): MoneyState =>
  moneyState({
    status: order.status.code,
    payType: order.payType.code,
    toPay: order.totals.toPay,
    returned: sumRoubles(returns.map(({ money }) => money)),
    payments: order.payments,
  });
