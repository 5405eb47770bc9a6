import { orderStatusCodes } from './entities.ts';
import type { OrderStatusCode } from './entities.ts';
import { stepsFrom } from './steps.ts';
import type { SteppingOrder } from './steps.ts';

/** Where many orders can be taken together; cancelling asks of each why. */
export const bulkTargets = [
  'new',
  'confirmed',
  'assembling',
  'ready',
  'delivering',
  'done',
] as const satisfies readonly OrderStatusCode[];
export type BulkTarget = (typeof bulkTargets)[number];

/** An order as whoever selected it saw it. */
export interface SelectedOrder extends Pick<SteppingOrder, 'status' | 'pickup'> {
  id: number;
  number: string;
  version: number;
  /** Id of who looks after it. */
  responsible: number | null;
}

/** A step that several orders can take together: from where they all stand. */
export interface BulkStep<Order> {
  from: OrderStatusCode;
  to: BulkTarget;
  orders: Order[];
}

const isTarget = (code: OrderStatusCode): code is BulkTarget =>
  (bulkTargets as readonly OrderStatusCode[]).includes(code);

const isOnwards = (from: OrderStatusCode, to: OrderStatusCode) =>
  orderStatusCodes.indexOf(to) > orderStatusCodes.indexOf(from);

/**
 * The steps onwards that some of these orders can take, by where they stand: the same word may be another step for an order that
 * stands elsewhere. In the order of an order's way.
 */
export function bulkSteps<Order extends Pick<SteppingOrder, 'status' | 'pickup'>>(
  orders: readonly Order[],
  permissions: readonly string[],
): BulkStep<Order>[] {
  return orderStatusCodes.flatMap((from) => {
    const those = orders.filter(({ status }) => status === from);
    return bulkTargets
      .filter((to) => isOnwards(from, to))
      .map((to) => ({
        from,
        to,
        orders: those.filter((order) => stepsFrom(order, permissions).includes(to)),
      }))
      .filter((step) => step.orders.length > 0);
  });
}

/** Where an order that took this step can be taken to stand as before; null where no step leads back. */
export const wayBack = (
  { from, to, pickup }: { from: OrderStatusCode; to: BulkTarget; pickup: boolean },
  permissions: readonly string[],
): BulkTarget | null =>
  isTarget(from) && stepsFrom({ status: to, pickup }, permissions).includes(from) ? from : null;
