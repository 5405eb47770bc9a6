import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { inviteeOf, rightsChanges } from '@siren/domain/people';
import { recordChange } from '../audit/index.ts';
import { composed, onlyRow, retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { goodInvitation } from './acceptInvitation.ts';
import type { Found } from './acceptInvitation.ts';
import { bindAsInviter } from './bindAsInviter.ts';
import { holdPeople } from './changePeople.ts';
import { isPerson } from './personRows.ts';

/** @throws ApiError invitation.is_staff, invitation.account_shut */
async function checkBuyer(tx: Database, id: number): Promise<void> {
  const held = onlyRow(
    await tx.query<{ isStaff: boolean; blocked: boolean }>(composed`
      select (${isPerson}) as "isStaff", u.blocked from users u where u.id = ${id}::int for no key update`),
  );
  if (held.blocked) throw staffRefusal('invitation.account_shut');
  if (held.isStaff) throw staffRefusal('invitation.is_staff');
}

async function give(
  context: Context,
  tx: Database,
  user: number,
  { id, role, permissions }: Found,
): Promise<boolean> {
  const { due } = onlyRow(
    await tx.query<{ due: boolean }>(sql`
      update users set permissions = ${permissions}, role_id = ${role?.id ?? null}, version = version + 1,
        flags = flags || array['staff']
      where id = ${user} returning lacks_factor(id, role_id) as due`),
  );
  await tx.query(sql`
    update staff_invitations set used_at = ${context.now()}, user_id = ${user} where id = ${id}`);
  const bound = await bindAsInviter(tx, id, user);
  const changes = [
    { field: 'role', from: null, to: role?.name ?? null },
    ...rightsChanges([], permissions),
    ...bound,
  ];
  await recordChange(context, { kind: 'person', record: user, action: 'accept', changes }, tx);
  await recordEvent(context, { kind: 'staff_added', user, detail: { permissions } }, tx);
  return due;
}

/**
 * A buyer who was invited is one of the staff with the account that they have; nothing else of it changes. The link alone does not do:
 * they are signed in with that account.
 *
 * @throws ApiError not_authorized, invitation.other_account, what `checkBuyer` and `goodInvitation` throw
 */
export function acceptWithAccount(
  context: Context,
  { invitation }: CheckedPayloadOf<'/api/user/accept-invitation'>,
): Promise<AnswerOf<'/api/user/accept-invitation'>> {
  const { id } = signedInUser(context.session);
  return retryDeadlock(() =>
    context.db.transaction(async (tx) => {
      await holdPeople(tx);
      const held = await goodInvitation(tx, invitation, context.now());
      if (held.account === null || inviteeOf(held.account, id) !== 'own')
        throw staffRefusal('invitation.other_account');
      await checkBuyer(tx, id);
      return { factorDue: await give({ ...context, db: tx }, tx, id, held) };
    }),
  );
}
