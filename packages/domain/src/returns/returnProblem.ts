import type { OrderStatusCode } from '../orders/entities.ts';
import { multiplyRoubles, sumRoubles } from '../money/index.ts';
import type { ReturnedRow, SoldRow } from './entities.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What decides whether something may come back. */
export interface ReturningOrder {
  status: OrderStatusCode;
  /** When it was handed over, ms since 1970; null where it was not. */
  doneAt: number | null;
  goods: readonly SoldRow[];
  services: readonly SoldRow[];
}

export interface ReturnWish {
  goods: readonly ReturnedRow[];
  /** Places of services. */
  services: readonly number[];
}

export interface ReturnTime {
  /** ms since 1970. */
  now: number;
  returnDays: number;
}

/** Until when an order may be returned, ms since 1970; null where it was not handed over. */
export const returnableUntil = (doneAt: number | null, returnDays: number): number | null =>
  doneAt === null ? null : doneAt + returnDays * DAY_MS;

const isLeft = (rows: readonly SoldRow[], wished: readonly ReturnedRow[]): boolean => {
  const asked = Map.groupBy(wished, ({ row }) => row);
  return [...asked].every(([at, parts]) => {
    const row = rows[at];
    const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0);
    return (
      row !== undefined &&
      parts.every(({ quantity }) => quantity > 0) &&
      pieces <= row.quantity - row.returned
    );
  });
};

const asRows = (services: readonly number[]): ReturnedRow[] => services.map((row) => ({ row, quantity: 1 }));

/** What stands against a return; null where nothing does. */
export function returnProblem(
  { status, doneAt, goods, services }: ReturningOrder,
  wish: ReturnWish,
  { now, returnDays }: ReturnTime,
): 'order.step_not_allowed' | 'order.return_too_late' | 'order.return_too_much' | null {
  const until = returnableUntil(doneAt, returnDays);
  if ((status !== 'done' && status !== 'returned') || until === null) return 'order.step_not_allowed';
  if (now > until) return 'order.return_too_late';
  const some = wish.goods.length + wish.services.length > 0;
  return some && isLeft(goods, wish.goods) && isLeft(services, asRows(wish.services))
    ? null
    : 'order.return_too_much';
}

const worth = (rows: readonly SoldRow[], wished: readonly ReturnedRow[]): number[] =>
  wished.map(({ row, quantity }) => multiplyRoubles(rows[row]?.price ?? 0, quantity));

/** What the wished rows were sold for, roubles. */
export const returnValue = (
  { goods, services }: Pick<ReturningOrder, 'goods' | 'services'>,
  wish: ReturnWish,
): number => sumRoubles([...worth(goods, wish.goods), ...worth(services, asRows(wish.services))]);

/** Whether nothing of the order’s goods is left with the buyer after the return. */
export const isWholeReturned = (goods: readonly SoldRow[], wished: readonly ReturnedRow[]): boolean =>
  goods.every(({ quantity, returned }, at) => {
    const back = wished.filter(({ row }) => row === at).reduce((sum, one) => sum + one.quantity, 0);
    return quantity === returned + back;
  });
