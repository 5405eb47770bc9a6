/** Something to run that takes a share of the machine. It must not throw. */
export interface Job<Result> {
  /** Of `capacity`. */
  weight: number;
  run(): Promise<Result>;
}

/** Runs all jobs in their order, as many at a time as fit into `capacity`; answers results in the same order. */
export async function schedule<Result>(jobs: readonly Job<Result>[], capacity: number): Promise<Result[]> {
  const running = new Set<Promise<void>>();
  const results: Promise<Result>[] = [];
  let taken = 0;
  for (const { weight, run } of jobs) {
    const share = Math.min(weight, capacity);
    while (taken + share > capacity) await Promise.race(running);
    taken += share;
    const result = run();
    const end: Promise<void> = result.then(() => {
      taken -= share;
      running.delete(end);
    });
    running.add(end);
    results.push(result);
  }
  return Promise.all(results);
}
