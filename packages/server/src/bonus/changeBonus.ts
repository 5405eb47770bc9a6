import type { BonusChangeKind } from '@siren/domain/client-records';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

export interface BonusChange {
  user: number;
  /** Roubles; negative for what is taken off. */
  amount: number;
  kind: Exclude<BonusChangeKind, 'opening'>;
  at: Date;
  order?: number;
  /** Which of the staff does it. */
  actor?: number | null;
  /** Key of the correction that it is. */
  correction?: string;
}

/** Changes the balance of an account that is held, and writes it into its ledger: the one way in which a balance changes. */
export async function changeBonus(db: Database, change: BonusChange): Promise<void> {
  const { user, amount, kind, at, order = null, actor = null, correction = null } = change;
  await db.query(sql`
    with changed as (
      update users set bonus = bonus + ${amount}::numeric where id = ${user} returning bonus
    )
    insert into bonus_changes (user_id, at, kind, amount, after, order_id, actor_id, correction)
    select ${user}::int, ${at}::timestamptz, ${kind}::text, ${amount}::numeric, bonus, ${order}::int, ${actor}::int, ${correction}::uuid
    from changed`);
}
