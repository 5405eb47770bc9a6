import type { CheckedPayloadOf } from '@siren/contract/calls';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';

type Sort = CheckedPayloadOf<'/api/admin/orders/list'>['sort'];

/** Orders of the list, as its indexes have them; the id parts what is equal, and orders without a date come last. */
const sortings: Readonly<Record<Sort['key'], Readonly<Record<Sort['direction'], Fragment>>>> = {
  id: {
    ascending: fragment`o.id`,
    descending: fragment`o.id desc`,
  },
  customer: {
    ascending: fragment`folded(o.customer_name) collate "C", o.id`,
    descending: fragment`folded(o.customer_name) collate "C" desc, o.id desc`,
  },
  date: {
    ascending: fragment`o.delivery_date, o.id`,
    descending: fragment`o.delivery_date desc nulls last, o.id desc`,
  },
  toPay: {
    ascending: fragment`o.to_pay, o.id`,
    descending: fragment`o.to_pay desc, o.id desc`,
  },
};

export const sortingOf = ({ key, direction }: Sort): Fragment => sortings[key][direction];
