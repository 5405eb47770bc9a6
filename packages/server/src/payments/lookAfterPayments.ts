import { expireOrders } from './expireOrders.ts';
import { reconcile } from './reconcile.ts';
import { settle } from './settle.ts';
import type { LookingAfter } from './Settling.ts';

const MINUTE_MS = 60_000;

/** One round: what is still open is asked after, what nobody paid expires, what is due is given back. */
export async function lookAfterOnce(settling: LookingAfter): Promise<void> {
  await reconcile(settling);
  await expireOrders(settling);
  await settle(settling);
}

/** Looks after payments, now and every minute. */
export function lookAfterPayments(settling: LookingAfter): { stop(): Promise<void> } {
  const run = (): Promise<void> =>
    lookAfterOnce(settling).catch((error: unknown) =>
      settling.log.error(error, 'Looking after payments failed'),
    );
  let running = run();
  const timer = setInterval(() => (running = run()), MINUTE_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
