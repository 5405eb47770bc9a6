/** For how long one line is enough, ms. */
const MINUTE_MS = 60_000;

/**
 * Tells of what happens to everybody at once: one line a minute for each kind. Answers what the line ends with, how many
 * it stands for besides; null where there is to be none.
 */
export function createQuiet(now: () => number = Date.now): (kind: string) => string | null {
  const told = new Map<string, { at: number; more: number }>();
  return (kind) => {
    const last = told.get(kind);
    if (last && now() - last.at < MINUTE_MS) {
      last.more += 1;
      return null;
    }
    told.set(kind, { at: now(), more: 0 });
    return last && last.more > 0 ? ` (${last.more} more in the last minute)` : '';
  };
}
