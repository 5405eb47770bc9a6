import type { DaysOrders, PlacedOrder } from '@siren/domain/orders';

const MINUTE_MS = 60_000;
/** How many orders come in each hour from 8:00 on; it is a shop that opens its counter at ten. */
const busy = [1, 3, 6, 9, 12, 10, 8, 9, 7, 8, 6, 4, 2, 1];
const OPENS = 8;

/** Orders of a day up to a time of it, «12:46», the same ones each time. */
function ordersOf(day: string, until: string, share: number): PlacedOrder[] {
  const end = Date.parse(`${day}T${until}:00+05:00`);
  return busy.flatMap((count, at) => {
    const begins = Date.parse(`${day}T${String(OPENS + at).padStart(2, '0')}:00:00+05:00`);
    return Array.from({ length: Math.round(count * share) }, (_, index): PlacedOrder => {
      const seed = at * 31 + index * 17;
      const toPay = 4_990 + ((seed * 7_919) % 52_000);
      return {
        placedAt: begins + ((seed * 7) % 60) * MINUTE_MS,
        status: seed % 13 === 0 ? 'cancelled' : 'new',
        toPay,
        paid: seed % 3 === 0 ? toPay : null,
      };
    }).filter(({ placedAt }) => placedAt <= end);
  });
}

/** A Saturday up to noon, and the whole one before. */
export const saturdays: DaysOrders = {
  today: ordersOf('2026-11-21', '12:46', 1.3),
  weekAgo: ordersOf('2026-11-14', '23:59', 1),
};

/** As much as one order may come to. */
const dear = (orders: readonly PlacedOrder[], toPay: number): PlacedOrder[] =>
  orders.map((order) => ({ ...order, toPay, paid: order.paid === null ? null : toPay }));

export const dearSaturdays: DaysOrders = {
  today: dear(saturdays.today, 9_999_999_999.99),
  weekAgo: dear(saturdays.weekAgo, 9_876_543_210.99),
};

export const noOrders: DaysOrders = { today: [], weekAgo: [] };

export const counts = { confirm: 12, due: 5, kept: 2, refund: 3, mine: 7 };
