/** PostgreSQL ended this transaction because it and others waited for each other in a circle. */
const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * Runs a transaction again that fell victim to a deadlock. Orders among themselves never do; an import that
 * writes stock in an order of its own might, and so might whoever changes a cart that is just being merged.
 */
export async function retryDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run();
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code !== DEADLOCK || tried === TRIES) throw error;
    }
  }
}
