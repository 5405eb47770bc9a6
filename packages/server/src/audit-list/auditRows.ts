import { maskedChanges } from '@siren/domain/audit';
import type { AuditRow } from '@siren/domain/audit';
import { referenceOf } from '@siren/domain/references';
import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import { isMasked } from './masks.ts';

/** An entry as it is read. */
export interface AuditRead extends Omit<AuditRow, 'at' | 'undoneAt' | 'timeZone' | 'count'> {
  at: Date;
  undoneAt: Date | null;
  masked: boolean;
}

/** What the record of an entry `a` is called now. */
const recordName: Fragment = fragment`
  case a.kind
    when 'client' then (select nullif(u.name, '') from users u where u.id = a.record::int)
    when 'person' then (select nullif(u.name, '') from users u where u.id = a.record::int)
    when 'good' then (select p.name from products p where p.id = a.record::int)
    when 'section' then (select s.name from sections s where s.id = a.record::int)
    when 'page' then (select coalesce(nullif(g.draft ->> 'title', ''), p.title, 'Главная')
      from pages g left join promos p on p.id = g.promo_id where g.id = a.record::int)
    when 'coupon' then (select k.code from coupons k where k.id = a.record::int)
    when 'role' then (select r.name from staff_roles r where r.id = a.record::int)
    when 'invitation' then (select i.email from staff_invitations i where i.id = a.record::int)
    when 'import' then (select r.source from import_runs r where r.id = a.record::int)
    when 'import_source' then (select s.name from import_sources s where s.id = a.record::int)
    when 'catalog_error' then (select coalesce(p.name, m.title) from catalog_errors e
      left join products p on p.id = e.product_id left join promos m on m.id = e.promo_id
      where e.id = a.record::int)
    when 'store' then (select s.name from stores s where s.id = a.record::int)
    when 'photo_plan' then (select p.task from photo_plans p where p.id = a.record::int)
    when 'photo_report' then (select s.name || ': ' || p.task from photo_reports r
      join photo_plans p on p.id = r.plan_id join stores s on s.id = r.store_id where r.id = a.record::int)
    when 'shift' then (select s.number::text from shifts s where s.id = a.record::int)
    when 'product_list' then (select l.name from product_lists l where l.id = a.record::int)
    when 'view' then (select v.name from staff_views v where v.id = a.record::int)
  end`;

/** An undo that was undone itself counts no more. */
const undoneAt: Fragment = fragment`
  (select max(u.at) from audit_entries u
    where u.undoes = a.id and not exists (select from audit_entries again where again.undoes = u.id))`;

/** What is read of an entry `a`. @param user who asks */
export const auditColumns = (user: number): Fragment => fragment`
  a.id::int, a.at, a.action, a.changes, a.kind, a.record::int as record, a.run, a.run_id as "runId",
  a.undoes::int, ${undoneAt} as "undoneAt", ${recordName} as name, ${isMasked(user)} as masked,
  (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = a.actor_id) as by`;

/** How many entries have the press of an entry `a` in common. */
export const together: Fragment = fragment`
  (select count(*)::int from audit_entries b
    where b.run_id = a.run_id and b.run = a.run and b.actor_id is not distinct from a.actor_id)`;

/** As it is told: of a record that is nothing for whoever asks no words and no name. */
export function toldEntry<Read extends AuditRead>({ masked, ...row }: Read) {
  const name = row.kind === 'ref' ? (referenceOf(row.record)?.title ?? null) : row.name;
  return masked ? { ...row, name: null, changes: maskedChanges(row.changes) } : { ...row, name };
}

/** A row of the list. */
export function auditRowOf(
  read: AuditRead,
  { count, timeZone }: Pick<AuditRow, 'count' | 'timeZone'>,
): AuditRow {
  const { at, undoneAt: undone, ...row } = toldEntry(read);
  return { ...row, at: at.toISOString(), undoneAt: undone?.toISOString() ?? null, count, timeZone };
}
