/** Unique violation, deadlock, serialization failure: two writers met, and the next try goes through. */
const PASSING = new Set(['23505', '40P01', '40001']);
const TRIES = 3;

/** Runs a transaction again where it only failed because another one was quicker. */
export async function again<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (left <= 0 || !PASSING.has(code)) throw error;
    }
  }
}
