import type { MoneyState } from './staffOrders.ts';

/** What staff read of an order's money. */
export const moneyNames: Readonly<Record<MoneyState, string>> = {
  paid: 'Оплачен',
  due: 'Ждёт оплаты',
  on_receipt: 'При получении',
  returned: 'Деньги вернули',
  none: 'Платить нечего',
};
