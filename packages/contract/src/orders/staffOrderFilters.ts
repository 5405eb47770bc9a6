import { moneyStates, orderStatusCodes } from '@siren/domain/orders';
import { z } from 'zod';
import { id, isoDate } from '../call/index.ts';

/** What the staff's list of orders is narrowed by, in all calls that go by it. */
export const staffOrderFilters = {
  status: z.array(z.enum(orderStatusCodes)).min(1).max(orderStatusCodes.length),
  store: z.array(id).min(1).max(200),
  money: z.array(z.enum(moneyStates)).min(1).max(moneyStates.length),
  source: z.array(id).min(1).max(200),
  from: isoDate,
  to: isoDate,
  dateFrom: isoDate,
  dateTo: isoDate,
  kept: isoDate,
  mine: z.literal(true),
  refund: z.literal(true),
};
