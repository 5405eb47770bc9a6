export { choosePaths } from './choosePaths.ts';
export type { PathSubject } from './pathCandidates.ts';
