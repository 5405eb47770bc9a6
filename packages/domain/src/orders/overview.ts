import type { OrderStatusCode } from './entities.ts';
import { toConfirm } from './staffOrders.ts';
import type { OrderView } from './staffOrders.ts';

/** How many orders there are, and what they come to, roubles. */
export interface Tally {
  orders: number;
  sum: number;
}

/** Orders of a day, whatever became of them, and what is told of some of them. */
export interface DayTally extends Tally {
  paid: Tally;
  cancelled: Tally;
}

/** A whole day. */
export interface DayFigures extends DayTally {
  /** ISO 8601 date. */
  day: string;
  /** 24 of them, by the hour that the clocks show. */
  hours: Tally[];
}

/** A day as far as it is, beside the same day of the week before. */
export interface DaysBeside {
  today: DayFigures;
  weekAgo: DayFigures;
  /** Of the week before, up to the same time of day. */
  soFar: DayTally;
}

/** What the staff see of all orders at once. */
export interface OrdersOverview extends DaysBeside {
  /** How many orders each of `waitingViews` has. */
  counts: Record<string, number>;
  /** The one that has waited longest for the staff's word; ISO 8601 with offset. */
  oldest: { id: number; placedAt: string } | null;
  /** The unpaid one that is cancelled next; ISO 8601 with offset. */
  soonest: { id: number; until: string } | null;
}

/** Statuses of orders that somebody still has work with. */
const openStatuses: readonly OrderStatusCode[] = [
  ...toConfirm,
  'confirmed',
  'assembling',
  'ready',
  'delivering',
];

/**
 * What waits for the staff, each a list narrowed.
 * @param today ISO 8601 date
 */
export const waitingViews = (today: string): OrderView[] => [
  { key: 'confirm', title: 'Подтвердить заказы', filters: { status: [...toConfirm] } },
  { key: 'due', title: 'Ждут оплаты', filters: { status: ['new', 'confirmed'], money: ['due'] } },
  { key: 'kept', title: 'Последний день в\u00a0магазине', filters: { kept: today } },
  { key: 'refund', title: 'Ждут возврата денег', filters: { refund: true } },
  { key: 'mine', title: 'Мои в\u00a0работе', filters: { status: [...openStatuses], mine: true } },
];
