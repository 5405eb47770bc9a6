import type { StaffClient } from '@siren/domain/client-records';
import { forgetBrowsers } from '../account/index.ts';
import { recordChange } from '../audit/index.ts';
import type { Database } from '../db/index.ts';
import { endSessions } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { changeClient } from './changeClient.ts';

/** Ends all sessions of an account; no browser is known any more. How many there were. */
export async function signOut(context: Context, tx: Database, id: number): Promise<number> {
  const ended = await endSessions(tx, { user: id }, context.now());
  await forgetBrowsers(tx, id);
  if (ended > 0) await recordEvent(context, { kind: 'sessions_ended', user: id, detail: { ended } }, tx);
  return ended;
}

/** Signs a client out everywhere. @throws ApiError client.not_found, client.of_staff */
export const endClientSessions = (context: Context, { id }: { id: number }): Promise<StaffClient> =>
  changeClient(context, id, async (tx) => {
    const ended = await signOut(context, tx, id);
    if (ended === 0) return;
    const changes = [{ field: 'sessions', from: ended, to: 0 }];
    await recordChange(context, { kind: 'client', record: id, action: 'sessions', changes }, tx);
  });
