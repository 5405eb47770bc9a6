import type { RoomMessage } from '@siren/domain/back-office';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Channel that carries messages of rooms between processes, as JSON. */
export const ROOM_CHANNEL = 'siren_room';

/** What PostgreSQL takes as one payload, bytes, with a little to spare. */
const NOTIFY_MAX_BYTES = 7_900;

/** Sends a message to everybody in the room, whichever process they are connected to; false for one too long. */
export async function sayInRoom(db: Database, message: RoomMessage): Promise<boolean> {
  const payload = JSON.stringify(message);
  if (Buffer.byteLength(payload) > NOTIFY_MAX_BYTES) return false;
  await db.query(sql`select pg_notify(${ROOM_CHANNEL}, ${payload})`);
  return true;
}
