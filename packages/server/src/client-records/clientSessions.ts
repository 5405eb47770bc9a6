import type { AnswerOf } from '@siren/contract/calls';
import { isStaffAccount } from '@siren/domain/client-records';
import type { ClientSession, StaffClient } from '@siren/domain/client-records';
import { staffRefusal } from '@siren/contract/errors';
import { recordChange } from '../audit/index.ts';
import { composed, sql } from '../db/index.ts';
import { endSessions } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { changeClient } from './changeClient.ts';
import { isListed } from './isListed.ts';

type Row = Omit<ClientSession, 'seenAt'> & { seenAt: Date };

/** Whether it is an account that staff may see. @throws ApiError client.not_found */
export async function checkListed({ db }: Context, id: number): Promise<void> {
  const found = await db.query(composed`select u.id from users u where u.id = ${id}::int and ${isListed}`);
  if (found.length === 0) throw staffRefusal('client.not_found');
}

/**
 * Where a client is signed in, the last used first. Devices of the staff are told by their own record alone.
 *
 * @throws ApiError client.not_found, client.of_staff
 */
export async function readClientSessions(
  context: Context,
  { id }: { id: number },
): Promise<AnswerOf<'/api/admin/clients/sessions'>> {
  await checkListed(context, id);
  const [of] = await context.db.query<{ flags: string[]; permissions: string[] }>(sql`
    select flags, permissions from users where id = ${id}`);
  if (of && isStaffAccount(of)) throw staffRefusal('client.of_staff');
  const rows = await context.db.query<Row>(sql`
    select id, device, seen_at as "seenAt" from sessions
    where user_id = ${id} and expires_at > ${context.now()} order by seen_at desc, id desc`);
  const items = rows.map(({ seenAt, ...row }) => ({ ...row, seenAt: seenAt.toISOString() }));
  return { items };
}

/**
 * Signs a client out in one browser; one that is over already, or somebody else's, is none of theirs, and nothing changes.
 *
 * @throws ApiError client.not_found, client.of_staff, client.erased
 */
export const endClientSession = (
  context: Context,
  { id, session }: { id: number; session: number },
): Promise<StaffClient> =>
  changeClient(context, id, async (tx) => {
    const ended = await endSessions(tx, { user: id, session }, context.now());
    if (ended === 0) return;
    await recordEvent(context, { kind: 'sessions_ended', user: id, detail: { ended } }, tx);
    const changes = [{ field: 'sessions', from: ended, to: 0 }];
    await recordChange(context, { kind: 'client', record: id, action: 'sessions', changes }, tx);
  });
