import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { isStaffAccount } from '@siren/domain/client-records';
import type { StaffClientRow } from '@siren/domain/client-records';
import { composed, onlyRow } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { narrowClients } from './narrowClients.ts';
import type { NarrowedClients } from './narrowClients.ts';
import { sortingOf } from './sortings.ts';

type ListPayload = CheckedPayloadOf<'/api/admin/clients/list'>;

interface Row extends Omit<StaffClientRow, 'lastOrder' | 'staff'> {
  placedAt: Date | null;
  timeZone: string | null;
  flags: string[];
  permissions: string[];
}

/** The ids of the page are found first: pages before it are only counted. */
const readRows = (
  db: Database,
  { source, conditions }: NarrowedClients,
  { sort, page, size }: ListPayload,
): Promise<Row[]> =>
  db.query<Row>(composed`
    select u.id, u.name, u.phone, u.email, u.order_count as orders, u.done_sum as sum, u.bonus, u.blocked, u.flags,
      u.erased_at is not null as erased,
      u.permissions, o.placed_at as "placedAt", o.time_zone as "timeZone"
    from (
      select u.id from ${source} where ${conditions}
      order by ${sortingOf(sort)} limit ${size}::int offset ${(page - 1) * size}::bigint
    ) found
    join users u on u.id = found.id
    left join lateral (
      select o.placed_at, r.time_zone from orders o join regions r on r.id = o.region_id
      where o.user_id = u.id order by o.placed_at desc limit 1
    ) o on true
    order by ${sortingOf(sort)}`);

const countAll = async (db: Database, { source, conditions }: NarrowedClients): Promise<number> =>
  onlyRow(
    await db.query<{ total: number }>(composed`
      select count(*)::int as total from ${source} where ${conditions}`),
  ).total;

function rowOf({ placedAt, timeZone, flags, permissions, ...row }: Row): StaffClientRow {
  const lastOrder = placedAt === null || timeZone === null ? null : { at: placedAt.toISOString(), timeZone };
  return { ...row, lastOrder, staff: isStaffAccount({ flags, permissions }) };
}

/** A page of all accounts, and how many fit. Whose were shown is recorded: a list that could not be is not shown. */
export async function listClients(
  context: Context,
  payload: ListPayload,
): Promise<AnswerOf<'/api/admin/clients/list'>> {
  const { db } = context;
  const narrowed = narrowClients(payload.query, payload.filters);
  const [rows, total] = await Promise.all([readRows(db, narrowed, payload), countAll(db, narrowed)]);
  const clients = rows.map(({ id }) => id);
  await recordEvent(context, { kind: 'client_looked_up', detail: { clients } });
  return { rows: rows.map(rowOf), total, sums: {} };
}
