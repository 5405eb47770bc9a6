export { FAVORITES_BATCH_MS, createBatcher } from './createBatcher.ts';
export type { BatchEffect, BatchEvent, BatchState, Batcher } from './createBatcher.ts';
export { createDebouncer } from './createDebouncer.ts';
export type { DebounceEffect, DebounceEvent, DebounceState, Debouncer } from './createDebouncer.ts';
export type { Step } from './step.ts';
