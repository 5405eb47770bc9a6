const MINUTE_MS = 60_000;

type Tell = (error: unknown, message: string) => void;

/** One line a minute of each kind, without a stack: a full disk fails every picture of a page. */
export function tellSeldom(tell: Tell, clock: () => Date): Tell {
  const told = new Map<string, number>();
  return (error, message) => {
    const now = clock().getTime();
    if (now - (told.get(message) ?? -Infinity) < MINUTE_MS) return;
    told.set(message, now);
    tell(error instanceof Error ? error.message : error, message);
  };
}
