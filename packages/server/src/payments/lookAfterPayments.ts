import { goRounds } from '../rounds/index.ts';
import type { Rounds } from '../rounds/index.ts';
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
export const lookAfterPayments = (settling: LookingAfter): Rounds =>
  goRounds(
    () =>
      lookAfterOnce(settling).catch((error: unknown) =>
        settling.log.error(error, 'Looking after payments failed'),
      ),
    MINUTE_MS,
  );
