import type { RoomMessage } from '@siren/domain/back-office';

/**
 * The longest message of a room, bytes of UTF-8 of its JSON with the room's name: what PostgreSQL takes as the payload
 * of one `NOTIFY`.
 */
export const ROOM_MESSAGE_MAX_BYTES = 7_999;

const utf8 = new TextEncoder();

/** A message of a room as it is carried to all processes; null for one that is too long to be delivered. */
export function packRoomMessage({ room, payload }: RoomMessage): string | null {
  const packed = JSON.stringify({ room, payload });
  return utf8.encode(packed).length > ROOM_MESSAGE_MAX_BYTES ? null : packed;
}
