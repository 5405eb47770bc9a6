import { sql } from '../db/index.ts';
import { hearNews } from './hearNews.ts';
import type { ProviderState } from './PaymentProvider.ts';
import type { Settling } from './Settling.ts';

/** A payment is asked after once it is this old, seconds: before that its own callback is on its way. */
export const ASK_AFTER_S = 30;
/** At most so many at once, those first that wait for longest. */
const AT_ONCE = 200;

interface Pending {
  reference: string;
  provider: string;
}

/** What an answer means; null where nothing has become of the payment yet. */
function outcomeOf(answer: ProviderState) {
  if (answer.state === 'open') return null;
  // The shop died, or lost the provider, before it had asked for it.
  if (answer.state === 'unknown') return { state: 'refused', reason: 'not_started' } as const;
  return answer;
}

/** Asks the providers what has become of payments that nobody has told of: callbacks get lost, and shops die. */
export async function reconcile({ db, now, log, providers }: Settling): Promise<void> {
  const before = new Date(now().getTime() - ASK_AFTER_S * 1000);
  const pending = await db.query<Pending>(sql`
    select reference, provider from payments
    where status = 'pending' and started_at <= ${before}
    order by started_at limit ${AT_ONCE}`);
  for (const { reference, provider: name } of pending) {
    try {
      const provider = providers.find((other) => other.name === name);
      if (!provider) throw new Error(`No provider «${name}»`);
      const outcome = outcomeOf(await provider.look(reference));
      if (outcome) await hearNews(db, name, { reference, outcome, event: null }, now());
    } catch (error) {
      log.error(error, `Payment ${reference} could not be asked after`);
    }
  }
}
