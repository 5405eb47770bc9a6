import { newsOfStep } from '@siren/domain/order-messages';
import type { OrderNews } from '@siren/domain/order-messages';
import { givenBack, moneyOwed } from '@siren/domain/payments';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { HeldOrder } from '../payments/index.ts';
import type { Step } from './takeStep.ts';

type Ready = Extract<OrderNews, { kind: 'ready' }>;
type Delivering = Extract<OrderNews, { kind: 'delivering' }>;

interface Facts extends Pick<Ready, 'pickup' | 'store'>, Pick<Delivering, 'address' | 'date'> {
  /** Roubles on certificates. */
  certificates: number;
}

const readFacts = async (tx: Database, id: number): Promise<Facts> =>
  onlyRow(
    await tx.query<Facts>(sql`
      select o.address, o.delivery_date as date, o.certificates,
        json_build_object('code', o.pickup_code, 'until', o.kept_until) as pickup,
        (select json_strip_nulls(json_build_object('name', s.name, 'address', s.address, 'opens', s.opens,
          'closes', s.closes, 'week', s.week))
          from stores s where s.id = o.store_id) as store
      from orders o where o.id = ${id}`),
  );

/**
 * What the buyer is told of a step that was just taken; null where it is nothing to tell.
 *
 * @param before the order as it was held for the step. No step that is told takes money.
 */
export async function readStepNews(
  tx: Database,
  before: HeldOrder,
  { to, cause }: Pick<Step, 'to' | 'cause'>,
): Promise<OrderNews | null> {
  const kind = newsOfStep(before.status, to);
  if (kind === null) return null;
  const owed = moneyOwed(before);
  if (kind === 'confirmed') return { kind, owed };
  const { pickup, store, address, date, certificates } = await readFacts(tx, before.id);
  if (kind === 'ready') return { kind, owed, pickup, store };
  if (kind === 'delivering') return { kind, owed, address, date };
  const { money } = givenBack({ ...before, certificates: [] });
  // One that waits for the staff's word has taken nothing but money.
  const taken = before.status !== 'waiting';
  return {
    kind,
    cause: cause?.told ?? null,
    back: {
      money,
      bonus: taken ? before.bonusUsed : 0,
      certificates: taken ? certificates : 0,
    },
  };
}
