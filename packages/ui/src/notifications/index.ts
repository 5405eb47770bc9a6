export { createManualTiming } from './createManualTiming.ts';
export type { ManualTiming } from './createManualTiming.ts';
export { createNotifications } from './createNotifications.ts';
export type { Notifications } from './createNotifications.ts';
export { createScreen } from './createScreen.ts';
export type { NotificationScreen } from './createScreen.ts';
export type { Said, WorkWords } from './followWork.ts';
export { ERROR_MS, NEWS_MS, notificationTones, VISIBLE_MAX } from './notification.ts';
export type {
  NewNotification,
  Notification,
  NotificationAction,
  NotificationChange,
  NotificationTone,
} from './notification.ts';
export { notifications } from './notifications.ts';
export type { Shown } from './screen.ts';
export { browserTiming } from './timing.ts';
export type { Timing } from './timing.ts';
