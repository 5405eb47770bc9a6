export type * from './entities.ts';
export { notificationPositions, notificationTypes } from './entities.ts';
export { packets } from './packets.ts';
export { SOCKET_INITIAL, SOCKET_RECONNECT_MS, socketStatuses } from './socketState.ts';
export type { SocketState, SocketStatus } from './socketState.ts';
export { NOTIFICATIONS_INITIAL, stepNotifications } from './stepNotifications.ts';
export type { NotificationsEffect, NotificationsEvent, NotificationsState } from './stepNotifications.ts';
export { stepSocket } from './stepSocket.ts';
export type { SocketEffect, SocketEvent } from './stepSocket.ts';
