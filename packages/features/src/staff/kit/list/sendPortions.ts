export interface Portions<Item, Result> {
  items: readonly Item[];
  /** How many are sent at once. */
  size: number;
  send(portion: readonly Item[]): Promise<readonly Result[]>;
  /** Told after each portion how many are done with. */
  onProgress(done: number): void;
  /** Asked before each portion but the first. */
  isStopped(): boolean;
}

export interface Sent<Item, Result> {
  results: Result[];
  /** What was not sent, or sent without an answer. */
  left: Item[];
  /** Why the sending broke off; undefined where it did not. */
  error: unknown;
}

/** Sends one portion after another, until all are answered, somebody stops it, or one fails. */
export async function sendPortions<Item, Result>({
  items,
  size,
  send,
  onProgress,
  isStopped,
}: Portions<Item, Result>): Promise<Sent<Item, Result>> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += size) {
    if (at > 0 && isStopped()) return { results, left: items.slice(at), error: undefined };
    try {
      results.push(...(await send(items.slice(at, at + size))));
    } catch (error) {
      return { results, left: items.slice(at), error };
    }
    onProgress(Math.min(at + size, items.length));
  }
  return { results, left: [], error: undefined };
}
