import type { MoneyState } from '@siren/domain/orders';
import { onlinePayTypes } from '@siren/domain/payments';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';

const online = () =>
  fragment`o.pay_type_id = any(array(select id from pay_types where code = any(${onlinePayTypes}::text[])))`;

/** `moneyState` of the domain as conditions on an order `o`, each of which an index can answer. */
const conditions: Readonly<Record<MoneyState, () => Fragment>> = {
  paid: () => fragment`o.money = 'paid'`,
  due: () => fragment`o.money = 'owed' and ${online()}`,
  on_receipt: () => fragment`o.money = 'owed' and not ${online()}`,
  returned: () => fragment`o.money = 'returned'`,
  none: () => fragment`o.money = 'none'`,
};

export const moneyCondition = (state: MoneyState): Fragment => fragment`(${conditions[state]()})`;
