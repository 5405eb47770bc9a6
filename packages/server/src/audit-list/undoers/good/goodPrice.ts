import { staffRefusal } from '@siren/contract/errors';
import { fieldChange } from '@siren/domain/audit';
import type { AuditRow, PresentFields } from '@siren/domain/audit';
import { isFeedsAgain, priceProblem } from '@siren/domain/goods';
import { composed } from '../../../db/index.ts';
import type { Database } from '../../../db/index.ts';
import { nothing, saveGood } from '../../../goods/index.ts';
import type { GoodPart } from './GoodPart.ts';
import { variantOf } from './variantOf.ts';

interface PriceNow {
  offer: number;
  region: number;
  price: number;
  oldPrice: number | null;
  feedPrice: number | null;
  feedOldPrice: number | null;
  byHand: boolean;
}

/** The price that an entry names by a variant and a region; undefined where there is none such any more. */
async function readPrice(db: Database, entry: AuditRow): Promise<PriceNow | undefined> {
  const region = String(fieldChange(entry, 'region')?.to ?? '');
  const [price] = await db.query<PriceNow>(composed`
    select r.offer_id as offer, r.region_id as region, r.price, r.old_price as "oldPrice",
      r.feed_price as "feedPrice", r.feed_old_price as "feedOldPrice", h.offer_id is not null as "byHand"
    from prices r join offers o on o.id = r.offer_id join regions g on g.id = r.region_id
      left join hand_prices h on h.offer_id = r.offer_id and h.region_id = r.region_id
    where o.product_id = ${entry.record} and ${variantOf(entry)} and g.name = ${region}
    order by o.active desc, o.id limit 1`);
  return price;
}

/** Whether it was somebody's own before the change; null in entries from before that was kept. */
function wasByHand(entry: AuditRow): boolean | null {
  const told = fieldChange(entry, 'wasByHand');
  return told ? told.to === true : null;
}

/** A price of a variant in a region: what was nobody's own is given back to the feed, anything else is set. */
export const goodPrice: GoodPart = {
  async present(db, entry): Promise<PresentFields | null> {
    const now = await readPrice(db, entry);
    if (!now) return null;
    // It was given back since: nothing of the change is left, even where the feed says the same by now.
    if (wasByHand(entry) === false && !now.byHand) return {};
    return { price: now.price, oldPrice: now.oldPrice };
  },
  async turn(context, entry, { version, fields }) {
    const now = await readPrice(context.db, entry);
    if (!now) throw staffRefusal('good.not_found');
    const { offer, region } = now;
    const { price, oldPrice } = { price: now.price, oldPrice: now.oldPrice, ...fields } as PriceNow;
    const isFed = now.feedPrice === price && now.feedOldPrice === oldPrice;
    // A price that no feed has named cannot be given back.
    const isBack = now.feedPrice !== null && isFeedsAgain(wasByHand(entry), isFed);
    // The other price of the two has changed since, and they do not go together any more.
    if (!isBack && priceProblem(price, oldPrice) !== null) throw staffRefusal('audit.not_undoable');
    const wish = isBack
      ? { pricesBack: [{ offer, region }] }
      : { prices: [{ offer, region, price, oldPrice }] };
    await saveGood(context, { ...nothing, id: entry.record, version, ...wish });
  },
};
