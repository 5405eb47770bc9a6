import { staffRefusal } from '@siren/contract/errors';
import { movedFoot } from '@siren/domain/pages';
import type { FootMove } from '@siren/domain/pages';
import { recordChange } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';

/** Pages that the foot of the shop leads to in some region, in its order. */
export async function readFoot(db: Database): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select g.id from pages g join promos p on p.id = g.promo_id where p.footer and p.active
    order by p.footer_place nulls last, p.id`);
  return rows.map(({ id }) => id);
}

async function move(context: Context, tx: Database, wish: FootMove): Promise<void> {
  // Two who move at once come one after the other: each move is of what the one before it has left.
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('pages.foot'))`);
  const before = await readFoot(tx);
  const after = movedFoot(before, wish);
  if (after === null) throw staffRefusal('page.not_in_foot');
  const [from, to] = [before, after].map((pages) => pages.indexOf(wish.page) + 1);
  if (from === to) return;
  await tx.query(sql`
    update promos p set footer_place = f.place
    from pages g join unnest(${after}::int[]) with ordinality as f (page, place) on f.page = g.id
    where p.id = g.promo_id and p.footer_place is distinct from f.place`);
  const changes = [{ field: 'foot', from: from ?? null, to: to ?? null }];
  await recordChange(context, { kind: 'page', record: wish.page, action: 'place', changes }, tx);
}

/**
 * Puts a page elsewhere in the foot of the shop. Shoppers see it at once: the order is of no page, and no draft has it.
 *
 * @throws ApiError page.not_in_foot
 */
export const moveInFoot = (context: Context, wish: FootMove): Promise<void> =>
  retryDeadlock(() => context.db.transaction((tx) => move(context, tx, wish)));
