import { isSameCall, phoneCalls } from '@siren/domain/phone-calls';
import type { CallResult } from '@siren/domain/phone-calls';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import { readChanges } from './readChanges.ts';
import { recordChange } from './recordChange.ts';
import type { Changed, Changer } from './recordChange.ts';

type Called = Pick<Changed, 'kind' | 'record'>;

/**
 * Writes down that somebody calls the client of a record; within a minute once.
 *
 * @param tx a transaction that holds the record: two presses at once come one after the other
 */
export async function recordCall(changer: Changer, { kind, record }: Called, tx: Database): Promise<void> {
  const [last] = await tx.query<{ at: Date }>(sql`
    select at from audit_entries
    where kind = ${kind} and record = ${String(record)} and action = 'call'
      and actor_id = ${changer.session.user?.id ?? null}::int
    order by id desc limit 1`);
  if (isSameCall(last ? last.at.getTime() : null, changer.now().getTime())) return;
  await recordChange(changer, { kind, record, action: 'call' }, tx);
}

export interface SaidOfCall {
  /** Id of the call in the history of the record. */
  call: number;
  result: CallResult;
}

/**
 * Writes down what came of a call of a record; the same word again is no change.
 *
 * @throws ApiError bad_request where the history has no such call
 */
export async function recordCallResult(
  changer: Changer,
  { kind, record }: Called,
  { call, result }: SaidOfCall,
  tx: Database,
): Promise<void> {
  const calls = phoneCalls(await readChanges(tx, kind, record));
  const found = calls.find(({ id }) => id === call);
  if (!found) throw badRequest('call: такого звонка в\u00a0истории нет.');
  const changes = [
    { field: 'call', from: null, to: call },
    { field: 'result', from: found.result, to: result },
  ];
  if (found.result !== result)
    await recordChange(changer, { kind, record, action: 'call_result', changes }, tx);
}
