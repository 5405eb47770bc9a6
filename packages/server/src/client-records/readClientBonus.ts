import type { AnswerOf } from '@siren/contract/calls';
import { readBonusChanges } from '../bonus/index.ts';
import type { Context } from '../http/index.ts';
import { checkListed } from './clientSessions.ts';

/** A page of the ledger of a client's bonus. @throws ApiError client.not_found */
export async function readClientBonus(
  context: Context,
  { id, page }: { id: number; page: number },
): Promise<AnswerOf<'/api/admin/clients/bonus'>> {
  await checkListed(context, id);
  return readBonusChanges(context.db, { user: id, page });
}
