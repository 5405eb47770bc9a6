import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { User } from '@siren/domain/account';
import { givenWords, invitationProblem, inviteeOf, rightsChanges } from '@siren/domain/people';
import type { KeptInvitation, Person } from '@siren/domain/people';
import { checkGuest, checkNewPassword, enter, hashPassword, linkDigest } from '../account/index.ts';
import type { Entered } from '../account/index.ts';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { bindAsInviter } from './bindAsInviter.ts';
import { holdPeople } from './changePeople.ts';

export interface Found extends Omit<KeptInvitation, 'expiresAt'> {
  id: number;
  email: string;
  /** The account of a buyer that is invited; null where a new one is made. */
  account: number | null;
  role: Person['role'];
  permissions: Person['permissions'];
  expiresAt: Date;
}

/** The invitation of a link that is good. @throws ApiError invitation.unknown, invitation.used, invitation.expired */
export async function goodInvitation(db: Database, secret: string, now: Date): Promise<Found> {
  const [found] = await db.query<Found>(sql`
    select i.id, i.email, i.account_id as account, i.expires_at as "expiresAt", i.used_at is not null as used,
      i.withdrawn_at is not null as withdrawn, coalesce(r.permissions, i.permissions) as permissions,
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as role,
      json_build_object('permissions', b.permissions, 'blocked', b.blocked) as by
    from staff_invitations i join users b on b.id = i.invited_by left join staff_roles r on r.id = i.role_id
    where i.token_digest = ${linkDigest(secret)}`);
  const kept = found ? { ...found, expiresAt: found.expiresAt.getTime() } : null;
  const problem = invitationProblem(kept, now.getTime());
  if (problem) throw staffRefusal(`invitation.${problem}`);
  // What is not there has a problem.
  return found as Found;
}

/** Whom a link is for, and what it gives. @throws ApiError as `goodInvitation` */
export async function seeInvitation(
  { db, now, session }: Context,
  { invitation }: CheckedPayloadOf<'/api/user/invitation'>,
): Promise<AnswerOf<'/api/user/invitation'>> {
  const found = await goodInvitation(db, invitation, now());
  const { email, account } = found;
  const invitee = account === null ? null : inviteeOf(account, session.user?.id ?? null);
  return { email, gives: givenWords(found), invitee };
}

/** Makes the account of an invitation, which is used up by it. @throws ApiError invitation.has_account */
async function join(
  context: Context,
  tx: Database,
  { id, email, role, permissions }: Found,
  { name, hash }: { name: string; hash: string },
): Promise<User> {
  const [user] = await tx.query<User>(sql`
    insert into users (login, email, name, password_hash, flags, permissions, role_id)
    values (${email}, ${email}, ${name}, ${hash}, ${['staff']}, ${permissions}, ${role?.id ?? null})
    on conflict do nothing returning id, login, name, flags`);
  if (!user) throw staffRefusal('invitation.has_account');
  await tx.query(sql`
    update staff_invitations set used_at = ${context.now()}, user_id = ${user.id} where id = ${id}`);
  const bound = await bindAsInviter(tx, id, user.id);
  const changes = [
    { field: 'role', from: null, to: role?.name ?? null },
    ...rightsChanges([], permissions),
    ...bound,
  ];
  const joined = { ...context, session: { user } };
  await recordChange(joined, { kind: 'person', record: user.id, action: 'join', changes }, tx);
  await recordEvent(joined, { kind: 'staff_added', user: user.id, detail: { permissions } }, tx);
  return user;
}

/**
 * Makes the account that somebody is invited to, and signs in. Orders of guests with that mail stay where they are: who opened the
 * link has not proven that they read it.
 *
 * @throws ApiError already_authorized, invitation.has_account, and what `goodInvitation` and `checkNewPassword` throw
 */
export async function acceptInvitation(
  context: Context,
  { invitation, name, password }: CheckedPayloadOf<'/api/user/join'>,
): Promise<Entered> {
  checkGuest(context);
  const { email } = await goodInvitation(context.db, invitation, context.now());
  await checkNewPassword(password, [email]);
  const hash = await hashPassword(password, context.passwordCost);
  return enter(context, 'invitation', async (tx) => {
    await holdPeople(tx);
    const held = await goodInvitation(tx, invitation, context.now());
    if (held.account !== null) throw staffRefusal('invitation.other_account');
    return join(context, tx, held, { name, hash });
  });
}
