export { clientHistory } from './clientHistory.ts';
export { entryLines } from './entryLines.ts';
export { goodHistory } from './goodHistory.ts';
export { changedLines, statusText, stepDetail } from './orderHistory.ts';
export { permissionGroups, permissionWords } from './permissionWords.ts';
export { personHistory } from './personHistory.ts';
export { refHistory } from './refHistory.ts';
export { returnWords } from './returnWords.ts';
export { sectionHistory, sectionLabel } from './sectionHistory.ts';
