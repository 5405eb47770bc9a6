import type { AnswerOf } from '@siren/contract/calls';
import type { Invitation } from '@siren/domain/people';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';

type Row = Omit<Invitation, 'expiresAt' | 'expired' | 'timeZone'> & { expiresAt: Date };

/** Those who are invited and have not come yet, the newest first. */
export async function readInvitations({
  db,
  now,
  places,
}: Context): Promise<AnswerOf<'/api/admin/users/invitations'>> {
  const rows = await db.query<Row>(sql`
    select i.id, i.email, i.expires_at as "expiresAt", coalesce(r.permissions, i.permissions) as permissions,
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as role
    from staff_invitations i left join staff_roles r on r.id = i.role_id
    where i.used_at is null and i.withdrawn_at is null order by i.id desc`);
  const { timeZone } = (await places.resolve({})).region;
  const invitations = rows.map(({ expiresAt, ...row }) => ({
    ...row,
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now(),
    timeZone,
  }));
  return { invitations };
}
