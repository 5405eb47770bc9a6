export type * from './entities.ts';
export { notificationPositions, notificationTypes } from './entities.ts';
