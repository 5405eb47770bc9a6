import type { KeptMessage } from '@siren/domain/back-office';
import { composed, fragment } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';

/** A message as it is read, with what the socket calls its room. */
export interface MessageRead {
  room: string;
  seq: number;
  key: string;
  authorId: number | null;
  authorName: string;
  text: string;
  at: Date;
}

/** Columns of a message `m` of a room `r`. */
export const messageColumns = fragment`
  r.room, m.seq, m.key, m.author_id as "authorId", m.author_name as "authorName", m.text, m.at`;

export const messageOf = ({ seq, key, authorId, authorName, text, at }: MessageRead): KeptMessage => ({
  seq,
  key,
  author: { id: authorId, name: authorName },
  text,
  at: at.toISOString(),
});

/** A message with its room. */
export interface RoomAndMessage {
  room: string;
  message: KeptMessage;
}

async function find(db: Database, condition: Fragment): Promise<RoomAndMessage[]> {
  const rows = await db.query<MessageRead>(composed`
    select ${messageColumns} from room_messages m join rooms r on r.id = m.room_id where ${condition}`);
  return rows.map((read) => ({ room: read.room, message: messageOf(read) }));
}

/** A message by its key; null where there is none. */
export async function messageAt(db: Database, key: string): Promise<RoomAndMessage | null> {
  const [found] = await find(db, fragment`m.key = ${key}::uuid`);
  return found ?? null;
}

/** The newest message of each of these rooms. */
export const latestOf = (db: Database, rooms: readonly string[]): Promise<RoomAndMessage[]> =>
  find(db, fragment`r.room = any(${rooms}::text[]) and m.seq = r.last_seq`);
