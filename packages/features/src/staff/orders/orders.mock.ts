import type { PayloadOf } from '@siren/contract/calls';
import { ApiError, refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { BulkResult } from '@siren/domain/lists';
import { sumRoubles } from '@siren/domain/money';
import { isTooShort, orderViews, responsibleAfter, stepProblem } from '@siren/domain/orders';
import type { OrderStatusCode, StaffOrderFilters, StaffOrderRow } from '@siren/domain/orders';
import { mockViews } from '../kit/views/views.mock.ts';
import { selectedOf } from './orderJobs.ts';
import { mockMessageCount } from './orderMessages.mock.ts';
import { sourceOf, sources, stores } from './orders.fixtures.ts';

export const TODAY = '2026-11-21';
/** Who is at work in stories. */
const ME = 3;

/** Whether a day lies within the bounds that are set; what has no day lies within none. */
const isWithin = (day: string | null, from = '', to = '') =>
  (from === '' || (day !== null && day >= from)) && (to === '' || (day !== null && day <= to));

const fits = (filters: StaffOrderFilters, query: string) => (order: StaffOrderRow) => {
  const { status, money, store, source, from, to, dateFrom, dateTo, kept, mine, refund } = filters;
  return (
    (!status || status.includes(order.status.code)) &&
    (!money || money.includes(order.money)) &&
    (!store || (order.store !== null && store.includes(order.store.id))) &&
    (!source || source.includes(sourceOf.get(order.id) ?? 0)) &&
    // A row tells no last day of its own, and nothing of money on its way.
    !kept &&
    !refund &&
    isWithin(order.placedAt.slice(0, 10), from, to) &&
    isWithin(order.date, dateFrom, dateTo) &&
    (!mine || order.responsible?.id === ME) &&
    !isTooShort(query) &&
    `${order.number} ${order.customer}`.toLowerCase().includes(query.toLowerCase())
  );
};

type Sort = NonNullable<PayloadOf<'/api/admin/orders/list'>['sort']>;

const compare = ({ key, direction }: Sort) => {
  const sign = direction === 'ascending' ? 1 : -1;
  return (one: StaffOrderRow, other: StaffOrderRow) => {
    const [a, b] = [one[key] ?? '', other[key] ?? ''];
    return (
      sign *
      (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'ru'))
    );
  };
};

interface Seen {
  id: number;
  version: number;
}
type Change = (order: StaffOrderRow) => StaffOrderRow;

/** Does to an order what the server does: refuses what has changed since it was seen, leaves what is as wanted already. */
function resultOf(orders: StaffOrderRow[], { id, version }: Seen, change: Change): BulkResult {
  const at = orders.findIndex((order) => order.id === id);
  const order = orders[at];
  try {
    if (!order) throw refusal('order.not_found');
    const changed = change(order);
    if (changed === order) return { id, version: order.version, outcome: 'already', problem: null };
    if (order.version !== version) throw staffRefusal('general.conflict');
    orders[at] = { ...changed, version: version + 1 };
    return { id, version: version + 1, outcome: 'taken', problem: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { id, version, outcome: 'refused', problem: error.message };
  }
}

const stepTo = (to: OrderStatusCode): Change =>
  function step(order) {
    const { status, store, money } = order;
    if (status.code === to) return order;
    const facts = { status: status.code, pickup: store !== null, money };
    const problem = stepProblem(facts, { to, received: null }, ['orders.manage']);
    if (problem) throw staffRefusal(problem);
    return { ...order, status: { code: to, name: to } };
  };

const claimed = (mine: boolean): Change =>
  function claim(order) {
    const responsible = responsibleAfter(order.responsible, { id: ME, name: 'Елена Ким' }, mine);
    return order.responsible?.id === responsible?.id ? order : { ...order, responsible };
  };

/** A server that has these orders; what is done to several of them goes by the rules of the domain. */
export function mockStaffOrders(first: readonly StaffOrderRow[]) {
  const orders = [...first];
  const found = (query: string, filters: StaffOrderFilters) => orders.filter(fits(filters, query));
  return [
    ...mockViews(),
    mockMessageCount(orders),
    mockCall('/api/admin/orders/list', ({ query, filters, sort, page, size }) => {
      const those = found(query, filters).toSorted(compare(sort));
      return {
        rows: those.slice((page - 1) * size, page * size),
        total: those.length,
        sums: { toPay: sumRoubles(those.map(({ toPay }) => toPay)) },
      };
    }),
    mockCall('/api/admin/orders/views', () => ({
      today: TODAY,
      counts: Object.fromEntries(
        orderViews(TODAY).map(({ key, filters }) => [key, found('', filters).length]),
      ),
      stores,
      sources,
    })),
    mockCall('/api/admin/orders/select', ({ query, filters, count }) => {
      const those = found(query, filters);
      if (those.length !== count) throw staffRefusal('general.conflict');
      return { orders: those.map(selectedOf) };
    }),
    mockCall('/api/admin/orders/steps', ({ to, orders: seen }) => ({
      results: seen.map((one) => resultOf(orders, one, stepTo(to))),
    })),
    mockCall('/api/admin/orders/assign', ({ mine, orders: seen }) => ({
      results: seen.map((one) => resultOf(orders, one, claimed(mine))),
    })),
  ];
}
