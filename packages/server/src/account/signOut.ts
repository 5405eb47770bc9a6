import type { RecordKind } from '@siren/domain/audit';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { endSessions } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import { forgetBrowsers } from './knownBrowsers.ts';

/** Whose account it is, and as which record its history is kept. */
export interface KeptAccount {
  kind: Extract<RecordKind, 'client' | 'person'>;
  id: number;
}

/** Ends all sessions of an account; no browser is known any more. How many there were. */
export async function signOut(context: Context, tx: Database, id: number): Promise<number> {
  const ended = await endSessions(tx, { user: id }, context.now());
  await forgetBrowsers(tx, id);
  if (ended > 0) await recordEvent(context, { kind: 'sessions_ended', user: id, detail: { ended } }, tx);
  return ended;
}

/** Signs somebody out everywhere, and writes it into their history. */
export async function signOutByStaff(
  context: Context,
  tx: Database,
  { kind, id }: KeptAccount,
): Promise<void> {
  const ended = await signOut(context, tx, id);
  if (ended === 0) return;
  const changes = [{ field: 'sessions', from: ended, to: 0 }];
  await recordChange(context, { kind, record: id, action: 'sessions', changes }, tx);
}

/**
 * Blocks an account, which stands otherwise, or lets it in again. Its sessions end with the block, so that none of them comes
 * back with the account.
 */
export async function blockByStaff(
  context: Context,
  tx: Database,
  { kind, id }: KeptAccount,
  { blocked, reason }: { blocked: boolean; reason: string },
): Promise<void> {
  await tx.query(sql`
    update users set blocked = ${blocked}, blocked_why = ${blocked ? reason : null}, version = version + 1
    where id = ${id}`);
  if (blocked) await signOut(context, tx, id);
  const changes = [
    { field: 'blocked', from: !blocked, to: blocked },
    { field: 'reason', from: null, to: reason },
  ];
  await recordChange(context, { kind, record: id, action: 'block', changes }, tx);
}
