import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { refusal, staffRefusal } from '@siren/contract/errors';
import { contactOf } from '@siren/domain/account';
import { INVITATION_LIFE_MS, rightsChanges } from '@siren/domain/people';
import type { Person } from '@siren/domain/people';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changePeople } from './changePeople.ts';
import { checkRights } from './changePerson.ts';
import { checkInvitee } from './checkInvitee.ts';
import { makeLink } from './invitationLink.ts';
import { checkLetters, sendLetter } from './letterBox.ts';
import type { LetterBox } from './letterBox.ts';
import { readInvitations } from './readInvitations.ts';
import { wantedRights } from './savePerson.ts';

type Invited = AnswerOf<'/api/admin/users/invite'>;

const expiry = (now: Date): Date => new Date(now.getTime() + INVITATION_LIFE_MS);

/** Has the letter go where the shop sends any: else the link is told, this once. */
async function handOver(
  context: Context,
  box: LetterBox | null,
  { id, link, digest }: ReturnType<typeof makeLink> & { id: number },
): Promise<Invited> {
  if (box) await sendLetter(context, box, { id, link, digest });
  return { ...(await readInvitations(context, box)), made: { id, link: box ? null : link } };
}

/**
 * Invites somebody to be one of the staff: by a new account, or a buyer with their own. Only a digest of the link is kept.
 *
 * @throws ApiError invalid_email, person.beyond_own, role.not_found, what `checkInvitee` throws, invitation.letter_soon, invitation.letters_spent, not_authorized
 */
export async function invite(
  context: Context,
  { email: typed, rights, account }: CheckedPayloadOf<'/api/admin/users/invite'>,
  box: LetterBox | null,
): Promise<Invited> {
  const contact = contactOf(typed);
  if (!contact) throw refusal('user.invalid_email');
  const { link, digest } = makeLink();
  const id = await changePeople(context, async (tx, own) => {
    const { role, permissions } = await wantedRights(tx, rights);
    checkRights(own, [], permissions);
    await checkInvitee(tx, contact, account ?? null);
    if (box) await checkLetters(context, tx, contact.value);
    const added = onlyRow(
      await tx.query<{ id: number }>(sql`
        insert into staff_invitations (email, account_id, token_digest, role_id, permissions, invited_by, expires_at, letter,
          letter_at, letters)
        values (${contact.value}, ${account ?? null}, ${digest}, ${role?.id ?? null}, ${permissions},
          ${signedInUser(context.session).id}, ${expiry(context.now())}, ${box && 'sending'},
          ${box && context.now()}, ${box ? [context.now()] : []}::timestamptz[])
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
  return handOver(context, box, { id, link, digest });
}

/** Holds an invitation that waits, and that who asks might have made. @throws ApiError invitation.not_found, person.stronger */
async function hold(tx: Database, id: number, own: readonly string[]): Promise<{ email: string }> {
  const [held] = await tx.query<{ email: string; permissions: Person['permissions'] }>(sql`
    select i.email, coalesce((select r.permissions from staff_roles r where r.id = i.role_id), i.permissions) as permissions
    from staff_invitations i
    where i.id = ${id} and i.used_at is null and i.withdrawn_at is null for update`);
  if (!held) throw staffRefusal('invitation.not_found');
  checkRights(own, held.permissions, held.permissions);
  return held;
}

/**
 * Makes another link, and sends it where the shop sends any; from here on it is an invitation of who asks.
 *
 * @throws ApiError as `hold`, invitation.letter_soon, invitation.letters_spent, not_authorized
 */
export async function inviteAgain(
  context: Context,
  { id }: { id: number },
  box: LetterBox | null,
): Promise<Invited> {
  const { link, digest } = makeLink();
  await changePeople(context, async (tx, own) => {
    const { email } = await hold(tx, id, own);
    if (box) await checkLetters(context, tx, email);
    await tx.query(sql`
      update staff_invitations set token_digest = ${digest}, expires_at = ${expiry(context.now())},
        invited_by = ${signedInUser(context.session).id}, letter = ${box && 'sending'},
        letter_at = ${box && context.now()}, letters = letters || ${box ? [context.now()] : []}::timestamptz[]
      where id = ${id}`);
    await recordChange(context, { kind: 'invitation', record: id, action: 'again' }, tx);
  });
  return handOver(context, box, { id, link, digest });
}

/** Takes an invitation back. @throws ApiError as `hold`, not_authorized */
export async function withdraw(
  context: Context,
  { id }: { id: number },
  box: LetterBox | null,
): Promise<AnswerOf<'/api/admin/users/invitations'>> {
  await changePeople(context, async (tx, own) => {
    await hold(tx, id, own);
    await tx.query(sql`update staff_invitations set withdrawn_at = ${context.now()} where id = ${id}`);
    await recordChange(context, { kind: 'invitation', record: id, action: 'withdraw' }, tx);
  });
  return readInvitations(context, box);
}
