export { auditEntry, auditEntryShape } from './auditEntry.ts';
export { bulkAnswer } from './bulkAnswer.ts';
export { staffCalls } from './calls.ts';
export { defineList } from './defineList.ts';
export type { ListParts } from './defineList.ts';
export { maySee, mayOpen, needsOf, screensFor, staffScreens } from './screens/index.ts';
export type { ScreenOfOne, StaffArea, StaffScreen, StaffScreenName } from './screens/index.ts';
