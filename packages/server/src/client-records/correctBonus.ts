import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { correctedBonus } from '@siren/domain/client-records';
import type { StaffClient } from '@siren/domain/client-records';
import { recordChange } from '../audit/index.ts';
import { changeBonus } from '../bonus/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest, signedInUser } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changeClient } from './changeClient.ts';

type CorrectPayload = CheckedPayloadOf<'/api/admin/clients/correct-bonus'>;

/**
 * Whether the key is new, and is taken now; one that stood for the same correction has been done already.
 *
 * @throws ApiError bad_request where it stood for another one
 */
async function claimKey(context: Context, tx: Database, payload: CorrectPayload): Promise<boolean> {
  const { id, amount, reason, idempotencyKey: key } = payload;
  const actor = signedInUser(context.session).id;
  const claimed = await tx.query(sql`
    insert into bonus_corrections (idempotency_key, user_id, actor_id, amount, reason, at)
    values (${key}, ${id}, ${actor}, ${amount}, ${reason}, ${context.now()})
    on conflict do nothing returning idempotency_key`);
  if (claimed.length > 0) return true;
  const { same } = onlyRow(
    await tx.query<{ same: boolean }>(sql`
      select user_id = ${id} and actor_id is not distinct from ${actor} and amount = ${amount}::numeric
        and reason = ${reason} as same
      from bonus_corrections where idempotency_key = ${key}`),
  );
  if (!same) throw badRequest('idempotencyKey: ключ уже занят другой коррекцией.');
  return false;
}

/**
 * Adds bonus to an account, or takes some off: once for a key, with its reason in the history, all in one transaction.
 *
 * @throws ApiError client.not_found, client.of_staff, client.bonus_out_of_bounds, bad_request
 */
export function correctBonus(context: Context, payload: CorrectPayload): Promise<StaffClient> {
  const { id, amount, reason } = payload;
  return changeClient(context, id, async (tx, { bonus }) => {
    if (!(await claimKey(context, tx, payload))) return;
    const after = correctedBonus(bonus, amount);
    if (after === null) throw staffRefusal('client.bonus_out_of_bounds');
    const actor = signedInUser(context.session).id;
    const at = context.now();
    await changeBonus(tx, {
      user: id,
      amount,
      kind: 'correction',
      at,
      actor,
      correction: payload.idempotencyKey,
    });
    const changes = [
      { field: 'bonus', from: bonus, to: after },
      { field: 'reason', from: null, to: reason },
    ];
    await recordChange(context, { kind: 'client', record: id, action: 'bonus', changes }, tx);
  });
}
