import type { AnswerOf } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { OfficeOrdersView } from '@siren/domain/back-office';
import { closedStatuses, isTooShort, responsibleAfter, stepProblem } from '@siren/domain/orders';
import type { HandMeans, OrderStatusCode, StaffOrder } from '@siren/domain/orders';
import { makeOrder, statusNames } from '../../orders/orders.fixtures.ts';
import { storyCauses } from '../../staff/orders/causes.mock.ts';
import { moneyOf } from '../../staff/orders/index.ts';
import { changed, makeStaffOrder, stepped } from '../../staff/orders/order.mock.ts';
import { staffOrders } from '../../staff/orders/orders.fixtures.ts';

type Row = AnswerOf<'/api/backoffice/orders/list'>['rows'][number];

/** Who is at the till. */
const ME = { id: 3, name: 'Екатерина Соловьёва' };
const permissions = ['backoffice.access'] as const;
const LATE = '104511';

/** The orders of a morning that are still to be worked on. */
export const officeRows: readonly Row[] = staffOrders
  .filter(({ status }) => ![...closedStatuses, 'waiting'].includes(status.code))
  .map((row) => (row.number === LATE ? { ...row, overdue: true } : { ...row, overdue: false }));

/** The order of a row, as the till opens it. */
const orderOf = (row: Row): StaffOrder => {
  const order = makeOrder();
  return makeStaffOrder({
    version: row.version,
    responsible: row.responsible,
    order: {
      ...order,
      id: row.id,
      number: row.number,
      status: { code: row.status.code, name: statusNames[row.status.code] },
      customer: { ...order.customer, name: row.customer },
    },
  });
};

interface StepTaken {
  to: OrderStatusCode;
  received: HandMeans | null;
  by: { id: number; name: string };
}

/** An order after a step, with who took it in its history. */
function stepOf(shown: StaffOrder, { to, received, by }: StepTaken): StaffOrder {
  const step = changed(stepped(shown, to, received), 'step', [
    { field: 'status', from: shown.order.status.code, to },
  ]);
  return { ...step, changes: step.changes.map((one, at) => (at === 0 ? { ...one, by } : one)) };
}

/** A shop that has these orders, whose rules are those of the domain. */
export function mockOfficeOrders(first: readonly Row[] = officeRows) {
  let rows = [...first];
  const orders = new Map(rows.map((row) => [row.id, orderOf(row)]));
  const read = (id: number) => {
    const shown = orders.get(id);
    if (!shown) throw refusal('order.not_found');
    return shown;
  };
  const put = (shown: StaffOrder) => {
    const { id, status } = shown.order;
    orders.set(id, shown);
    const { version, responsible } = shown;
    rows = rows.map((row) => (row.id === id ? { ...row, status, version, responsible } : row));
    return shown;
  };
  const views: Record<OfficeOrdersView, (row: Row) => boolean> = {
    all: () => true,
    mine: ({ responsible }) => responsible?.id === ME.id,
    handover: ({ status }) => status.code === 'ready',
    overdue: ({ overdue }) => overdue,
  };
  /** What a colleague does meanwhile. */
  const meanwhile = (id: number, colleague: StaffOrder['responsible']) =>
    put({ ...read(id), version: read(id).version + 1, responsible: colleague });
  /** A step that a colleague takes meanwhile. */
  const stepMeanwhile = (id: number, to: OrderStatusCode, colleague: { id: number; name: string }) => {
    const shown = read(id);
    put(stepOf(shown, { to, received: null, by: colleague }));
  };
  const handlers = [
    mockCall('/api/staff/me', () => ({
      user: { ...ME, login: 'cashier' },
      permissions: [...permissions],
      counts: {},
    })),
    mockCall('/api/backoffice/orders/list', ({ query, view, store }) => {
      const here = rows.filter(
        (row) => !closedStatuses.includes(row.status.code) && (store === null || row.store?.id === store),
      );
      const found =
        query === ''
          ? here.filter(views[view]).toSorted((a, b) => Number(b.overdue) - Number(a.overdue))
          : rows.filter(
              ({ number, customer }) => !isTooShort(query) && `${number} ${customer}`.includes(query),
            );
      const count = (one: OfficeOrdersView) => here.filter(views[one]).length;
      return {
        rows: found,
        total: found.length,
        counts: {
          all: count('all'),
          mine: count('mine'),
          handover: count('handover'),
          overdue: count('overdue'),
        },
        stores: [
          { id: 1, name: 'Малышева, 71' },
          { id: 2, name: '8 Марта, 149' },
        ],
      };
    }),
    mockCall('/api/backoffice/orders/get', ({ id }) => read(id)),
    mockCall('/api/backoffice/orders/step', ({ id, version, to, received }) => {
      const shown = read(id);
      const { status, delivery } = shown.order;
      if (status.code === to) return shown;
      if (version !== shown.version) throw staffRefusal('general.conflict', { data: shown });
      const facts = { status: status.code, pickup: delivery.store !== null, money: moneyOf(shown) };
      const problem = stepProblem(facts, { to, received }, permissions);
      if (problem) throw staffRefusal(problem, { data: shown });
      return put(stepOf(shown, { to, received, by: ME }));
    }),
    mockCall('/api/backoffice/orders/claim', ({ id, version, mine }) => {
      const shown = read(id);
      if (version !== shown.version) throw staffRefusal('general.conflict', { data: shown });
      const responsible = responsibleAfter(shown.responsible, ME, mine);
      return put({ ...shown, version: shown.version + 1, responsible });
    }),
    mockCall('/api/backoffice/orders/cancel-causes', () => ({
      causes: storyCauses.map(({ id, name }) => ({ id, name })),
    })),
  ];
  return { handlers, meanwhile, stepMeanwhile };
}
