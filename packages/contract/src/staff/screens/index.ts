export { mayOpen } from './mayOpen.ts';
export { screensFor, staffScreens } from './staffScreens.ts';
export type { StaffArea, StaffScreen, StaffScreenName } from './staffScreens.ts';
