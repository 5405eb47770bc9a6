import type { CheckedPayloadOf } from '@siren/contract/calls';
import type { StaffClient } from '@siren/domain/client-records';
import { blockByStaff } from '../account/index.ts';
import type { Context } from '../http/index.ts';
import { changeClient, checkVersion } from './changeClient.ts';

/**
 * Blocks an account or lets it in again.
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
    await blockByStaff(context, tx, { kind: 'client', id }, { blocked, reason });
  });
