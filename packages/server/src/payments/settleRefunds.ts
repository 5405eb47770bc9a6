import type { Settling } from './Settling.ts';
import { sql } from '../db/index.ts';

interface DueRefund {
  id: number;
  provider: string;
  /** Of the payment. */
  reference: string;
  name: string;
  amount: number;
}

/** At most so many at once; the others come a minute later. */
const AT_ONCE = 200;

async function giveBack({ db, now, providers }: Settling, due: DueRefund): Promise<void> {
  const provider = providers.find(({ name }) => name === due.provider);
  if (!provider) throw new Error(`No provider «${due.provider}»`);
  await provider.refund(due);
  await db.query(
    sql`update refunds set state = 'done', changed_at = ${now()} where id = ${due.id} and state = 'due'`,
  );
}

/** Has the providers give back what came of returns, of one order or of all. What fails is logged and stays due. */
export async function settleRefunds(settling: Settling, order: number | null): Promise<void> {
  const due = await settling.db.query<DueRefund>(sql`
    select f.id, p.provider, p.reference, f.reference as name, f.amount
    from refunds f join payments p on p.id = f.payment_id
    where f.state = 'due' and (${order}::int is null or p.order_id = ${order})
    order by f.changed_at, f.id limit ${AT_ONCE}`);
  for (const refund of due) {
    await giveBack(settling, refund).catch(async (error: unknown) => {
      settling.log.error(error, `Refund ${refund.id} could not be given back`);
      // To the end of the line, as with payments that go back whole.
      await settling.db.query(sql`update refunds set changed_at = ${settling.now()} where id = ${refund.id}`);
    });
  }
}
