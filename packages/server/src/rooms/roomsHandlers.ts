import type { AnswerOf, CallPath, PayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { mayLeave } from '@siren/domain/back-office';
import { composed, fragment, onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest, signedInUser } from '../http/index.ts';
import type { Context, Handlers } from '../http/index.ts';
import { messageColumns, messageOf } from './messages.ts';
import type { MessageRead } from './messages.ts';
import { PRESENT_MS } from './presence.ts';
import { ROOM_READ_CHANNEL } from './readings.ts';

/** Messages of a page. */
const PAGE = 50;

interface Place {
  id: number;
  read: number;
}

/** @throws ApiError no_room */
async function placeOf(db: Database, room: string, user: number): Promise<Place> {
  const [found] = await db.query<Place>(sql`
    select r.id, coalesce(d.seq, 0) as read
    from rooms r left join room_reads d on d.room_id = r.id and d.user_id = ${user} where r.room = ${room}`);
  if (!found) throw staffRefusal('backoffice.no_room', { data: { room } });
  return found;
}

async function listRooms({ db, session, now }: Context): Promise<AnswerOf<'/api/backoffice/rooms/list'>> {
  const { id: me } = signedInUser(session);
  const [rooms, people] = await Promise.all([
    db.query<MessageRead & { title: string; unread: number; room: string; left: boolean }>(composed`
      select ${messageColumns}, r.room, coalesce(s.name, r.title) as title, coalesce(d.left_room, false) as "left",
        case when d.left_room then 0 else greatest(r.last_seq - coalesce(d.seq, 0), 0) - (
          select count(*)::int from room_messages o
          where o.author_id = ${me}::int and o.room_id = r.id and o.seq > coalesce(d.seq, 0)) end as unread
      from rooms r
      left join stores s on s.id = r.store_id
      left join room_messages m on m.room_id = r.id and m.seq = r.last_seq
      left join room_reads d on d.room_id = r.id and d.user_id = ${me}::int
      order by m.at desc nulls last, r.id`),
    db.query<{ id: number; name: string; seenAt: Date | null }>(sql`
      select u.id, case when u.name = '' then u.login else u.name end as name, p.seen_at as "seenAt"
      from users u left join staff_presence p on p.user_id = u.id
      where 'backoffice.access' = any(u.permissions) and not u.blocked order by p.seen_at desc nulls last, u.id`),
  ]);
  const since = now().getTime() - PRESENT_MS;
  return {
    me,
    rooms: rooms.map((row) => ({
      room: row.room,
      title: row.title,
      unread: row.unread,
      last: row.key === null ? null : messageOf(row),
      left: row.left,
    })),
    people: people.map(({ id, name, seenAt }) => ({
      id,
      name,
      online: seenAt !== null && seenAt.getTime() > since,
      seenAt: seenAt && seenAt.toISOString(),
    })),
  };
}

async function readHistory(
  { db, session }: Context,
  { room, before, after }: PayloadOf<'/api/backoffice/rooms/history'>,
): Promise<AnswerOf<'/api/backoffice/rooms/history'>> {
  const { id, read } = await placeOf(db, room, signedInUser(session).id);
  const forward = after !== null;
  const bounds = forward
    ? fragment`m.seq > ${after}::int`
    : fragment`(${before}::int is null or m.seq < ${before}::int)`;
  const rows = await db.query<MessageRead>(composed`
    select ${messageColumns} from room_messages m join rooms r on r.id = m.room_id
    where m.room_id = ${id}::int and ${bounds}
    order by m.seq ${forward ? fragment`` : fragment`desc`} limit ${PAGE + 1}::int`);
  const messages = rows.slice(0, PAGE).map(messageOf);
  return { messages: forward ? messages : messages.toReversed(), more: rows.length > PAGE, read };
}

async function markRead(
  { db, session }: Context,
  { room, seq }: PayloadOf<'/api/backoffice/rooms/read'>,
): Promise<Record<string, never>> {
  const user = signedInUser(session).id;
  const { id } = await placeOf(db, room, user);
  await db.query(sql`
    with moved as (
      insert into room_reads (user_id, room_id, seq)
      select ${user}, r.id, least(${seq}::int, r.last_seq) from rooms r where r.id = ${id}
      on conflict (user_id, room_id) do update set seq = excluded.seq where room_reads.seq < excluded.seq
      returning user_id, room_id
    )
    select pg_notify(${ROOM_READ_CHANNEL}, user_id || ':' || room_id) from moved`);
  return {};
}

/** Who comes back finds as unread what was said meanwhile. @throws ApiError no_room, bad_request */
async function leaveRoom(
  { db, session }: Context,
  { room, left }: PayloadOf<'/api/backoffice/rooms/leave'>,
): Promise<Record<string, never>> {
  const user = signedInUser(session).id;
  const { id } = await placeOf(db, room, user);
  if (!mayLeave(room)) throw badRequest('room: из\u00a0общей комнаты не\u00a0выходят.');
  await db.query(sql`
    with moved as (
      insert into room_reads (user_id, room_id, seq, left_room)
      select ${user}, r.id, case when ${left}::boolean then r.last_seq else 0 end, ${left} from rooms r where r.id = ${id}
      on conflict (user_id, room_id) do update
        set left_room = excluded.left_room, seq = greatest(room_reads.seq, excluded.seq)
        where room_reads.left_room <> excluded.left_room
      returning user_id, room_id
    )
    select pg_notify(${ROOM_READ_CHANNEL}, user_id || ':' || room_id) from moved`);
  return {};
}

async function createRoom(
  { db, now }: Context,
  { title, idempotencyKey }: PayloadOf<'/api/backoffice/rooms/create'>,
): Promise<AnswerOf<'/api/backoffice/rooms/create'>> {
  await db.query(sql`
    insert into rooms (room, title, idempotency_key, created_at)
    values (${`room-${idempotencyKey}`}, ${title.trim()}, ${idempotencyKey}::uuid, ${now()})
    on conflict do nothing`);
  return onlyRow(
    await db.query<{ room: string }>(
      sql`select room from rooms where idempotency_key = ${idempotencyKey}::uuid`,
    ),
  );
}

/** Calls of the rooms; what is said there goes by the socket (behaviour office-7). */
export const roomsHandlers: Pick<Handlers, Extract<CallPath, `/api/backoffice/rooms/${string}`>> = {
  '/api/backoffice/rooms/list': (context) => listRooms(context),
  '/api/backoffice/rooms/history': readHistory,
  '/api/backoffice/rooms/read': markRead,
  '/api/backoffice/rooms/leave': leaveRoom,
  '/api/backoffice/rooms/create': createRoom,
};
