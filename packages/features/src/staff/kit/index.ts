export * from './list/index.ts';
export { meResource } from './meResource.ts';
export { ScreenFailed } from './ScreenFailed.tsx';
export type { ScreenFailedProps } from './ScreenFailed.tsx';
export { StaffShell } from './StaffShell.tsx';
export { useRoom } from './useRoom.ts';
export type { Room } from './useRoom.ts';
export { screenPath } from './ways.tsx';
