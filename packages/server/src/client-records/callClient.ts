import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffClient } from '@siren/domain/client-records';
import { recordCall, recordCallResult } from '../audit/index.ts';
import { composed, retryDeadlock } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { isListed } from './isListed.ts';
import { readStaffClient } from './readStaffClient.ts';

/** Nothing of the account changes: colleagues are called as well as clients. */
async function noted(
  context: Context,
  id: number,
  note: (tx: Database) => Promise<void>,
): Promise<StaffClient> {
  await retryDeadlock(() =>
    context.db.transaction(async (tx) => {
      const [held] = await tx.query<{ erased: boolean }>(composed`
        select u.erased_at is not null as erased from users u where u.id = ${id}::int and ${isListed} for no key update`);
      if (!held) throw staffRefusal('client.not_found');
      if (held.erased) throw staffRefusal('client.erased');
      await note(tx);
    }),
  );
  return readStaffClient(context, id);
}

/** Writes down that a client is called. @throws ApiError client.not_found, client.erased */
export const callClient = (
  context: Context,
  { id }: CheckedPayloadOf<'/api/admin/clients/call'>,
): Promise<StaffClient> =>
  noted(context, id, (tx) => recordCall(context, { kind: 'client', record: id }, tx));

/** Writes down what came of a call. @throws ApiError client.not_found, client.erased, bad_request */
export const sayOfClientCall = (
  context: Context,
  { id, ...said }: CheckedPayloadOf<'/api/admin/clients/call-result'>,
): Promise<StaffClient> =>
  noted(context, id, (tx) => recordCallResult(context, { kind: 'client', record: id }, said, tx));
