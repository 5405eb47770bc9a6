import { mockCall } from '@siren/contract/mock';
import { daysBeside } from '@siren/domain/orders';
import type { DaysOrders, OrdersOverview } from '@siren/domain/orders';

/** The moment at which stories stand still. */
const AT = '2026-11-21T12:46:00+05:00';
const ZONE = 'Asia/Yekaterinburg';

type Waits = Pick<OrdersOverview, 'counts' | 'oldest' | 'soonest'>;

export const nothingWaits: Waits = { counts: {}, oldest: null, soonest: null };

/** A server whose days have these orders. */
export const mockOverview = (days: DaysOrders, waits: Waits) =>
  mockCall('/api/admin/overview', () => ({
    at: AT,
    timeZone: ZONE,
    orders: { ...daysBeside(days, Date.parse(AT), ZONE), ...waits },
  }));

/** The same, asked by somebody who may not see orders. */
export const mockOverviewWithoutOrders = () =>
  mockCall('/api/admin/overview', () => ({ at: AT, timeZone: ZONE, orders: null }));
