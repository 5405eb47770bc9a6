import type { BackOfficeUser, SocketPacket } from './entities.ts';

/** Packets that the session sends by itself (behaviour socket-1). */
export const packets = {
  auth: ({ login, token }: BackOfficeUser): SocketPacket => ({
    channel: 'system',
    opcode: 'auth',
    data: { login, uidh: token },
  }),
  join: (room: string): SocketPacket => ({ channel: 'room', opcode: 'join', data: { room } }),
  leave: (room: string): SocketPacket => ({ channel: 'room', opcode: 'leave', data: { room } }),
  say: (room: string, payload: { key: string; text: string }): SocketPacket => ({
    channel: 'room',
    opcode: 'message',
    data: { room, payload },
  }),
  listNotifications: (): SocketPacket => ({ channel: 'notification', opcode: 'list' }),
  closeNotification: (id: number): SocketPacket => ({
    channel: 'notification',
    opcode: 'close',
    data: { id },
  }),
} as const;
