import { heardRooms, readRoomMessage, unreadOnceRead, unreadWith } from '@siren/domain/back-office';
import { useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { useNotices } from '../../notices/index.ts';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';
import { refusalIn } from './refusals.ts';
import { useRoomList } from './useRoomList.ts';
import type { List } from './useRoomList.ts';

export type RoomRow = List['rooms'][number];

/** What packets of rooms tell. */
interface Heard {
  room?: string;
  payload?: unknown;
  seq?: number;
  left?: boolean;
}

export interface Rooms {
  list: List | undefined;
  error: unknown;
  /** Reads it anew. */
  retry(): void;
  /** One has read a room up to a message. */
  read(room: string, seq: number): void;
  /** Leaves a room, or comes back into it. @throws ApiError of the call, once nothing has changed */
  leave(room: string, left: boolean): Promise<void>;
}

/** The list with a message that came: its room first, with what is unread now. */
function withMessage(list: List, room: string, message: NonNullable<RoomRow['last']>): List {
  const row = list.rooms.find((one) => one.room === room);
  if (!row || (row.last?.seq ?? 0) >= message.seq) return list;
  const changed = { ...row, last: message, unread: unreadWith(row, message, list.me) };
  return { ...list, rooms: [changed, ...list.rooms.filter((one) => one !== row)] };
}

/** The list once a room is another. */
const withRow = (list: List, row: RoomRow, changed: Partial<RoomRow>): List => ({
  ...list,
  rooms: list.rooms.map((one) => (one === row ? { ...row, ...changed } : one)),
});

/** The list once one has read a room up to a message. */
function withReading(list: List, room: string, seq: number): List {
  const row = list.rooms.find((one) => one.room === room);
  if (!row) return list;
  const unread = unreadOnceRead(row, seq);
  return unread === row.unread ? list : withRow(list, row, { unread });
}

/** The list once one has left a room, or is back. */
function withLeaving(list: List, room: string, left: boolean): List {
  const row = list.rooms.find((one) => one.room === room);
  return !row || row.left === left ? list : withRow(list, row, { left, ...(left && { unread: 0 }) });
}

/** What is refused and was not said by anybody stands nowhere else. */
function useRefusalsInWords(): void {
  const { session } = useOffice();
  const { warn } = useNotices();
  useEffect(
    () =>
      session.onPacket((packet) => {
        const refusal = refusalIn(packet);
        if (refusal?.key === null) warn(refusal.text);
      }),
    [session, warn],
  );
}

/**
 * All rooms with what is new in each (behaviour office-8). One hears the open one and those with the newest messages (behaviour
 * office-45); what is new in the others comes with the list.
 */
export function useRooms(): Rooms {
  const api = useApi();
  const { session } = useOffice();
  const { auths } = useOfficeView();
  const { list, error, read, change } = useRoomList();

  const open = useMatch('/rooms/:room')?.params.room;
  const isHeard = ({ room, left }: RoomRow) => !left || room === open;
  const namesOf = (rooms: readonly RoomRow[]) => rooms.map(({ room }) => room);
  const names = heardRooms(namesOf(list?.rooms.filter(isHeard) ?? []), open).join('\n');
  const leftOnes = namesOf(list?.rooms.filter(({ left }) => left) ?? [])
    .toSorted()
    .join('\n');
  // All tabs have one line: what one of them leaves another may have open, and joins anew as soon as it hears of that.
  useEffect(() => {
    for (const room of names === '' ? [] : names.split('\n')) session.wish({ type: 'join', room });
  }, [session, names, auths, leftOnes]);
  useRefusalsInWords();
  // What was said while nobody listened.
  useEffect(() => {
    if (auths > 0) read();
  }, [auths, read]);
  useEffect(
    () =>
      session.onPacket(({ channel, opcode, data }) => {
        if (channel !== 'room') return;
        const { room = '', payload, seq = 0, left = false } = (data ?? {}) as Heard;
        // One has read it, left it or come back in another tab, or at another till.
        if (opcode === 'read') {
          let isMoved = false;
          change((before) => {
            isMoved = before.rooms.some((one) => one.room === room && one.left !== left);
            return withLeaving(withReading(before, room, seq), room, left);
          });
          // Of two words that are told out of their order the list knows the last, and whoever is back has something to read.
          if (isMoved) read();
        }
        if (opcode === 'made') read();
        const message = readRoomMessage(payload);
        if (message) change((before) => withMessage(before, room, message));
      }),
    [session, read, change],
  );

  return {
    list,
    error,
    retry: read,
    read(room, seq) {
      change((before) => withReading(before, room, seq));
      // Where it fails the number comes back with the next list.
      void api.call('/api/backoffice/rooms/read', { room, seq }).catch(() => undefined);
    },
    async leave(room, left) {
      // Before it is told: another tab that has the room open joins it again once it hears of it.
      if (left) session.wish({ type: 'leave', room });
      try {
        await api.call('/api/backoffice/rooms/leave', { room, left });
      } catch (error) {
        if (left) session.wish({ type: 'join', room });
        throw error;
      }
      change((before) => withLeaving(before, room, left));
      // An answer that comes late may say what is not so any more, and whoever is back has something to read.
      read();
    },
  };
}
