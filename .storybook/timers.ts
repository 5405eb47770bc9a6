declare global {
  interface Window {
    /** What the page has put off for a moment and not yet done. */
    soon?: ReadonlySet<number>;
  }
}

/**
 * Runs in the page before anything else: counts what is put off for up to 0.4 s. React shows what was awaited 0.3 s after the fallback
 * before it, and until then nothing moves in the page.
 */
export function countTimers(): void {
  const [SHORTEST_MS, LONGEST_MS] = [10, 400];
  const soon = new Set<number>();
  const { setTimeout: start, clearTimeout: stop } = window;
  Object.assign(window, {
    soon,
    setTimeout(act: TimerHandler, ms = 0, ...given: unknown[]): number {
      if (typeof act !== 'function' || ms < SHORTEST_MS || ms > LONGEST_MS) return start(act, ms, ...given);
      const id = start(() => {
        soon.delete(id);
        act(...given);
      }, ms);
      soon.add(id);
      return id;
    },
    clearTimeout(id: number | undefined): void {
      if (id !== undefined) soon.delete(id);
      stop(id);
    },
  });
}
