import { sumRoubles, toKopecks, toRoubles } from '../money/index.ts';
import { deliveryDate, localTime } from '../regions/index.ts';
import type { OrderStatusCode } from './entities.ts';
import type { DayFigures, DaysBeside, DayTally, Tally } from './overview.ts';

const HOURS = 24;
const MINUTES = 60;
const WEEK_DAYS = 7;
const LAST_MINUTE = HOURS * MINUTES - 1;

/** What figures are made of. */
export interface PlacedOrder {
  /** ms since 1970. */
  placedAt: number;
  status: OrderStatusCode;
  /** Roubles. */
  toPay: number;
  /** Roubles that the shop has of one that is paid; null of others. */
  paid: number | null;
}

/** By which clocks a day is told. */
interface ToldDay {
  /** ISO 8601 date. */
  day: string;
  /** IANA time zone. */
  timeZone: string;
}

/** With the minute of the day in which it was placed. */
type TimedOrder = PlacedOrder & { minute: number };

/** ISO 8601 date of the same day of the week before. */
export function weekBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - WEEK_DAYS);
  return date.toISOString().slice(0, 10);
}

/** An order of a region where the day has begun already, or goes on, counts to the first minute of the day, or to the last. */
function minuteOf(placedAt: number, { day, timeZone }: ToldDay): number {
  const { year, month, day: date, minutes } = localTime(placedAt, timeZone);
  const shown = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, day.length);
  if (shown === day) return minutes;
  return shown < day ? 0 : LAST_MINUTE;
}

const tallyOf = (orders: readonly PlacedOrder[]): Tally => ({
  orders: orders.length,
  sum: sumRoubles(orders.map(({ toPay }) => toPay)),
});

function paidOf(orders: readonly PlacedOrder[]): Tally {
  const sums = orders.flatMap(({ paid }) => paid ?? []);
  return { orders: sums.length, sum: sumRoubles(sums) };
}

const dayTally = (orders: readonly PlacedOrder[]): DayTally => ({
  ...tallyOf(orders),
  paid: paidOf(orders),
  cancelled: tallyOf(orders.filter(({ status }) => status === 'cancelled')),
});

function figuresOf(day: string, orders: readonly TimedOrder[]): DayFigures {
  const byHour = Map.groupBy(orders, ({ minute }) => Math.floor(minute / MINUTES));
  return {
    day,
    ...dayTally(orders),
    hours: Array.from({ length: HOURS }, (_, hour) => tallyOf(byHour.get(hour) ?? [])),
  };
}

/** Orders of both days, each as the list of orders has it. */
export interface DaysOrders {
  today: readonly PlacedOrder[];
  weekAgo: readonly PlacedOrder[];
}

/**
 * Figures of today and of the same day of the week before, by the hours that the clocks of a time zone show. «Up to the same
 * time» is what the clocks show, too: on a day of 23 or 25 hours as on any other.
 * @param now ms since 1970
 */
export function daysBeside(orders: DaysOrders, now: number, timeZone: string): DaysBeside {
  const day = deliveryDate(now, 0, timeZone);
  const before = weekBefore(day);
  const timed = (some: readonly PlacedOrder[], told: string): TimedOrder[] =>
    some.map((order) => ({ ...order, minute: minuteOf(order.placedAt, { day: told, timeZone }) }));
  const weekAgo = timed(orders.weekAgo, before);
  const { minutes } = localTime(now, timeZone);
  return {
    today: figuresOf(day, timed(orders.today, day)),
    weekAgo: figuresOf(before, weekAgo),
    soFar: dayTally(weekAgo.filter(({ minute }) => minute <= minutes)),
  };
}

/** What an order comes to on average, roubles to the kopeck; 0 where there is none. */
export const averageSum = ({ orders, sum }: Tally): number =>
  orders === 0 ? 0 : toRoubles(Math.round(toKopecks(sum) / orders));
