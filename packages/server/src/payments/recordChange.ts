import type { Database } from '../db/index.ts';
import type { Context, Session } from '../http/index.ts';
import { recordEvent } from '../security/index.ts';
import type { HeldOrder } from './holdOrder.ts';

/** Whether it is the buyer who calls. An order for a client without an account is nobody's who could call. */
export const isOwn = (
  { userId, tokenDigest }: Pick<HeldOrder, 'userId' | 'tokenDigest'>,
  { user, digest }: Session,
): boolean => (userId === null ? tokenDigest?.equals(digest) === true : userId === user?.id);

/** Records, with the change itself, that staff change the order of somebody; of one's own nothing is recorded. */
export async function recordChange(
  context: Context,
  db: Database,
  held: HeldOrder,
  change: 'cancelled' | 'paid',
): Promise<void> {
  if (isOwn(held, context.session)) return;
  const { id: order, userId } = held;
  const event = {
    kind: 'order_changed_by_staff',
    order,
    user: userId ?? undefined,
    detail: { change },
  } as const;
  await recordEvent(context, event, db);
}
