import type { Later } from './createPulse.ts';

/** By the timers of the browser. */
export const byTimer: Later = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};
