import type { FieldChange } from '@siren/domain/audit';
import { storesText } from '@siren/domain/people';
import type { Person } from '@siren/domain/people';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Whoever was invited by somebody of some stores is bound to these, too: an invitation gives no more than its inviter has. Gives what the history tells of it. */
export async function bindAsInviter(tx: Database, invitation: number, user: number): Promise<FieldChange[]> {
  const [bound] = await tx.query<{ id: number }>(sql`
    select b.id from staff_invitations i join users b on b.id = i.invited_by
    where i.id = ${invitation} and b.store_bound for share of b`);
  if (!bound) return [];
  await tx.query(sql`update users set store_bound = true where id = ${user}`);
  await tx.query(sql`
    insert into user_stores (user_id, store_id)
    select ${user}::int, store_id from user_stores where user_id = ${bound.id} on conflict do nothing`);
  const stores = await tx.query<NonNullable<Person['stores']>[number]>(sql`
    select s.id, s.name from user_stores b join stores s on s.id = b.store_id where b.user_id = ${user} order by s.name, s.id`);
  return [{ field: 'stores', from: storesText(null), to: storesText(stores) }];
}
