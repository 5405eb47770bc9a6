export { ErrorPage } from './ErrorPage.tsx';
export { failureOf, isNotFound } from './failureOf.ts';
export type { Failure } from './failureOf.ts';
export { PageBoundary } from './PageBoundary.tsx';
export { PageError } from './PageError.ts';
export { PageFailure } from './PageFailure.tsx';
export { LoadFailed } from './LoadFailed.tsx';
export { SlowHint } from './SlowHint.tsx';
