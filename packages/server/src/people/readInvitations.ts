import type { AnswerOf } from '@siren/contract/calls';
import type { Invitation } from '@siren/domain/people';
import { letterState } from '@siren/domain/people';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { LetterBox } from './letterBox.ts';

type Row = Omit<Invitation, 'expiresAt' | 'expired' | 'letter' | 'timeZone'> & {
  expiresAt: Date;
  letter: Parameters<typeof letterState>[0] | null;
  letterAt: Date | null;
};

/** Those who are invited and have not come yet, the newest first. */
export async function readInvitations(
  { db, now, places }: Context,
  box: LetterBox | null,
): Promise<AnswerOf<'/api/admin/users/invitations'>> {
  const rows = await db.query<Row>(sql`
    select i.id, i.email, i.account_id as account, i.expires_at as "expiresAt", coalesce(r.permissions, i.permissions) as permissions,
      i.letter, i.letter_at as "letterAt",
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as role
    from staff_invitations i left join staff_roles r on r.id = i.role_id
    where i.used_at is null and i.withdrawn_at is null order by i.id desc`);
  const { timeZone } = (await places.resolve({})).region;
  const at = now();
  const invitations = rows.map(({ expiresAt, letter, letterAt, ...row }) => ({
    ...row,
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= at,
    letter:
      letter && letterAt
        ? { state: letterState(letter, letterAt.getTime(), at.getTime()), at: letterAt.toISOString() }
        : null,
    timeZone,
  }));
  return { invitations, mails: box !== null };
}
