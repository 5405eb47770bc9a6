import { sql } from '@siren/server/db';
import type { Database } from '@siren/server/db';
import { createBuyer } from './createBuyer.ts';
import type { Buyer } from './createBuyer.ts';

/** A press of the button. `order` is null while nobody has confirmed it. */
export interface Press {
  buyer: Buyer;
  draft: Awaited<ReturnType<Buyer['prepare']>>;
  order: number | null;
}

/** Several people who buy at once, again and again, until something goes wrong. */
export interface Crowd {
  /** Every press so far. */
  presses: readonly Press[];
  /** Buys at the shop; resolves when every one of them has met with a failure or was told to stop. */
  buy(url: string): Promise<void>;
  stop(): void;
  /** Waits until so many orders more were confirmed. */
  confirms(more: number): Promise<void>;
}

const BUYERS = 4;

/** @param db where what is to be had is looked up */
export async function createCrowd(db: Database): Promise<Crowd> {
  const rows = await db.query<{ id: number }>(sql`
    select o.id from offers o
    where o.active and not o.exposition and exists (select from stock s where s.offer_id = o.id)
      and (select count(*) from prices p where p.offer_id = o.id) = (select count(*) from regions)
    order by o.id limit 12`);
  const offers = rows.map(({ id }) => id);
  const presses: Press[] = [];
  let wanted = true;
  /** Who waits for so many confirmed orders. */
  let waiting: { enough: number; tell(): void }[] = [];
  const confirmed = () => presses.filter(({ order }) => order !== null).length;
  const tellWhoWaits = () => {
    const now = confirmed();
    for (const { enough, tell } of waiting) if (now >= enough) tell();
    waiting = waiting.filter(({ enough }) => now < enough);
  };

  const buyOn = async (url: string): Promise<void> => {
    while (wanted) {
      const buyer = createBuyer(url, offers);
      const draft = await buyer.prepare().catch(() => null);
      if (!draft) return;
      const press: Press = { buyer, draft, order: null };
      presses.push(press);
      press.order = await buyer.press(draft).catch(() => null);
      if (press.order === null) return;
      tellWhoWaits();
      // A cancel that comes first refuses the payment: both are right.
      await buyer.settle(press.order).catch(() => null);
    }
  };
  return {
    presses,
    async buy(url) {
      wanted = true;
      await Promise.all(Array.from({ length: BUYERS }, () => buyOn(url)));
    },
    stop() {
      wanted = false;
    },
    confirms(more) {
      const enough = confirmed() + more;
      return new Promise((tell) => waiting.push({ enough, tell }));
    },
  };
}
