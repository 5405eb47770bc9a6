import { notificationPositions, notificationTypes } from '@siren/domain/back-office';
import type { Notification, RoomMessage } from '@siren/domain/back-office';
import { z } from 'zod';
import { isPublicError } from '../errors/index.ts';
import type { PublicError } from '../errors/index.ts';
import { token } from '../account/index.ts';
import { entity, id, text } from '../call/index.ts';

/** Fields of a notification. */
export const notificationShape = {
  id,
  message: z.string(),
  position: z.enum(notificationPositions),
  type: z.enum(notificationTypes),
};
const notification = entity<Notification>()(z.object(notificationShape).meta({ id: 'Notification' }));

const room = text(128).min(1);
const roomMessage = entity<RoomMessage>()(
  z.object({ room, payload: z.unknown() }).meta({ id: 'RoomMessage' }),
);
const none = z.undefined().optional();

/** Data of the packets that the back-office sends, by `channel/opcode` (behaviour socket-1). */
export const sentPackets = {
  /** `uidh` is the token of the user. */
  'system/auth': z.object({ login: text(128).min(1), uidh: token.min(1) }),
  'notification/list': none,
  'notification/close': z.object({ id }),
  'room/join': z.object({ room }),
  'room/leave': z.object({ room }),
  'room/message': roomMessage,
};

/** Checked by hand, as the answers of calls are: the words of a refusal are one and the same in both. */
const publicError = z.custom<PublicError>(isPublicError);

/** Data of the packets that the back-office receives, by `channel:opcode` (behaviour socket-1, but `system:error`, `room:read`, `room:made`, `order:changed` and `shift:changed`). */
export const receivedPackets = {
  /** Any result but `ok` means that the session is not to be had. */
  'system:auth_result': z.object({ result: z.string() }),
  /** Something that was asked for is refused, in words. */
  'system:error': z.object({ error: publicError }),
  'notification:list': z.object({ notifications: z.array(notification) }),
  'notification:new': notification,
  'notification:close': z.object({ id }),
  'room:incoming_message': roomMessage,
  /** Whoever is signed in here has read a room up to a message, in whatever place. */
  'room:read': z.object({ room, seq: z.int().min(0), left: z.boolean() }),
  /** There is another room. */
  'room:made': z.object({ id }),
  /** An order was placed, or anything about it is another. */
  'order:changed': z.object({ id }),
  /** The shift of a till was opened or closed, or cash went in or out; or the register has answered one of these. */
  'shift:changed': z.object({ id }),
};
