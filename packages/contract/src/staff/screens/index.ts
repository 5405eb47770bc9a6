export { mayOpen } from './mayOpen.ts';
export { needsOf, screensFor, staffScreens } from './staffScreens.ts';
export type { StaffArea, StaffScreen, StaffScreenName } from './staffScreens.ts';
