export { NotificationsOutlet } from './NotificationsOutlet.tsx';
export type { NotificationsOutletProps } from './NotificationsOutlet.tsx';
