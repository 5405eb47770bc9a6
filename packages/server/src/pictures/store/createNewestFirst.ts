interface Job<Result> {
  key: string;
  make: () => Promise<Result>;
  askers: number;
  result: PromiseWithResolvers<Result>;
}

/** Who asks; where the signal says that they are gone, they count no more. */
type AskNewestFirst<Result> = (
  key: string,
  make: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * Runs at most `max` tasks at once, the one asked for last first. Whoever asks for what waits or runs already shares
 * it; what waits and has no asker any more is dropped, and its promise rejects.
 */
export function createNewestFirst<Result>(max: number): AskNewestFirst<Result> {
  const jobs = new Map<string, Job<Result>>();
  /** The newest is last. */
  const waiting = new Set<Job<Result>>();
  let running = 0;

  const run = async (job: Job<Result>) => {
    running += 1;
    try {
      job.result.resolve(await job.make());
    } catch (error) {
      job.result.reject(error);
    } finally {
      jobs.delete(job.key);
      running -= 1;
      runNext();
    }
  };

  const runNext = () => {
    const job = [...waiting].at(-1);
    if (!job || running >= max) return;
    waiting.delete(job);
    void run(job);
  };

  const leave = (job: Job<Result>, reason: unknown) => {
    job.askers -= 1;
    if (job.askers > 0 || !waiting.delete(job)) return;
    jobs.delete(job.key);
    job.result.reject(reason);
  };

  return (key, make, signal) => {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const job = jobs.get(key) ?? { key, make, askers: 0, result: Promise.withResolvers<Result>() };
    // Asked for once more, it is the newest.
    if (waiting.delete(job) || !jobs.has(key)) waiting.add(job);
    jobs.set(key, job);
    job.askers += 1;
    signal?.addEventListener('abort', () => leave(job, signal.reason), { once: true });
    runNext();
    return job.result.promise;
  };
}
