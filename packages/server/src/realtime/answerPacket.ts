import { ApiError } from '@siren/contract/errors';
import { meantInRoom, saidInRoom } from '@siren/contract/back-office';
import { readPacket, sentPackets } from '@siren/contract/packets';
import type { SentPacket } from '@siren/contract/socket';
import { ROOMS_MAX, ROOM_TEXT_MAX } from '@siren/domain/back-office';
import type { DatabasePool } from '../db/index.ts';
import { keepMessage, markPresent } from '../rooms/index.ts';
import type { Said } from '../rooms/index.ts';
import type { Greet } from './createGreeter.ts';
import { closeNotification, openNotifications } from './notifications.ts';
import type { Peer, Staff } from './Peer.ts';
import { sayInRoom } from './rooms.ts';

const CONFLICT = 409;
const TOO_LARGE = 413;
const UNPROCESSABLE = 422;

const tooManyRooms = (room: string): ApiError =>
  new ApiError(
    {
      public_error: true,
      text: `Больше ${ROOMS_MAX} комнат сразу не\u00a0открыть. Закройте одну из\u00a0них.`,
      data: { room },
    },
    CONFLICT,
  );

const messageTooLong = (room: string): ApiError =>
  new ApiError(
    { public_error: true, text: 'Сообщение слишком длинное: оно не\u00a0отправлено.', data: { room } },
    TOO_LARGE,
  );

/** Why something that was meant to be kept is not: whoever said it finds it by its key, and it goes to nobody. */
const notKept = (room: string, { key, text }: { key: string; text: string }): ApiError =>
  text.trim().length > ROOM_TEXT_MAX
    ? new ApiError(
        {
          public_error: true,
          text: 'Сообщение длиннее 2\u00a0000 знаков: оно не\u00a0отправлено. Напишите его по\u00a0частям.',
          data: { room, key },
        },
        TOO_LARGE,
      )
    : new ApiError(
        {
          public_error: true,
          text: 'В\u00a0сообщении нет слов, или в\u00a0нём знаки, которых не\u00a0прочесть: оно не\u00a0отправлено.',
          data: { room, key },
        },
        UNPROCESSABLE,
      );

export interface AnswerOptions {
  db: DatabasePool;
  now(): Date;
  /** Who a login and token stand for; null where they are not allowed into the back-office. */
  authorize(login: string, token: string): Promise<Staff | null>;
  greet: Greet;
}

/**
 * Does what a frame of the back-office asks for (behaviour socket-4). What is no packet, and every packet but
 * `system/auth` from who is not authorized, is passed over in silence. Staff are told in words what is refused.
 */
export async function answerPacket(peer: Peer, frame: string, options: AnswerOptions): Promise<void> {
  const packet = readPacket(sentPackets, frame);
  if (packet?.name === 'system/auth') {
    // Whatever it was before: a token that is no longer good ends the authorization.
    peer.staff = await options.authorize(packet.data.login, packet.data.uidh);
    if (peer.staff) await markPresent(options.db, [peer.staff.userId], options.now());
    peer.send({ name: 'system:auth_result', data: { result: peer.staff ? 'ok' : 'unauthorized' } });
  } else if (packet && peer.staff) {
    try {
      await answerStaff(peer, peer.staff, packet, options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      peer.send({ name: 'system:error', data: { error: error.body } });
    }
  }
}

type StaffPacket = Exclude<SentPacket, { name: 'system/auth' }>;

async function answerStaff(
  peer: Peer,
  staff: Staff,
  packet: StaffPacket,
  { db, now, greet }: AnswerOptions,
): Promise<void> {
  switch (packet.name) {
    case 'notification/list':
      return peer.send({
        name: 'notification:list',
        data: { notifications: await openNotifications(db, staff.reader) },
      });
    case 'notification/close':
      return closeNotification(db, { id: packet.data.id, reader: staff.reader, now: now() });
    case 'room/join':
      if (peer.rooms.size >= ROOMS_MAX && !peer.rooms.has(packet.data.room))
        throw tooManyRooms(packet.data.room);
      peer.rooms.add(packet.data.room);
      return greet(peer, packet.data.room);
    case 'room/leave':
      peer.rooms.delete(packet.data.room);
      return;
    case 'room/message': {
      const { room, payload } = packet.data;
      const said = saidInRoom.safeParse(payload);
      if (said.success) return sayAndKeep(peer, { room, ...said.data, author: staff.userId, now: now() }, db);
      const meant = meantInRoom.safeParse(payload);
      if (meant.success) throw notKept(room, meant.data);
      // What is no message is passed on and forgotten; only from within. Those in the room all hear it, the speaker too.
      if (peer.rooms.has(room) && !(await sayInRoom(db, packet.data))) throw messageTooLong(room);
    }
  }
}

/** Keeps a message. Whoever sends it again, since no answer came, is told that it is there. */
async function sayAndKeep(peer: Peer, said: Said, db: DatabasePool): Promise<void> {
  const kept = await keepMessage(db, said);
  if (kept) peer.send({ name: 'room:incoming_message', data: { room: kept.room, payload: kept.message } });
}
