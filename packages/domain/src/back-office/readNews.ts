import { notificationPositions, notificationTypes } from './entities.ts';
import type { Notification, SocketPacket } from './entities.ts';
import type { NotificationsEvent } from './stepNotifications.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

function notificationOf(value: unknown): Notification | null {
  const { id, message, position, type } = fieldsOf(value);
  if (typeof id !== 'number' || typeof message !== 'string') return null;
  return {
    id,
    message,
    position: oneOf(notificationPositions, position) ?? 'bottom-left',
    type: oneOf(notificationTypes, type) ?? 'info',
  };
}

/**
 * What a packet of the server means for the notifications; null where it is of something else, or no packet that one can read.
 * A position or type of another version counts as the usual one.
 */
export function readNews({ channel, opcode, data }: SocketPacket): NotificationsEvent | null {
  if (channel !== 'notification') return null;
  if (opcode === 'list') {
    const { notifications } = fieldsOf(data);
    if (!Array.isArray(notifications)) return null;
    return { type: 'list', notifications: notifications.flatMap((one) => notificationOf(one) ?? []) };
  }
  if (opcode === 'new') {
    const notification = notificationOf(data);
    return notification && { type: 'new', notification };
  }
  const { id } = fieldsOf(data);
  return opcode === 'close' && typeof id === 'number' ? { type: 'server_close', id } : null;
}
