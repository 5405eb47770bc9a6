export { BUILD_POLL_MS, isNewBuild } from './isNewBuild.ts';
export { RELOAD_GUARD_MS, mayReload } from './mayReload.ts';
export type { ReloadHistory } from './mayReload.ts';
export { PRELOAD_CONCURRENCY } from './preloadConcurrency.ts';
