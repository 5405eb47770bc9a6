import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { changeMoney } from './changeMoney.ts';
import { holdOrder } from './holdOrder.ts';
import type { ProviderNews, ProviderState } from './PaymentProvider.ts';

type Outcome = Extract<ProviderState, { state: 'paid' | 'refused' }>;

const eventOf = (payment: number, outcome: Outcome) =>
  outcome.state === 'paid'
    ? ({ type: 'paid', payment, amount: outcome.amount } as const)
    : ({ type: 'refused', payment, reason: outcome.reason } as const);

/** Whether this news is heard for the first time. */
async function isNew(db: Database, provider: string, event: string, payment: number, now: Date) {
  const rows = await db.query(sql`
    insert into payment_news (provider, event, payment_id, heard_at)
    values (${provider}, ${event}, ${payment}, ${now})
    on conflict do nothing returning event`);
  return rows.length > 0;
}

/**
 * Takes what a provider says of a payment, told by itself or asked for. In one transaction, under the order's lock:
 * told twice it is heard once, and what is confirmed to the provider is on the disk.
 *
 * @param event the provider's name of the news; null where it was asked
 * @returns the order that it is about; null where no payment has this reference
 */
export async function hearNews(
  db: Database,
  provider: string,
  { reference, outcome, event }: Omit<ProviderNews, 'event'> & { event: string | null },
  now: Date,
): Promise<number | null> {
  const [found] = await db.query<{ id: number; order: number }>(sql`
    select id, order_id as order from payments where reference = ${reference} and provider = ${provider}`);
  if (!found) return null;
  await db.transaction(async (tx) => {
    const held = await holdOrder(tx, found.order);
    if (event !== null && !(await isNew(tx, provider, event, found.id, now))) return;
    await changeMoney(tx, held, eventOf(found.id, outcome), now);
  });
  return found.order;
}
