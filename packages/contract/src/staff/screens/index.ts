export { mayOpen } from './mayOpen.ts';
export { PAPERS_MAX, paperIds, paperPath, paperPattern } from './paperPath.ts';
export type { PaperName } from './paperPath.ts';
export { maySee, needsOf, screensFor, staffScreens } from './staffScreens.ts';
export type { ScreenOfOne, StaffArea, StaffScreen, StaffScreenName } from './staffScreens.ts';
