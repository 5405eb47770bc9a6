/** Where a notification appears; the back-office uses bottom-left. */
export const notificationPositions = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type NotificationPosition = (typeof notificationPositions)[number];

export const notificationTypes = ['info', 'success', 'warning', 'error'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Rows of a page of past notifications. */
export const PAST_NEWS_SIZE = 50;

/** A notification that the server sends to staff (behaviour socket-1). */
export interface Notification {
  id: number;
  message: string;
  position: NotificationPosition;
  type: NotificationType;
}

/** A message to everyone in a room (behaviour socket-1). */
export interface RoomMessage {
  room: string;
  payload: unknown;
}

/** What travels over the socket (behaviour socket-1). */
export interface SocketPacket {
  channel: string;
  opcode: string;
  data?: unknown;
}

/** Signed-in member of staff as the back-office keeps it (behaviour socket-1). */
export interface BackOfficeUser {
  login: string;
  token: string;
}
