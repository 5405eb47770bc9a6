/** How often the latest build is asked for, ms: an hour (behaviour pages-7). */
export const BUILD_POLL_MS = 3_600_000;

/** Whether the latest build is another one than the page runs; an unknown one is not. */
export function isNewBuild(running: string, latest: string | null): boolean {
  return latest !== null && latest !== running;
}
