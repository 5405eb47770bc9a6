export { createMemory, createReader } from './createMemory.ts';
export type { Memory, MemoryOptions } from './createMemory.ts';
export type { SearchState } from './SearchState.ts';
