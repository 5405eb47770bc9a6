import { can } from '@siren/domain/account';
import { typedPhone } from '@siren/domain/checkout';
import type { OrderProof } from '@siren/domain/orders';
import { tryCode } from '../account/index.ts';
import type { RightCode } from '../account/index.ts';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import type { OrderRequest } from './orderRequest.ts';
import { placedUnder } from './placedUnder.ts';

/**
 * The code that came with an order, found right for its phone; null where none came, or the order it came with has been
 * placed: a code is used once, and an answer may have been lost.
 *
 * @throws ApiError wrong_code, code_expired, attempts_exhausted
 */
export async function codeOf(context: Context, request: OrderRequest): Promise<RightCode | null> {
  const phone = typedPhone(request.customer.phone);
  if (request.code === '' || phone === null) return null;
  const placed = await context.db.transaction((db) => placedUnder(db, request.key, context.session));
  if (placed) return null;
  return tryCode(context, { channel: 'phone', value: phone }, request.code);
}

/** Why the order is believed; null where nothing proves who places it. */
export async function proofOf({ db, session }: Context, code: RightCode | null): Promise<OrderProof | null> {
  if (code) return 'code';
  if (!session.user) return null;
  if (can(session.permissions, 'client.resolve')) return 'staff';
  const [account] = await db.query<{ phone: string | null }>(
    sql`select phone from users where id = ${session.user.id}`,
  );
  return account?.phone ? 'account' : null;
}
