import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { erasingProblem } from '@siren/domain/client-records';
import type { StaffClient } from '@siren/domain/client-records';
import { signOut } from '../../account/index.ts';
import { recordChange } from '../../audit/index.ts';
import type { Context } from '../../http/index.ts';
import { changeClient, checkVersion } from '../changeClient.ts';
import { eraseAccount } from './eraseAccount.ts';
import { eraseHistory } from './eraseHistory.ts';
import { eraseMentions } from './eraseMentions.ts';
import { eraseFromOthers, eraseMessages, eraseOrders } from './eraseOrders.ts';
import { holdTheirs } from './holdTheirs.ts';
import { openOrdersOf } from './theirOrders.ts';

type ErasePayload = CheckedPayloadOf<'/api/admin/clients/erase'>;

/**
 * Erases the data of a client, in one transaction: whole or not at all. One that is erased already is answered as it is.
 *
 * @throws ApiError client.not_found, client.of_staff, client.open_orders, client.name_mistyped, general.conflict
 */
export const eraseClient = (
  context: Context,
  { id, version, typed, bonus }: ErasePayload,
): Promise<StaffClient> =>
  changeClient(
    context,
    id,
    async (tx, held) => {
      // Pressed twice, or by two people: nothing is left to erase.
      if (held.erased) return;
      checkVersion(held, version);
      const problem = erasingProblem(held, await openOrdersOf(tx, held), { typed, bonus });
      if (problem) throw staffRefusal(problem);
      await signOut(context, tx, id);
      const orders = await eraseOrders(tx, held);
      await eraseFromOthers(tx, held);
      await eraseMessages(tx, held, orders);
      await eraseAccount(context, tx, held);
      await eraseHistory(tx, id, orders);
      await eraseMentions(tx, held);
      const changes = [{ field: 'bonus', from: held.bonus, to: 0 }];
      await recordChange(context, { kind: 'client', record: id, action: 'erase', changes }, tx);
    },
    { before: (tx) => holdTheirs(tx, id), erasedToo: true },
  );
