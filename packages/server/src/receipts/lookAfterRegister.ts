import { createTurns } from './createTurns.ts';
import type { RegisterWork } from './RegisterWork.ts';

const SECOND_MS = 1_000;

/** Works on the tasks of the register, now and every second: also on those that another process left when it died. */
export function lookAfterRegister(by: RegisterWork): { stop(): Promise<void> } {
  const work = createTurns(by);
  let running: Promise<void> | null = null;
  const turn = () => {
    running ??= work()
      .catch((error: unknown) => by.log.error(error, 'Work on the register failed'))
      .finally(() => (running = null));
  };
  turn();
  const timer = setInterval(turn, SECOND_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
