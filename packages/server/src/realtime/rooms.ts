import type { RoomMessage } from '@siren/domain/back-office';
import { packRoomMessage } from '@siren/contract/socket';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** Channel that carries messages of rooms between processes, as JSON. */
export const ROOM_CHANNEL = 'siren_room';

/** Sends a message to everybody in the room, whichever process they are connected to; false for one too long. */
export async function sayInRoom(db: Database, message: RoomMessage): Promise<boolean> {
  const payload = packRoomMessage(message);
  if (payload === null) return false;
  await db.query(sql`select pg_notify(${ROOM_CHANNEL}, ${payload})`);
  return true;
}
