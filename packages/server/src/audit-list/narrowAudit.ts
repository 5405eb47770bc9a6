import type { AuditFilters } from '@siren/domain/audit';
import { fragment, joined } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';
import { allOf, dayBegins } from '../lists/index.ts';
import { foundRecords } from './foundRecords.ts';

export interface AskedAudit {
  query: string;
  filters: AuditFilters;
}

const touches = (field: string): Fragment => fragment`a.changes @> ${JSON.stringify([{ field }])}::jsonb`;

/** Whether records that were changed by one press stand each by itself: where one of them, or the press, is asked for. */
export const isFlat = ({ query, filters }: AskedAudit): boolean =>
  query.trim() !== '' || filters.run !== undefined;

/** What an entry `a` has to fit, but for whether it has a line of its own. @param user who asks */
export function narrowEntries({ query, filters }: AskedAudit, user: number): Fragment {
  const { by, kind, action, field, how, from, to, run } = filters;
  const records = foundRecords(query, user);
  return allOf([
    ...(by ? [fragment`a.actor_id = any(${by}::int[])`] : []),
    ...(kind ? [fragment`a.kind = any(${kind}::text[])`] : []),
    ...(action ? [fragment`a.action = any(${action}::text[])`] : []),
    ...(field ? [fragment`(${joined(field.map(touches), ' or ')})`] : []),
    // The condition of the index stands as it is written there.
    ...(how ? [fragment`a.run = any(${how}::text[])`] : []),
    ...(how && !how.includes('save') ? [fragment`a.run <> 'save'`] : []),
    ...(from === undefined ? [] : [fragment`a.at >= ${dayBegins(from, 0)}`]),
    ...(to === undefined ? [] : [fragment`a.at < ${dayBegins(to, 1)}`]),
    ...(run === undefined ? [] : [fragment`a.run_id = ${run}`]),
    ...(records
      ? [
          fragment`a.id in (
            select b.id from (${records}) found (kind, record)
            join audit_entries b on b.kind = found.kind and b.record = found.record)`,
        ]
      : []),
  ]);
}

/** What an entry `a` has to fit that has a line in the list. */
export const narrowAudit = (asked: AskedAudit, user: number): Fragment =>
  allOf([narrowEntries(asked, user), ...(isFlat(asked) ? [] : [fragment`not a.follows`])]);
