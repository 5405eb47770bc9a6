import type { MoneyState } from '@siren/domain/orders';
import { onlinePayTypes } from '@siren/domain/payments';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';

const online = () =>
  fragment`o.pay_type_id = any(array(select id from pay_types where code = any(${onlinePayTypes}::text[])))`;
const owes = fragment`not o.paid and o.status not in ('cancelled', 'returned') and o.to_pay > 0`;

/** `moneyState` of the domain as conditions on an order `o`, each of which an index can answer. */
const conditions: Readonly<Record<MoneyState, () => Fragment>> = {
  paid: () => fragment`o.paid and o.status <> 'returned'`,
  due: () => fragment`${owes} and ${online()}`,
  on_receipt: () => fragment`${owes} and not ${online()}`,
  returned: () =>
    fragment`(o.status = 'returned' and o.to_pay > 0) or (not o.paid and o.status = 'cancelled' and o.refunded)`,
  none: () =>
    fragment`(o.status = 'returned' and o.to_pay = 0) or (not o.paid
      and ((o.status = 'cancelled' and not o.refunded) or (o.status not in ('cancelled', 'returned') and o.to_pay = 0)))`,
};

export const moneyCondition = (state: MoneyState): Fragment => fragment`(${conditions[state]()})`;
