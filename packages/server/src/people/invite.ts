import { randomBytes } from 'node:crypto';
import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import { paths } from '@siren/contract/routes';
import { contactOf } from '@siren/domain/account';
import { INVITATION_LIFE_MS, rightsChanges } from '@siren/domain/people';
import type { Person } from '@siren/domain/people';
import { linkDigest } from '../account/index.ts';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changePeople } from './changePeople.ts';
import { checkRights } from './changePerson.ts';
import { readInvitations } from './readInvitations.ts';
import { wantedRights } from './savePerson.ts';

type Invited = AnswerOf<'/api/admin/users/invite'>;

/** Bytes of a link's secret. */
const SECRET = 24;

const makeLink = () => {
  const secret = randomBytes(SECRET).toString('base64url');
  return { digest: linkDigest(secret), link: `${paths.login()}?invitation=${secret}` };
};

const expiry = (now: Date): Date => new Date(now.getTime() + INVITATION_LIFE_MS);

/** @throws ApiError invitation.has_account, invitation.waiting */
async function checkFree(tx: Database, email: string): Promise<void> {
  const accounts = await tx.query(sql`
    select from users where lower(email) = lower(${email}) or lower(login) = lower(${email})`);
  if (accounts.length > 0) throw staffRefusal('invitation.has_account');
  const waiting = await tx.query(sql`
    select from staff_invitations
    where lower(email) = lower(${email}) and used_at is null and withdrawn_at is null`);
  if (waiting.length > 0) throw staffRefusal('invitation.waiting');
}

/**
 * Invites somebody to be one of the staff. The link is told once; only a digest of it is kept.
 *
 * @throws ApiError invalid_email, person.beyond_own, role.not_found, invitation.has_account, invitation.waiting, not_authorized
 */
export async function invite(
  context: Context,
  { email: typed, rights }: CheckedPayloadOf<'/api/admin/users/invite'>,
): Promise<Invited> {
  const contact = contactOf(typed);
  if (contact?.channel !== 'email') throw refusal('user.invalid_email');
  const { link, digest } = makeLink();
  const id = await changePeople(context, async (tx, own) => {
    const { role, permissions } = await wantedRights(tx, rights);
    checkRights(own, [], permissions);
    await checkFree(tx, contact.value);
    const added = onlyRow(
      await tx.query<{ id: number }>(sql`
        insert into staff_invitations (email, token_digest, role_id, permissions, invited_by, expires_at)
        values (${contact.value}, ${digest}, ${role?.id ?? null}, ${permissions},
          ${signedInUser(context.session).id}, ${expiry(context.now())})
        returning id`),
    );
    const changes = [
      { field: 'email', from: null, to: contact.value },
      { field: 'role', from: null, to: role?.name ?? null },
      ...rightsChanges([], permissions),
    ];
    await recordChange(context, { kind: 'invitation', record: added.id, action: 'add', changes }, tx);
    return added.id;
  });
  return { ...(await readInvitations(context)), made: { id, link } };
}

/** Holds an invitation that waits, and that who asks might have made. @throws ApiError invitation.not_found, person.stronger */
async function hold(tx: Database, id: number, own: readonly string[]): Promise<void> {
  const [held] = await tx.query<{ permissions: Person['permissions'] }>(sql`
    select coalesce((select r.permissions from staff_roles r where r.id = i.role_id), i.permissions) as permissions
    from staff_invitations i
    where i.id = ${id} and i.used_at is null and i.withdrawn_at is null for update`);
  if (!held) throw staffRefusal('invitation.not_found');
  checkRights(own, held.permissions, held.permissions);
}

/** Makes another link; from here on it is an invitation of who asks. @throws ApiError as `hold`, not_authorized */
export async function inviteAgain(context: Context, { id }: { id: number }): Promise<Invited> {
  const { link, digest } = makeLink();
  await changePeople(context, async (tx, own) => {
    await hold(tx, id, own);
    await tx.query(sql`
      update staff_invitations set token_digest = ${digest}, expires_at = ${expiry(context.now())},
        invited_by = ${signedInUser(context.session).id}
      where id = ${id}`);
    await recordChange(context, { kind: 'invitation', record: id, action: 'again' }, tx);
  });
  return { ...(await readInvitations(context)), made: { id, link } };
}

/** Takes an invitation back. @throws ApiError as `hold`, not_authorized */
export async function withdraw(
  context: Context,
  { id }: { id: number },
): Promise<AnswerOf<'/api/admin/users/invitations'>> {
  await changePeople(context, async (tx, own) => {
    await hold(tx, id, own);
    await tx.query(sql`update staff_invitations set withdrawn_at = ${context.now()} where id = ${id}`);
    await recordChange(context, { kind: 'invitation', record: id, action: 'withdraw' }, tx);
  });
  return readInvitations(context);
}
