import { staffRefusal } from '@siren/contract/errors';
import { sql } from '../db/index.ts';
import type { Database, DatabasePool } from '../db/index.ts';
import { messageAt } from './messages.ts';
import type { RoomAndMessage } from './messages.ts';

/** Channel that tells all processes of messages; the payload is the key of one. */
export const ROOM_MESSAGE_CHANNEL = 'siren_room_message';

export interface Said {
  room: string;
  /** UUID; the same one is kept once. */
  key: string;
  text: string;
  author: number;
  now: Date;
}

/**
 * Keeps a message under the next number of its room and tells all processes once the transaction ends. Whether it is kept already. The row
 * of the room is held meanwhile, so that numbers are told in their order.
 *
 * @throws ApiError no_room
 */
export async function keepWith(tx: Database, { room, key, text, author, now }: Said): Promise<boolean> {
  const [held] = await tx.query<{ id: number }>(sql`select id from rooms where room = ${room} for update`);
  if (!held) throw staffRefusal('backoffice.no_room', { data: { room, key } });
  const kept = await tx.query(sql`
    insert into room_messages (key, room_id, seq, author_id, author_name, text, at)
    select ${key}::uuid, r.id, r.last_seq + 1, u.id, case when u.name = '' then u.login else u.name end, ${text}, ${now}
    from rooms r, users u where r.id = ${held.id} and u.id = ${author}
    on conflict (key) do nothing returning seq`);
  if (kept.length === 0) return true;
  await tx.query(sql`
    with counted as (update rooms set last_seq = last_seq + 1 where id = ${held.id})
    select pg_notify(${ROOM_MESSAGE_CHANNEL}, ${key})`);
  return false;
}

/** Keeps a message and answers null; one that is kept already is answered as it is. @throws ApiError no_room */
export async function keepMessage(db: DatabasePool, said: Said): Promise<RoomAndMessage | null> {
  const again = await db.transaction((tx) => keepWith(tx, said));
  return again ? messageAt(db, said.key) : null;
}
