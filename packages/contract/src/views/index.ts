export { viewState, viewsCalls } from './calls.ts';
export type { SavedView, ViewOf } from './calls.ts';
