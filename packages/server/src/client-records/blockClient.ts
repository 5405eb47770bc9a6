import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { StaffClient } from '@siren/domain/client-records';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changeClient, checkVersion } from './changeClient.ts';
import { signOut } from './endClientSessions.ts';

/**
 * Blocks an account or lets it in again. Its sessions end with the block, so that none of them comes back with the account.
 *
 * @throws ApiError client.not_found, client.of_staff, general.conflict
 */
export const blockClient = (
  context: Context,
  { id, version, blocked, reason }: CheckedPayloadOf<'/api/admin/clients/block'>,
): Promise<StaffClient> =>
  changeClient(context, id, async (tx, held) => {
    // Pressed twice, or by two people: it stands there already.
    if (held.blocked === blocked) return;
    checkVersion(held, version);
    await tx.query(sql`
      update users set blocked = ${blocked}, blocked_why = ${blocked ? reason : null}, version = version + 1
      where id = ${id}`);
    if (blocked) await signOut(context, tx, id);
    const changes = [
      { field: 'blocked', from: held.blocked, to: blocked },
      { field: 'reason', from: null, to: reason },
    ];
    await recordChange(context, { kind: 'client', record: id, action: 'block', changes }, tx);
  });
