import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { StaffClient } from '@siren/domain/client-records';
import { recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changeClient, checkVersion } from './changeClient.ts';

/**
 * Changes what staff note about a client.
 *
 * @throws ApiError client.not_found, client.of_staff, general.conflict
 */
export const saveClient = (
  context: Context,
  { id, version, note }: CheckedPayloadOf<'/api/admin/clients/save'>,
): Promise<StaffClient> =>
  changeClient(context, id, async (tx, held) => {
    checkVersion(held, version);
    if (note === held.note) return;
    await tx.query(sql`update users set info = ${note}, version = version + 1 where id = ${id}`);
    const changes = [{ field: 'note', from: held.note, to: note }];
    await recordChange(context, { kind: 'client', record: id, action: 'save', changes }, tx);
  });
