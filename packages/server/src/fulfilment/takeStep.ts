import { staffRefusal } from '@siren/contract/errors';
import type { CancelCause, HandMeans, OrderStatusCode } from '@siren/domain/orders';
import { moneyOwed } from '@siren/domain/payments';
import { randomInt, randomUUID } from 'node:crypto';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import {
  BY_HAND,
  cancelHeld,
  changeMoney,
  confirmOrder,
  holdOrder,
  Lacking,
  takeWaiting,
} from '../payments/index.ts';
import type { HeldOrder } from '../payments/index.ts';

/** A step that is allowed, and what goes with it. */
export interface Step {
  to: OrderStatusCode;
  cause: CancelCause | null;
  received: HandMeans | null;
}

export interface StepTime {
  now: Date;
  /** How many days an order that is ready waits in its store. */
  readyDays: number;
}

async function setStatus(db: Database, id: number, to: OrderStatusCode, now: Date): Promise<void> {
  await db.query(sql`
    update orders set status = ${to}, pickup_code = null, kept_until = null where id = ${id}`);
  await db.query(sql`insert into order_history (order_id, status, at) values (${id}, ${to}, ${now})`);
}

/** The day on which an order goes back is counted where its store is. */
async function makeReady(db: Database, id: number, { now, readyDays }: StepTime): Promise<void> {
  await setStatus(db, id, 'ready', now);
  const code = String(randomInt(1_000, 10_000));
  await db.query(sql`
    update orders o set pickup_code = ${code},
      kept_until = (${now}::timestamptz at time zone r.time_zone)::date + ${readyDays}::int
    from regions r where o.id = ${id} and r.id = o.region_id`);
}

/** Money that was taken by hand: a payment like any other, which takes the place of one that was still pending. */
async function takeMoney(db: Database, held: HeldOrder, means: HandMeans, now: Date): Promise<void> {
  const amount = moneyOwed(held);
  await changeMoney(db, held, { type: 'agreed' }, now);
  const { id } = onlyRow(
    await db.query<{ id: number }>(sql`
      insert into payments (order_id, idempotency_key, provider, pay_type_id, amount, started_at, changed_at)
      select ${held.id}::int, ${randomUUID()}::uuid, ${BY_HAND}, id, ${amount}::numeric, ${now}, ${now}
      from pay_types where code = ${means} returning id`),
  );
  await changeMoney(db, await holdOrder(db, held.id), { type: 'paid', payment: id, amount }, now);
}

async function takeGoods(db: Database, held: HeldOrder, now: Date): Promise<void> {
  try {
    await takeWaiting(db, held, now);
  } catch (error) {
    if (error instanceof Lacking) throw staffRefusal('order.lacking', { details: [...error.lines] });
    throw error;
  }
}

const believe = (db: Database, id: number) =>
  db.query(sql`update orders set proof = 'staff' where id = ${id} and proof is null`);

/** Takes a held order the step, with all that belongs to it. Part of a transaction. */
export async function takeStep(
  db: Database,
  held: HeldOrder,
  { to, cause, received }: Step,
  time: StepTime,
): Promise<void> {
  const { id, status: from } = held;
  const { now } = time;
  if (from === 'waiting' && to === 'new') return takeGoods(db, held, now);
  if (from === 'new' && to === 'confirmed') {
    await believe(db, id);
    return confirmOrder(db, id, now);
  }
  // Whoever begins to put it together stands for its buyer, too.
  if (to === 'assembling') await believe(db, id);
  if (to === 'ready') return makeReady(db, id, time);
  if (to === 'cancelled') {
    await cancelHeld(db, held, 'staff', now);
    await db.query(sql`
      update orders set cancel_cause = ${cause?.name ?? null}, cancel_cause_id = ${cause?.id ?? null},
        pickup_code = null, kept_until = null where id = ${id}`);
    return;
  }
  if (received !== null) await takeMoney(db, held, received, now);
  await setStatus(db, id, to, now);
}
