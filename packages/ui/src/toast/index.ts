export { NotificationsOutlet } from './NotificationsOutlet.tsx';
export type { NotificationsOutletProps } from './NotificationsOutlet.tsx';
export { notificationPositions } from './positions.ts';
export type { NotificationPosition } from './positions.ts';
export { notificationThemes } from './themes.ts';
export type { NotificationTheme } from './themes.ts';
