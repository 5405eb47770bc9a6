import type { AuditEntry } from '../audit/index.ts';
import { dayAfter } from '../lists/index.ts';
import type { MessageCount, OrderMessage } from '../order-messages/entities.ts';
import type { OrderReturn } from '../returns/entities.ts';
import type { Order, OrderStatus, OrderStatusCode } from './entities.ts';

/** How the money of an order stands; `on_receipt`: nothing is due before the goods are handed over. */
export const moneyStates = ['paid', 'due', 'on_receipt', 'returned', 'none'] as const;
export type MoneyState = (typeof moneyStates)[number];

/** An order as a row of the staff's list. */
export interface StaffOrderRow {
  id: number;
  /** Grows with every change: what is done to the order goes by it. */
  version: number;
  number: string;
  /** ISO 8601 with offset. */
  placedAt: string;
  /** IANA time zone of its region: its times are told by it, and its day is counted by it. */
  timeZone: string;
  status: OrderStatus;
  /** Of the customer, as they gave it. */
  customer: string;
  /** Name of the first good, and how many more goods and pieces there are. */
  goods: { first: string; pieces: number; more: number };
  /** Store where it is fetched; null where it is brought. */
  store: { id: number; name: string } | null;
  city: string;
  /** ISO 8601 date of delivery or pickup. */
  date: string | null;
  /** Roubles, what the order comes to. */
  toPay: number;
  money: MoneyState;
  /** Who looks after it. */
  responsible: { id: number; name: string } | null;
}

/** An order as staff see it. */
export interface StaffOrder {
  order: Order;
  /** IANA time zone of its region: its moments are told by it. */
  timeZone: string;
  /** Grows with every change. */
  version: number;
  /** Who looks after it. */
  responsible: { id: number; name: string } | null;
  /** Why staff cancelled it, in the words of then; null where they did not. */
  cancelCause: string | null;
  /** What staff note for each other; buyers never see it. */
  note: string;
  /** What has come back of it, the oldest first. */
  returns: OrderReturn[];
  /** Until when something may come back. ISO 8601 with offset; null where it was not handed over. */
  returnableUntil: string | null;
  /** Stores of its region, to which whoever reads it may take goods back. */
  stores: { id: number; name: string }[];
  /** What was put aside for it, and where; none while it holds nothing. */
  pieces: { offer: number; store: { id: number; name: string }; quantity: number }[];
  /** Id of the account that it belongs to; null for a guest's. */
  client: number | null;
  /** What staff and commands did to it, the newest first. */
  changes: AuditEntry[];
  /** What its buyer was told of it, the newest first. */
  messages: OrderMessage[];
  /** What a message to its buyer would be; null in a shop that sends none. */
  tells: MessageCount | null;
}

/** Filters of the list; what is left out does not matter. */
export interface StaffOrderFilters {
  status?: OrderStatusCode[];
  store?: number[];
  money?: MoneyState[];
  /** Where they come from, as staff noted it. */
  source?: number[];
  /** First and last day of placing, ISO 8601 dates in the time zone of the order's region. */
  from?: string;
  to?: string;
  /** First and last day of delivery or pickup. */
  dateFrom?: string;
  dateTo?: string;
  /** Ready ones whose last day in their store is this one or an earlier one, ISO 8601 date. */
  kept?: string;
  /** Whom staff who ask look after themselves. */
  mine?: true;
  /** Those whose money is to go back, and has not yet. */
  refund?: true;
}

/** What the list can be put in order by; the first one, descending, is what it begins with. */
export const staffOrderSorts = ['id', 'customer', 'date', 'toPay'] as const;

/** Statuses of orders that wait for the staff's word. */
export const toConfirm = ['waiting', 'new'] as const satisfies readonly OrderStatusCode[];

export interface OrderView {
  key: string;
  title: string;
  filters: StaffOrderFilters;
}

/**
 * Views of the list that everybody has.
 * @param today ISO 8601 date
 */
export const orderViews = (today: string): OrderView[] => [
  { key: 'today', title: 'Сегодня', filters: { from: today, to: today } },
  { key: 'confirm', title: 'Подтвердить', filters: { status: [...toConfirm] } },
  { key: 'due', title: 'Ждут оплаты', filters: { status: ['new', 'confirmed'], money: ['due'] } },
  {
    key: 'tomorrow',
    title: 'Выдать завтра',
    filters: {
      status: ['new', 'confirmed', 'assembling', 'ready'],
      dateFrom: dayAfter(today, 1),
      dateTo: dayAfter(today, 1),
    },
  },
  { key: 'mine', title: 'Мои', filters: { mine: true } },
  { key: 'all', title: 'Все', filters: {} },
];
