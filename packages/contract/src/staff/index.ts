export { staffCalls } from './calls.ts';
export { defineList, LIST_SIZE, LIST_SIZE_MAX, listDirections } from './defineList.ts';
export type { ListDirection, ListParts, ListQuery } from './defineList.ts';
export { mayOpen, screensFor, staffScreens } from './screens/index.ts';
export type { StaffArea, StaffScreen, StaffScreenName } from './screens/index.ts';
