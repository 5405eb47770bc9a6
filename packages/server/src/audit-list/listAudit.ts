import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { composed, fragment, onlyRow } from '../db/index.ts';
import type { Fragment, Statement } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { dateIn } from '../services/index.ts';
import { auditColumns, auditRowOf, together } from './auditRows.ts';
import type { AuditRead } from './auditRows.ts';
import { isFlat, narrowAudit } from './narrowAudit.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/audit/list'>;
type Direction = ListPayload['sort']['direction'];

/** Orders of the list, as its indexes have them; the id parts what is of one moment. */
const orders: Readonly<Record<Direction, Fragment>> = {
  descending: fragment`a.at desc, a.id desc`,
  ascending: fragment`a.at, a.id`,
};
export const auditOrder = ({ direction }: ListPayload['sort']): Fragment => orders[direction];

/** A page of entries. The ids of the page are found first: pages before it are only counted. */
export function auditPage(payload: ListPayload, user: number): Statement {
  const { sort, page, size } = payload;
  const count = isFlat(payload)
    ? fragment`1`
    : fragment`case when a.run = 'bulk' then ${together} else 1 end`;
  return composed`
    select ${auditColumns(user)}, ${count} as count
    from (
      select a.id from audit_entries a where ${narrowAudit(payload, user)}
      order by ${auditOrder(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint
    ) found
    join audit_entries a on a.id = found.id
    order by ${auditOrder(sort)}`;
}

export const auditCount = (payload: Pick<ListPayload, 'query' | 'filters'>, user: number): Statement =>
  composed`select count(*)::int as total from audit_entries a where ${narrowAudit(payload, user)}`;

/** A page of all changes, and how many lines there are. */
export async function listAudit(
  { db, places, session }: Context,
  payload: ListPayload,
): Promise<AnswerOf<'/api/admin/audit/list'>> {
  const user = signedInUser(session).id;
  const [rows, counted, { region }] = await Promise.all([
    db.query<AuditRead & { count: number }>(auditPage(payload, user)),
    db.query<{ total: number }>(auditCount(payload, user)),
    places.resolve({}),
  ]);
  const { timeZone } = region;
  return {
    rows: rows.map(({ count, ...read }) => auditRowOf(read, { count, timeZone })),
    total: onlyRow(counted).total,
    sums: {},
  };
}

/** Who has changed something. Each is found by the index, without the entries between them. */
export async function readAuditChoices({
  db,
  places,
  now,
}: Context): Promise<AnswerOf<'/api/admin/audit/choices'>> {
  const [{ region }, people] = await Promise.all([
    places.resolve({}),
    db.query<{ id: number; name: string }>(composed`
      with recursive actors (id) as (
        (select actor_id from audit_entries where actor_id is not null order by actor_id limit 1)
        union all
        select (select e.actor_id from audit_entries e where e.actor_id > a.id order by e.actor_id limit 1)
        from actors a where a.id is not null
      )
      select u.id, coalesce(nullif(u.name, ''), u.login) as name from actors a join users u on u.id = a.id
      order by folded(u.name) collate "C", u.id`),
  ]);
  return { today: dateIn(0, now().getTime(), region.timeZone), people };
}
