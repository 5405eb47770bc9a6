import type { Permission } from '../account/index.ts';
import type { OrderStatusCode } from './entities.ts';
import type { MoneyState } from './staffOrders.ts';

/** Whoever manages orders; and, once an order is put together, whoever works in a store. */
const office: readonly Permission[] = ['orders.manage'];
const store: readonly Permission[] = ['orders.manage', 'backoffice.access'];

type Roads = Partial<Record<OrderStatusCode, readonly Permission[]>>;

/** Where staff may take an order from where it stands, and which permission, one of several, that needs. */
const roads: Readonly<Record<OrderStatusCode, Roads>> = {
  waiting: { new: office, cancelled: office },
  new: { confirmed: office, cancelled: office },
  confirmed: { assembling: store, cancelled: store },
  assembling: { ready: store, delivering: store, confirmed: store },
  ready: { done: store, assembling: store, cancelled: store },
  delivering: { done: store, assembling: store, cancelled: store },
  // What comes back of it is a call of its own: it says which rows.
  done: {},
  returned: {},
  cancelled: {},
};

/** What decides which steps an order may take. */
export interface SteppingOrder {
  status: OrderStatusCode;
  /** Whether the buyer fetches it. */
  pickup: boolean;
  money: MoneyState;
}

/** Ready is what is fetched; everything else is brought. */
const fits = (to: OrderStatusCode, pickup: boolean) =>
  (to !== 'ready' || pickup) && (to !== 'delivering' || !pickup);

/** Where somebody with these permissions may take the order now; the way onwards first, then back, then out. */
export function stepsFrom(
  { status, pickup }: Pick<SteppingOrder, 'status' | 'pickup'>,
  permissions: readonly string[],
): OrderStatusCode[] {
  return Object.entries(roads[status]).flatMap(([to, needs]) => {
    const code = to as OrderStatusCode;
    return fits(code, pickup) && needs.some((one) => permissions.includes(one)) ? [code] : [];
  });
}

/** Whether money is still to be taken from the buyer when the goods are handed over. */
export const owesMoney = (money: MoneyState): boolean => money === 'due' || money === 'on_receipt';

/** How money comes where goods are handed over: into the drawer, or by the terminal for cards. */
export const handMeans = ['cash', 'card'] as const;
export type HandMeans = (typeof handMeans)[number];

export interface StepWish {
  to: OrderStatusCode;
  /** How money came that whoever hands it over says they took; null for none. */
  received: HandMeans | null;
}

/** What stands against a step; null where nothing does. Payment is a state of its own: no step pretends one. */
export function stepProblem(
  order: SteppingOrder,
  { to, received }: StepWish,
  permissions: readonly string[],
): 'order.step_not_allowed' | 'order.unpaid' | null {
  if (!stepsFrom(order, permissions).includes(to)) return 'order.step_not_allowed';
  if (to !== 'done') return received === null ? null : 'order.step_not_allowed';
  if (received !== null) return owesMoney(order.money) ? null : 'order.step_not_allowed';
  return owesMoney(order.money) ? 'order.unpaid' : null;
}
