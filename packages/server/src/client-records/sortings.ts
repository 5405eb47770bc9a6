import type { CheckedPayloadOf } from '@siren/contract/calls';
import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

type Sort = CheckedPayloadOf<'/api/admin/clients/list'>['sort'];

/** Orders of the list, as its indexes have them; the id parts what is equal, and who never ordered comes last. */
const sortings: Readonly<Record<Sort['key'], Readonly<Record<Sort['direction'], Fragment>>>> = {
  lastOrder: {
    ascending: fragment`u.last_order_at, u.id`,
    descending: fragment`u.last_order_at desc nulls last, u.id desc`,
  },
  name: {
    ascending: fragment`folded(u.name) collate "C", u.id`,
    descending: fragment`folded(u.name) collate "C" desc, u.id desc`,
  },
  orders: {
    ascending: fragment`u.order_count, u.id`,
    descending: fragment`u.order_count desc, u.id desc`,
  },
  sum: {
    ascending: fragment`u.done_sum, u.id`,
    descending: fragment`u.done_sum desc, u.id desc`,
  },
  bonus: {
    ascending: fragment`u.bonus, u.id`,
    descending: fragment`u.bonus desc, u.id desc`,
  },
};

export const sortingOf = ({ key, direction }: Sort): Fragment => sortings[key][direction];
