import type { FieldChange } from '@siren/domain/audit';
import type { OrderStatusCode } from '@siren/domain/orders';
import { recordChange } from '../audit/index.ts';
import type { Changer } from '../audit/index.ts';
import type { Database } from '../db/index.ts';
import type { Context, Session } from '../http/index.ts';
import type { HeldOrder } from './holdOrder.ts';

/** Whether it is the buyer who calls. An order for a client without an account is nobody's who could call. */
export const isOwn = (
  { userId, tokenDigest }: Pick<HeldOrder, 'userId' | 'tokenDigest'>,
  { user, digest }: Session,
): boolean => (userId === null ? tokenDigest?.equals(digest) === true : userId === user?.id);

/** Where staff or a command took an order, and whatever changed with it. */
export interface TakenStep {
  to: OrderStatusCode;
  /** The moment that the order's own history has of it: by that the two are told together. */
  at: Date;
  /** @default none */
  others?: readonly FieldChange[];
}

/** Records a step with the step itself. */
export const recordStep = (
  changer: Changer,
  db: Database,
  { id: record, status: from }: Pick<HeldOrder, 'id' | 'status'>,
  { to, at, others = [] }: TakenStep,
): Promise<void> =>
  recordChange(
    { ...changer, now: () => at },
    { kind: 'order', record, action: 'step', changes: [{ field: 'status', from, to }, ...others] },
    db,
  );

/** Records, with the change itself, that staff paid the order of somebody; of one's own nothing is recorded. */
export async function recordPaid(context: Context, db: Database, held: HeldOrder): Promise<void> {
  if (!isOwn(held, context.session))
    await recordChange(context, { kind: 'order', record: held.id, action: 'paid' }, db);
}
