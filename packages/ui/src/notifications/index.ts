export { createNotifications } from './createNotifications.ts';
export type { NewNotification, Notifications } from './createNotifications.ts';
export { notifications } from './notifications.ts';
export { ERROR_MS, NEWS_MS, VISIBLE_MAX, notificationTones, visibleNotifications } from './queue.ts';
export type { Notification, NotificationAction, NotificationTone } from './queue.ts';
