/** What is gone through now and again. */
export interface Rounds {
  /** Ends once the round that is under way has. */
  stop(): Promise<void>;
}

/** Goes a round now and every so many ms; it must not reject. The process does not stay for it. */
export function goRounds(round: () => Promise<void>, ms: number): Rounds {
  let running = round();
  const timer = setInterval(() => (running = round()), ms);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
