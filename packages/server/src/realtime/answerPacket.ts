import { readPacket, sentPackets } from '@siren/contract/packets';
import type { SentPacket } from '@siren/contract/socket';
import type { Database } from '../db/index.ts';
import { closeNotification, openNotifications } from './notifications.ts';
import type { Peer, Staff } from './Peer.ts';
import { sayInRoom } from './rooms.ts';

/** Rooms that one client may be in at once. */
const ROOMS_MAX = 50;

export interface AnswerOptions {
  db: Database;
  now(): Date;
  /** Who a login and token stand for; null where they are not allowed into the back-office. */
  authorize(login: string, token: string): Promise<Staff | null>;
}

/**
 * Does what a frame of the back-office asks for (specification §7). What is no packet, and every packet but
 * `system/auth` from who is not authorized, is passed over in silence.
 */
export async function answerPacket(peer: Peer, frame: string, options: AnswerOptions): Promise<void> {
  const packet = readPacket(sentPackets, frame);
  if (packet?.name === 'system/auth') {
    // Whatever it was before: a token that is no longer good ends the authorization.
    peer.staff = await options.authorize(packet.data.login, packet.data.uidh);
    peer.send({ name: 'system:auth_result', data: { result: peer.staff ? 'ok' : 'unauthorized' } });
  } else if (packet && peer.staff) {
    await answerStaff(peer, packet, options);
  }
}

type StaffPacket = Exclude<SentPacket, { name: 'system/auth' }>;

async function answerStaff(peer: Peer, packet: StaffPacket, { db, now }: AnswerOptions): Promise<void> {
  switch (packet.name) {
    case 'notification/list':
      return peer.send({ name: 'notification:list', data: { notifications: await openNotifications(db) } });
    case 'notification/close':
      return closeNotification(db, packet.data.id, now());
    case 'room/join':
      if (peer.rooms.size < ROOMS_MAX) peer.rooms.add(packet.data.room);
      return;
    case 'room/leave':
      peer.rooms.delete(packet.data.room);
      return;
    case 'room/message':
      // Only from within: who is not in a room says nothing there. Those in it all hear it, the speaker too.
      if (peer.rooms.has(packet.data.room)) await sayInRoom(db, packet.data);
  }
}
