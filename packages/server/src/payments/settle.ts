import { sql } from '../db/index.ts';
import { changeMoney } from './changeMoney.ts';
import { holdOrder } from './holdOrder.ts';
import { settleRefunds } from './settleRefunds.ts';
import type { Settling } from './Settling.ts';

interface Due {
  id: number;
  order: number;
  provider: string;
  reference: string;
}

/** At most so many at once; the others come a minute later. */
const AT_ONCE = 200;

async function giveBack({ db, now, providers }: Settling, due: Due): Promise<void> {
  const provider = providers.find(({ name }) => name === due.provider);
  if (!provider) throw new Error(`No provider «${due.provider}»`);
  await provider.giveBack(due.reference);
  await db.transaction(async (tx) => {
    const held = await holdOrder(tx, due.order);
    await changeMoney(tx, held, { type: 'given_back', payment: due.id }, now());
  });
}

/**
 * Has the providers give back what is due, of one order or of all. What fails is logged and stays due: whoever comes
 * next, at the latest the one who looks after payments every minute, tries again.
 */
export async function settle(settling: Settling, order: number | null = null): Promise<void> {
  const due = await settling.db.query<Due>(sql`
    select id, order_id as order, provider, reference from payments
    where give_back = 'due' and (${order}::int is null or order_id = ${order})
    order by changed_at, id limit ${AT_ONCE}`);
  for (const payment of due) {
    await giveBack(settling, payment).catch(async (error: unknown) => {
      settling.log.error(error, `Payment ${payment.id} could not be given back`);
      // To the end of the line: many that always fail would keep the others from their turn.
      await settling.db.query(
        sql`update payments set changed_at = ${settling.now()} where id = ${payment.id}`,
      );
    });
  }
  await settleRefunds(settling, order);
}
