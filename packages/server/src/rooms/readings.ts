import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** Channel that tells all processes that somebody has read on, has left a room or has come back; the payload is `{user}:{room}`, both by their ids. */
export const ROOM_READ_CHANNEL = 'siren_room_read';

/** How far somebody has read a room, and whether they have left it. */
export interface Reading {
  user: number;
  /** What the socket calls the room. */
  room: string;
  seq: number;
  left: boolean;
}

/** The reading that a payload of the channel names; null where the room is gone. */
export async function readingAt(db: Database, payload: string): Promise<Reading | null> {
  const [user = 0, room = 0] = payload.split(':').map(Number);
  const [found] = await db.query<Reading>(sql`
    select d.user_id as "user", r.room, d.seq, d.left_room as "left"
    from room_reads d join rooms r on r.id = d.room_id where d.user_id = ${user} and d.room_id = ${room}`);
  return found ?? null;
}
