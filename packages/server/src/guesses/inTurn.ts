/** When the last one under a key is done, in this process. */
const last = new Map<string, Promise<void>>();

/**
 * Runs one after the other what has a key in common, in the order in which it came. Who waits here has no connection:
 * if they waited for each other's rows at the database, a hundred guesses at one thing would have them all.
 */
export function inTurn<Result>(keys: readonly string[], run: () => Promise<Result>): Promise<Result> {
  const made = Promise.all(keys.map((key) => last.get(key) ?? Promise.resolve())).then(run);
  const leave = (): void => {
    for (const key of keys) if (last.get(key) === done) last.delete(key);
  };
  const done = made.then(leave, leave);
  for (const key of keys) last.set(key, done);
  return made;
}
