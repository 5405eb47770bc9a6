import { staffRefusal } from '@siren/contract/errors';
import type { Contact } from '@siren/domain/account';
import { composed, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { isPerson } from './personRows.ts';

interface Found {
  id: number;
  isStaff: boolean;
  blocked: boolean;
}

/** The account of a contact; what is its login counts first. */
async function accountOf(tx: Database, { channel, value }: Contact): Promise<Found | undefined> {
  const phone = channel === 'phone' ? value : null;
  const [found] = await tx.query<Found>(composed`
    select u.id, u.blocked, (${isPerson}) as "isStaff" from users u
    where lower(u.email) = lower(${value}) or lower(u.login) = lower(${value}) or u.phone = ${phone}
    order by lower(u.login) = lower(${value}) desc limit 1`);
  return found;
}

/**
 * A new account needs an e-mail that nobody has. Where a buyer has the contact the refusal names the account, and only who says that it is
 * meant invites it.
 *
 * @param account that is meant; null for a new one
 * @throws ApiError invitation.has_account, invitation.no_account, invitation.is_staff, invitation.account_shut,
 * invitation.waiting
 */
export async function checkInvitee(tx: Database, contact: Contact, account: number | null): Promise<void> {
  const found = await accountOf(tx, contact);
  if (found?.isStaff) throw staffRefusal('invitation.is_staff');
  if (found?.blocked) throw staffRefusal('invitation.account_shut');
  if (found && found.id !== account)
    throw staffRefusal('invitation.has_account', { data: { account: found.id } });
  if (!found && (account !== null || contact.channel === 'phone'))
    throw staffRefusal('invitation.no_account');
  const waiting = await tx.query(sql`
    select from staff_invitations
    where (lower(email) = lower(${contact.value}) or account_id = ${account}::int) and used_at is null
      and withdrawn_at is null`);
  if (waiting.length > 0) throw staffRefusal('invitation.waiting');
}
