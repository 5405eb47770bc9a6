export { createNotifications } from './createNotifications.ts';
export type { Notifications } from './createNotifications.ts';
export type { Said, WorkWords } from './followWork.ts';
export { createManualTiming } from './createManualTiming.ts';
export type { ManualTiming } from './createManualTiming.ts';
export { ERROR_MS, NEWS_MS, notificationTones } from './notification.ts';
export type {
  NewNotification,
  Notification,
  NotificationAction,
  NotificationChange,
  NotificationTone,
} from './notification.ts';
export { notifications } from './notifications.ts';
export { VISIBLE_MAX } from './queue.ts';
export type { Entry as ShownNotification } from './queue.ts';
export { browserTiming } from './timing.ts';
export type { Timing } from './timing.ts';
