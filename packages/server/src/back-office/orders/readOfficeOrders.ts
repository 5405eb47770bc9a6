import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { OFFICE_ORDERS_MAX } from '@siren/domain/back-office';
import type { OfficeOrdersView } from '@siren/domain/back-office';
import { composed, fragment, onlyRow } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';
import { signedInUser } from '../../http/index.ts';
import type { Context } from '../../http/index.ts';
import { allOf } from '../../lists/index.ts';
import { narrowOrders, staffOrderColumns, staffOrderJoins, staffOrderRowOf } from '../../orders/index.ts';
import type { StaffOrderRead } from '../../orders/index.ts';
import { open, overdue } from './overdue.ts';

type Asked = CheckedPayloadOf<'/api/backoffice/orders/list'>;
type Answer = AnswerOf<'/api/backoffice/orders/list'>;

const viewCondition = (view: OfficeOrdersView, user: number, now: Date): Fragment =>
  ({
    all: fragment`true`,
    mine: fragment`o.responsible_id = ${user}::int`,
    handover: fragment`o.status = 'ready'`,
    overdue: overdue(now),
  })[view];

/** What is typed may be the code that a buyer tells at the till. */
const withCode = (query: string): Fragment => fragment`
  (select * from orders where pickup_code = ${query} and status = 'ready') o`;

interface Narrowed {
  source: Fragment;
  conditions: Fragment;
}

/** What is looked through: by words any orders, without them those to work on. */
function narrow({ query, view, store }: Asked, user: number, now: Date): Narrowed[] {
  if (query === '') {
    const stores = store === null ? [] : [fragment`o.store_id = ${store}::int`];
    return [
      { source: fragment`orders o`, conditions: allOf([open, viewCondition(view, user, now), ...stores]) },
    ];
  }
  const byWords = narrowOrders({ query, filters: {} }, user);
  return /^\d{4}$/.test(query)
    ? [{ source: withCode(query), conditions: fragment`true` }, byWords]
    : [byWords];
}

const readRows = ({ db, now }: Context, { source, conditions }: Narrowed, isSearch: boolean) =>
  db.query<StaffOrderRead & { overdue: boolean }>(composed`
    select ${staffOrderColumns}, ${open} and ${overdue(now())} as overdue
    from ${source} ${staffOrderJoins}
    where ${conditions}
    order by ${isSearch ? fragment`o.id desc` : fragment`overdue desc, o.delivery_date nulls last, o.id`}
    limit ${OFFICE_ORDERS_MAX + 1}::int`);

async function readCounts(context: Context, { store }: Asked, user: number): Promise<Answer['counts']> {
  const { db, now } = context;
  const inStore = store === null ? fragment`true` : fragment`o.store_id = ${store}::int`;
  return onlyRow(
    await db.query<Answer['counts']>(composed`
      select count(*)::int as all,
        (count(*) filter (where ${viewCondition('mine', user, now())}))::int as mine,
        (count(*) filter (where ${viewCondition('handover', user, now())}))::int as handover,
        (count(*) filter (where ${viewCondition('overdue', user, now())}))::int as overdue
      from orders o where ${open} and ${inStore}`),
  );
}

const readStores = ({ db }: Context): Promise<Answer['stores']> =>
  db.query<Answer['stores'][number]>(composed`
    select s.id, s.name from stores s
    where s.active or exists (select from orders o where o.store_id = s.id and ${open}) order by s.name, s.id`);

/** Orders that the till works on, or finds, and how many each view has. */
export async function readOfficeOrders(context: Context, asked: Asked): Promise<Answer> {
  const { id: user } = signedInUser(context.session);
  const isSearch = asked.query !== '';
  const [counts, stores, ...found] = await Promise.all([
    readCounts(context, asked, user),
    readStores(context),
    ...narrow(asked, user, context.now()).map((one) => readRows(context, one, isSearch)),
  ]);
  // One more than are shown tells that there are others: how many nobody asks at a till.
  const all = [...new Map(found.flat().map((row) => [row.id, row])).values()];
  return {
    rows: all
      .slice(0, OFFICE_ORDERS_MAX)
      .map(({ overdue: late, ...row }) => ({ ...staffOrderRowOf(row), overdue: late })),
    total: isSearch ? Math.min(all.length, OFFICE_ORDERS_MAX + 1) : counts[asked.view],
    counts,
    stores,
  };
}
