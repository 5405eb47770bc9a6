/** Guesses of this process under one key: how many are being looked at, and who waits for what comes of them. */
interface Line {
  looked: number;
  waiting: (() => void)[];
}

const lines = new Map<string, Line>();

function change(key: string, by: (line: Line) => void): void {
  const line = lines.get(key) ?? { looked: 0, waiting: [] };
  by(line);
  if (line.looked === 0 && line.waiting.length === 0) lines.delete(key);
  else lines.set(key, line);
}

export const isLookedAt = (key: string): boolean => (lines.get(key)?.looked ?? 0) > 0;

export const isWaitedAt = (key: string): boolean => (lines.get(key)?.waiting.length ?? 0) > 0;

/**
 * Waits until it is called. Whoever is called either has their guess looked at under the key, or calls the next: else
 * those behind would wait for ever.
 *
 * @param inFront whoever was called before and could not go on keeps their place
 */
export function stand(key: string, inFront: boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  change(key, ({ waiting }) => void (inFront ? waiting.unshift(resolve) : waiting.push(resolve)));
  return promise;
}

export const callNext = (key: string): void => change(key, ({ waiting }) => waiting.shift()?.());

/** Looks at a guess; once it is done one of those who wait is called, under each of its keys. */
export async function look<Right>(keys: readonly string[], guess: () => Promise<Right>): Promise<Right> {
  for (const key of keys) change(key, (line) => void (line.looked += 1));
  try {
    return await guess();
  } finally {
    for (const key of keys) {
      change(key, (line) => void (line.looked -= 1));
      callNext(key);
    }
  }
}
