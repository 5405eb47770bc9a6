import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { FieldChange } from '@siren/domain/audit';
import { sumRoubles } from '@siren/domain/money';
import { responsibleAfter, stepProblem } from '@siren/domain/orders';
import type { HandMeans, OrderStatusCode, StaffOrder } from '@siren/domain/orders';
import { returnProblem, returnShares, returnValue, soldOf } from '@siren/domain/returns';
import { makeOrder, statusNames } from '../../orders/orders.fixtures.ts';
import { withCall, withCallResult } from '../stories/index.ts';
import { mockCauses, storyCauses } from './causes.mock.ts';
import { moneyOf } from './moneyOf.ts';
import { today as usual } from './orderChange.fixtures.ts';
import type { Today } from './orderChange.fixtures.ts';
import { differences, mockOrderChange, named, NOW, withRefund } from './orderChange.mock.ts';
import { mockMessageAgain, stepNewsOf, tellsOf, withMessage } from './orderMessages.mock.ts';

const ME = { id: 3, name: 'Елена Ким' };

/** An order as staff see it, placed a moment ago. */
export function makeStaffOrder(over: Partial<StaffOrder> = {}): StaffOrder {
  const { order = makeOrder() } = over;
  return {
    order,
    timeZone: 'Asia/Yekaterinburg',
    version: 4,
    responsible: null,
    cancelCause: null,
    note: '',
    returns: [],
    returnableUntil: null,
    stores: [
      { id: 1, name: 'Малышева, 71' },
      { id: 2, name: 'Сибирский тракт, 12' },
    ],
    pieces: [
      { offer: 1, store: { id: 2, name: 'Сибирский тракт, 12' }, quantity: 1 },
      { offer: 2, store: { id: 1, name: 'Малышева, 71' }, quantity: 2 },
      { offer: 2, store: { id: 2, name: 'Сибирский тракт, 12' }, quantity: 1 },
    ],
    client: null,
    changes: [],
    messages: [],
    tells: tellsOf(order),
    ...over,
  };
}

export const changed = (shown: StaffOrder, action: string, changes: FieldChange[]): StaffOrder => ({
  ...shown,
  version: shown.version + 1,
  changes: [{ id: shown.version, at: NOW, by: ME, action, changes }, ...shown.changes],
});

export function stepped(shown: StaffOrder, to: OrderStatusCode, received: HandMeans | null): StaffOrder {
  const { order } = shown;
  const status = { code: to, name: statusNames[to] };
  const paid = {
    id: 9,
    payType: received === 'card' ? 1 : 3,
    amount: order.owed,
    refunded: 0,
    status: 'paid' as const,
    reason: null,
    at: NOW,
  };
  return {
    ...shown,
    order: {
      ...order,
      status,
      history: [...order.history, { status, at: NOW }],
      pickup: to === 'ready' ? { code: '4817', until: '2026-11-26' } : null,
      payments: received ? [...order.payments, paid] : order.payments,
      owed: received ? 0 : order.owed,
      cancelReason: to === 'cancelled' ? 'staff' : null,
    },
  };
}

/** Who works on the order meanwhile: what they make of it comes between what was seen and what is sent. */
type Meanwhile = (shown: StaffOrder) => StaffOrder;

/** What the history says of what came back. */
function backChanges(
  { order }: StaffOrder,
  { goods, services, store }: StaffOrder['returns'][number],
): FieldChange[] {
  const rows = goods.flatMap(({ row, quantity }) => {
    const line = order.lines[row];
    return line ? [{ name: named(line), quantity }] : [];
  });
  const place = store
    ? { field: 'store', from: null, to: store.name }
    : { field: 'writtenOff', from: null, to: true };
  return [
    ...differences('goods', [[], rows], '\u00a0шт.'),
    ...differences('services', [[], services.flatMap((at) => order.services[at] ?? [])], ''),
    ...(goods.length > 0 ? [place] : []),
  ];
}

/**
 * A server that has this order, whose rules are those of the domain. `today` is what things cost whenever it is asked; `answer`
 * may throw where something was done whose answer is lost.
 */
export function mockStaffOrder(
  first: StaffOrder = makeStaffOrder(),
  meanwhile?: Meanwhile,
  today: () => Today = () => usual,
  answer: () => void = () => undefined,
) {
  let shown = first;
  const taken = new Set<string>();
  let other = meanwhile;
  const check = (version: number) => {
    if (other) shown = { ...other(shown), version: shown.version + 1 };
    other = undefined;
    if (version !== shown.version) throw staffRefusal('general.conflict', { data: shown });
  };
  const put = (next: StaffOrder, action: string, changes: FieldChange[]) =>
    (shown = changed(next, action, changes));
  const once = (key: string, work: () => StaffOrder) => {
    if (taken.has(key)) return shown;
    const made = work();
    taken.add(key);
    answer();
    return made;
  };
  return [
    mockCauses(),
    ...mockOrderChange({ shown: () => shown, check, put, once }, today),
    mockMessageAgain(
      () => shown,
      (next) => (shown = next),
    ),
    mockCall('/api/admin/orders/get', ({ id }) => {
      if (id !== shown.order.id) throw refusal('order.not_found');
      return shown;
    }),
    mockCall('/api/admin/orders/step', ({ version, to, cause, received, tell }) => {
      const { status, delivery, owed } = shown.order;
      if (status.code === to) return shown;
      check(version);
      const facts = { status: status.code, pickup: delivery.store !== null, money: moneyOf(shown) };
      const problem = stepProblem(facts, { to, received }, ['orders.manage']);
      if (problem) throw staffRefusal(problem, { data: shown });
      const why = storyCauses.find(({ id }) => id === cause);
      shown = changed(stepped({ ...shown, cancelCause: why?.name ?? null }, to, received), 'step', [
        { field: 'status', from: status.code, to },
        ...(why ? [{ field: 'cause', from: null, to: why.name }] : []),
        ...(received
          ? [
              { field: 'received', from: null, to: owed },
              { field: 'means', from: null, to: received },
            ]
          : []),
      ]);
      if (tell) shown = withMessage(shown, stepNewsOf(shown, status.code, why?.told ?? null), NOW);
      return shown;
    }),
    mockCall('/api/admin/orders/return', ({ idempotencyKey, version, goods, services, cause, store, tell }) =>
      once(idempotencyKey, () => {
        check(version);
        const sold = soldOf(shown);
        const doneAt = Date.parse(shown.order.placedAt);
        const facts = { ...sold, status: shown.order.status.code, doneAt };
        const problem = returnProblem(facts, { goods, services }, { now: doneAt, returnDays: 14 });
        if (problem) throw staffRefusal(problem, { data: shown });
        const value = returnValue(sold, { goods, services });
        const shares = returnShares(sold.left, value);
        const certificates = sold.guids.map((guid, at) => ({ guid, amount: shares.certificates[at] ?? 0 }));
        const back = {
          ...{ id: shown.version, at: NOW, by: ME, cause, goods, services, value },
          ...{ money: shares.money, bonus: shares.bonus, certificates, paid: true },
          store: shown.stores.find(({ id }) => id === store) ?? null,
        };
        const { order, ...rest } = stepped(shown, 'returned', null);
        const payments = withRefund(order.payments, shares.money);
        const returns = [...shown.returns, back];
        put({ ...rest, order: { ...order, payments }, returns }, 'step', [
          { field: 'status', from: shown.order.status.code, to: 'returned' },
          { field: 'cause', from: null, to: cause },
          { field: 'value', from: null, to: value },
          ...backChanges(shown, back),
        ]);
        const sums = { ...shares, certificates: sumRoubles(shares.certificates) };
        if (tell) shown = withMessage(shown, { kind: 'returned', value, back: sums }, NOW);
        return shown;
      }),
    ),
    mockCall('/api/admin/orders/call', () => (shown = { ...shown, changes: withCall(shown.changes) })),
    mockCall(
      '/api/admin/orders/call-result',
      (said) => (shown = { ...shown, changes: withCallResult(shown.changes, said) }),
    ),
    mockCall('/api/admin/orders/save', ({ version, note = shown.note, mine }) => {
      check(version);
      const responsible = responsibleAfter(shown.responsible, ME, mine);
      const changes = [
        { field: 'note', from: shown.note, to: note },
        { field: 'responsible', from: shown.responsible?.name ?? null, to: responsible?.name ?? null },
      ].filter(({ from, to }) => from !== to);
      shown = changed({ ...shown, note, responsible }, 'save', changes);
      return shown;
    }),
  ];
}
