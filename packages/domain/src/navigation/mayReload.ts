/** Least time between two reloads of one path after a chunk failed to load, ms (behaviour pages-6). */
export const RELOAD_GUARD_MS = 10_000;

/** When each path was reloaded last, ms since 1970. */
export type ReloadHistory = Readonly<Record<string, number>>;

/**
 * Whether a page whose chunk failed to load may be reloaded at `now` (ms since 1970): at most once per
 * `RELOAD_GUARD_MS` per path.
 */
export function mayReload(history: ReloadHistory, path: string, now: number): boolean {
  const last = Object.hasOwn(history, path) ? history[path] : undefined;
  return last === undefined || now - last >= RELOAD_GUARD_MS;
}
