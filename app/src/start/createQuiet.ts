/** For how long one line is enough, ms. */
const MINUTE_MS = 60_000;

/** Tells of what happens to everybody at once: one line a minute for each kind, with how many it stands for. */
export function createQuiet(now: () => number = Date.now): (kind: string) => { more: number } | null {
  const told = new Map<string, { at: number; more: number }>();
  return (kind) => {
    const last = told.get(kind);
    if (last && now() - last.at < MINUTE_MS) {
      last.more += 1;
      return null;
    }
    told.set(kind, { at: now(), more: 0 });
    return { more: last?.more ?? 0 };
  };
}
