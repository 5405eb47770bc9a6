export { ErrorPage } from './ErrorPage.tsx';
export { failureOf, isNotFound } from './failureOf.ts';
export type { Failure } from './failureOf.ts';
export { LoadFailed } from './LoadFailed.tsx';
export { RouteError } from './RouteError.tsx';
export { SlowHint } from './SlowHint.tsx';
