export { FeedError } from './FeedError.ts';
export { problem } from './Problem.ts';
export type { Problem, ProblemPlace } from './Problem.ts';
export type { ProblemCode, Severity } from './problemTable.ts';
