import { can } from '@siren/domain/account';
import type { OrderCondition } from '@siren/domain/cart';
import type { FranchiseType, StaffNote } from '@siren/domain/orders';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Session } from '../http/index.ts';

interface Row {
  placedBy: string;
  responsible: string | null;
  source: string | null;
  condition: OrderCondition;
  franchiseType: FranchiseType | null;
  cheap: boolean;
  prepayment: StaffNote['prepayment'];
}

/** What staff noted about an order; null for buyers, and where no member of staff placed it. */
export async function readStaffNote(
  db: Database,
  order: number,
  { permissions }: Pick<Session, 'permissions'>,
): Promise<StaffNote | null> {
  if (!can(permissions, 'client.resolve') && !can(permissions, 'orders.manage')) return null;
  const [note] = await db.query<Row>(sql`
    select by.name as "placedBy", responsible.name as responsible, s.name as source, n.condition,
      n.franchise_type as "franchiseType", n.cheap,
      coalesce((
        select json_agg(json_build_object('payType', t.name, 'amount', p.amount) order by t.id)
        from order_prepayments p join pay_types t on t.id = p.pay_type_id where p.order_id = n.order_id
      ), '[]') as prepayment
    from order_staff n
    join users by on by.id = n.placed_by
    join orders o on o.id = n.order_id
    left join users responsible on responsible.id = o.responsible_id
    left join order_sources s on s.id = n.source_id
    where n.order_id = ${order}`);
  return note ?? null;
}
