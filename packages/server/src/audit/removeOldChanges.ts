import { moneyActions, moneyKinds } from '@siren/domain/audit';
import { composed, fragment } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';

/** So many entries go at once: a statement that takes some milliseconds holds nobody up. */
const PORTION = 1_000;

/** How long the history is kept, years. */
export interface AuditKept {
  years: number;
  /** Of what tells of money; not less. */
  moneyYears: number;
}

const isOfMoney: Fragment = fragment`
  (a.kind = any(${moneyKinds}::text[]) or a.action = any(${moneyActions}::text[]))`;

async function removeOf(db: Database, which: Fragment, before: Fragment): Promise<void> {
  for (;;) {
    const removed = await db.query(composed`
      delete from audit_entries where id in (
        select a.id from audit_entries a where a.at < ${before} and ${which}
        order by a.at limit ${PORTION} for update skip locked)
      returning id`);
    if (removed.length < PORTION) return;
  }
}

/** Removes what is older than the history is kept for, in portions of which each is a transaction of its own. */
export async function removeOldChanges(
  db: Database,
  now: Date,
  { years, moneyYears }: AuditKept,
): Promise<void> {
  const before = (kept: number): Fragment => fragment`${now}::timestamptz - ${kept}::int * interval '1 year'`;
  await removeOf(db, fragment`not ${isOfMoney}`, before(years));
  await removeOf(db, isOfMoney, before(moneyYears));
}
