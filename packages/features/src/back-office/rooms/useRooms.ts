import type { AnswerOf } from '@siren/contract/calls';
import { readRoomMessage } from '@siren/domain/back-office';
import { useEffect, useRef } from 'react';
import { useApi, useResource } from '../../api/index.ts';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';
import { roomsResource } from '../resources.ts';

type List = AnswerOf<'/api/backoffice/rooms/list'>;
export type RoomRow = List['rooms'][number];

export interface Rooms {
  list: List | undefined;
  error: unknown;
  retry(): void;
  /** One has read a room up to a message. */
  read(room: string, seq: number): void;
}

/** The list with a message that came: its room first, with one more to read, unless one said it oneself. */
function withMessage(list: List, room: string, message: NonNullable<RoomRow['last']>): List {
  const row = list.rooms.find((one) => one.room === room);
  if (!row || (row.last?.seq ?? 0) >= message.seq) return list;
  const unread = message.author.id === list.me ? row.unread : row.unread + message.seq - (row.last?.seq ?? 0);
  const changed = { ...row, last: message, unread };
  return { ...list, rooms: [changed, ...list.rooms.filter((one) => one !== row)] };
}

/** All rooms with what is new in each; one hears all of them (behaviour office-8). */
export function useRooms(): Rooms {
  const api = useApi();
  const { session } = useOffice();
  const { auths } = useOfficeView();
  const { data: list, error, mutate } = useResource(roomsResource);
  const change = useRef(mutate);
  const known = useRef(list);
  useEffect(() => {
    change.current = mutate;
    known.current = list;
  });

  const names = list?.rooms.map(({ room }) => room).join('\n') ?? '';
  useEffect(() => {
    for (const room of names === '' ? [] : names.split('\n')) session.wish({ type: 'join', room });
  }, [session, names, auths]);
  // What was said while nobody listened.
  useEffect(() => {
    if (auths > 0) void change.current().catch(() => undefined);
  }, [auths]);
  useEffect(
    () =>
      session.onPacket(({ channel, data }) => {
        const { room = '', payload } = (data ?? {}) as { room?: string; payload?: unknown };
        const message = channel === 'room' ? readRoomMessage(payload) : null;
        if (!message) return;
        // A list that is being read may not know it: a change now would be all that there is.
        if (known.current === undefined) void change.current().catch(() => undefined);
        else
          void change.current((before) => before && withMessage(before, room, message), {
            revalidate: false,
          });
      }),
    [session],
  );

  return {
    list,
    error,
    retry: () => void mutate(),
    read(room, seq) {
      void mutate(
        (before) =>
          before && {
            ...before,
            rooms: before.rooms.map((one) => (one.room === room ? { ...one, unread: 0 } : one)),
          },
        { revalidate: false },
      );
      // Where it fails the number comes back with the next list.
      void api.call('/api/backoffice/rooms/read', { room, seq }).catch(() => undefined);
    },
  };
}
