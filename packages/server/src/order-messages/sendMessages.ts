import type { Contact } from '@siren/domain/account';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Log } from '../log/index.ts';
import type { Messages } from '../messages/index.ts';

/** What sending needs. */
export interface Sending {
  db: Database;
  now(): Date;
  log: Pick<Log, 'error'>;
  /** null in a shop that sends none. */
  messages: Messages | null;
}

/** At most so many at once; the others come a minute later. */
const AT_ONCE = 200;
/** So often a message is tried by itself. */
export const MESSAGE_TRIES = 3;
/** Whoever is about a message for longer has died over it, ms. */
export const SENDING_MS = 10 * 60_000;

interface Taken {
  channel: Contact['channel'];
  contact: string;
  subject: string;
  text: string;
}

/** Nobody knows whether those went out: they are not sent twice by themselves, and somebody is told. */
async function giveUp({ db, now }: Sending): Promise<void> {
  const before = new Date(now().getTime() - SENDING_MS);
  await db.query(sql`
    update order_messages set state = 'failed', problem = 'unknown', changed_at = ${now()}
    where state = 'sending' and changed_at < ${before}`);
}

async function send(sending: Sending, messages: Messages, id: number): Promise<void> {
  const { db, now, log } = sending;
  // Taken before it is sent: of several who look for messages one gets it, and it is sent once, even if this process is killed.
  const [taken] = await db.query<Taken>(sql`
    update order_messages set state = 'sending', tries = tries + 1, changed_at = ${now()}
    where id = ${id} and state = 'due' returning channel, contact, subject, text`);
  if (!taken) return;
  const { channel, contact, subject, text } = taken;
  try {
    await messages.send({ to: { channel, value: contact }, subject, text });
  } catch (error) {
    log.error(error, `Message ${id} to a buyer could not be sent`);
    await db.query(sql`
      update order_messages set state = case when tries < ${MESSAGE_TRIES}::int then 'due' else 'failed' end,
        problem = 'refused', changed_at = ${now()}
      where id = ${id} and state = 'sending'`);
    return;
  }
  await db.query(sql`
    update order_messages set state = 'sent', problem = null, changed_at = ${now()} where id = ${id}`);
}

/**
 * Sends the messages that wait, of one order or of all. What is not taken waits for its next try, and has failed after the last one. It
 * never rejects: what the messages tell of is done.
 */
export async function sendMessages(sending: Sending, order: number | null = null): Promise<void> {
  const { db, log, messages } = sending;
  if (!messages) return;
  try {
    await giveUp(sending);
    const due = await db.query<{ id: number }>(sql`
      select id from order_messages where state = 'due' and (${order}::int is null or order_id = ${order})
      order by changed_at, id limit ${AT_ONCE}`);
    for (const { id } of due) await send(sending, messages, id);
  } catch (error) {
    log.error(error, 'Sending messages to buyers failed');
  }
}

/** Has a message that failed tried once more. @returns whether it had failed */
export async function sendAgain(sending: Sending, order: number, id: number): Promise<boolean> {
  const again = await sending.db.query(sql`
    update order_messages set state = 'due', tries = ${MESSAGE_TRIES - 1}, changed_at = ${sending.now()}
    where id = ${id} and order_id = ${order} and state = 'failed' returning id`);
  if (again.length > 0) await sendMessages(sending, order);
  return again.length > 0;
}
