import { staffRefusal } from '@siren/contract/errors';
import { can, contactOf } from '@siren/domain/account';
import { invitationLetter, letterProblem, LETTERS_WINDOW_MS } from '@siren/domain/people';
import type { Person } from '@siren/domain/people';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { Messages } from '../messages/index.ts';

export interface LetterParts {
  /** null in a shop that sends nothing. */
  messages: Messages | null;
  /** The shop's own origin; null where nobody said it. */
  siteUrl: string | null;
  /** First part of the addresses of the admin area; null where letters do not lead there. */
  adminPath: string | null;
}

/** What letters to who is invited go by. */
export type LetterBox = LetterParts & { messages: Messages; siteUrl: string };

/** null where links are passed on by hand: nothing is really sent, or nobody said where a link leads to. */
export const letterBox = ({ messages, siteUrl, adminPath }: LetterParts): LetterBox | null =>
  messages === null || messages.shown !== null || siteUrl === null ? null : { messages, siteUrl, adminPath };

/**
 * Nobody is written to more often than the rule has it, however many invitations they get.
 *
 * @param tx holds all changes of people, so that two presses are counted one after the other
 * @throws ApiError invitation.letter_soon, invitation.letters_spent
 */
export async function checkLetters({ now }: Context, tx: Database, email: string): Promise<void> {
  const at = now().getTime();
  const sent = await tx.query<{ at: Date }>(sql`
    select l.at from staff_invitations i cross join unnest(i.letters) l (at)
    where lower(i.email) = lower(${email}) and l.at > ${new Date(at - LETTERS_WINDOW_MS)}`);
  const problem = letterProblem(
    sent.map((one) => one.at.getTime()),
    at,
  );
  if (problem) throw staffRefusal(`invitation.${problem}`);
}

interface Written {
  email: string;
  hasAccount: boolean;
  by: string;
  role: Person['role'];
  permissions: Person['permissions'];
  expiresAt: Date;
}

const readOffer = async (db: Database, id: number): Promise<Written> =>
  onlyRow(
    await db.query<Written>(sql`
      select i.email, i.account_id is not null as "hasAccount", b.name as by, i.expires_at as "expiresAt", coalesce(r.permissions, i.permissions) as permissions,
        case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as role
      from staff_invitations i join users b on b.id = i.invited_by left join staff_roles r on r.id = i.role_id
      where i.id = ${id}`),
  );

/** Who may enter the admin area is led there; all others find their way in the shop. */
const wayOf = ({ adminPath }: LetterBox, permissions: Person['permissions']): string =>
  adminPath !== null && can(permissions, 'admin.access')
    ? `&from=${encodeURIComponent(`/${adminPath}/`)}`
    : '';

/**
 * Writes to who is invited, after the invitation was kept: a slow mail server holds nothing. A letter that does not go out takes no
 * invitation back; it is told beside it, and counts as none. The log gets the reason without the letter, which has the secret.
 */
export async function sendLetter(
  { db, now, log, places }: Context,
  box: LetterBox,
  { id, link, digest }: { id: number; link: string; digest: Buffer },
): Promise<void> {
  const { email, expiresAt, ...offer } = await readOffer(db, id);
  const { timeZone } = (await places.resolve({})).region;
  const address = `${box.siteUrl}${link}${wayOf(box, offer.permissions)}`;
  const to = contactOf(email);
  const letter = invitationLetter({
    ...offer,
    channel: to?.channel ?? 'email',
    ...{ expiresAt: expiresAt.toISOString(), timeZone, link: address },
  });
  const isOut =
    to !== null &&
    (await box.messages.send({ to, ...letter }).then(
      () => true,
      (error: unknown) => {
        log.error(error, `The letter of invitation ${id} did not go out`);
        return false;
      },
    ));
  // Another link may have been made meanwhile: its letter is told of then.
  await db.query(sql`
    update staff_invitations set letter = ${isOut ? 'sent' : 'failed'}, letter_at = ${now()},
      letters = case when ${isOut} then letters else letters[:cardinality(letters) - 1] end
    where id = ${id} and token_digest = ${digest}`);
}
