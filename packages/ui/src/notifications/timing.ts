/** Clock and timers, so that tests can bring their own. */
export interface Timing {
  /** Milliseconds since whenever; never goes back. */
  now: () => number;
  /** Calls back after so many ms, unless what it returns is called before. */
  after: (ms: number, callback: () => void) => () => void;
}

export const browserTiming: Timing = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
