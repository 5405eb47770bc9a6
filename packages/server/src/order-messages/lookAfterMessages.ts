import { sendMessages } from './sendMessages.ts';
import type { Sending } from './sendMessages.ts';

const MINUTE_MS = 60_000;

/** Sends what waits, now and every minute: what was to go when the shop died, and what was not taken before. */
export function lookAfterMessages(sending: Sending): { stop(): Promise<void> } {
  let running = sendMessages(sending);
  const timer = setInterval(() => (running = sendMessages(sending)), MINUTE_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
