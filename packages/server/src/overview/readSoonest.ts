import type { KeepLimits, OrdersOverview } from '@siren/domain/orders';
import { awaitsMoney, unpaidUntil } from '@siren/domain/payments';
import type { Database } from '../db/index.ts';
import { readWaiting } from '../payments/index.ts';

/** The order that is cancelled next unless its money comes, by the rule that cancels it. */
export async function readSoonest(db: Database, keep: KeepLimits): Promise<OrdersOverview['soonest']> {
  const waiting = (await readWaiting(db)).filter(awaitsMoney).flatMap((order) => {
    const until = unpaidUntil(order, keep);
    return until === null ? [] : [{ id: order.id, until }];
  });
  const [soonest] = waiting.toSorted((one, other) => one.until - other.until || one.id - other.id);
  return soonest ? { id: soonest.id, until: new Date(soonest.until).toISOString() } : null;
}
