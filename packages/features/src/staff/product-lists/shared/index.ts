export { createSharedList } from './createSharedList.ts';
export type { SharedList, SharedListCalls, SharedListState } from './createSharedList.ts';
export { readKept, writeKept } from './keptOperations.ts';
