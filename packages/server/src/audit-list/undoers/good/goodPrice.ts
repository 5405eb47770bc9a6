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

/** Whether an entry made a price where there was none, or took it away. */
const isPlaced = (entry: AuditRow): boolean => {
  const price = fieldChange(entry, 'price');
  return price !== undefined && (price.from === null || price.to === null);
};

/** The variant and the region that an entry names, without a price; undefined where one of them is gone. */
async function readPlace(
  db: Database,
  entry: AuditRow,
): Promise<{ offer: number; region: number } | undefined> {
  const region = String(fieldChange(entry, 'region')?.to ?? '');
  const [place] = await db.query<{ offer: number; region: number }>(composed`
    select o.id as offer, g.id as region from offers o, regions g
    where o.product_id = ${entry.record} and ${variantOf(entry)} and g.name = ${region}
    order by o.active desc, o.id limit 1`);
  return place;
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

/** What puts a price back as it was: none at all, a new one, the feed's, or another one. @throws ApiError audit.not_undoable */
function wishOf(
  entry: AuditRow,
  now: PriceNow | undefined,
  { offer, region }: { offer: number; region: number },
  fields: PresentFields,
): Partial<typeof nothing> {
  const { price = null, oldPrice = null } = {
    ...{ price: now?.price, oldPrice: now?.oldPrice },
    ...fields,
  } as Partial<PriceNow>;
  if (price === null) {
    // A feed has named one since: what nobody had set is the feed's.
    if (now?.feedPrice != null) return { pricesBack: [{ offer, region }] };
    return { gonePrices: [{ offer, region }] };
  }
  if (!now) return { newPrices: [{ offer, region, price, oldPrice }] };
  const isFed = now.feedPrice === price && now.feedOldPrice === oldPrice;
  // A price that no feed has named cannot be given back.
  const isBack = now.feedPrice !== null && isFeedsAgain(wasByHand(entry), isFed);
  // The other price of the two has changed since, and they do not go together any more.
  if (!isBack && priceProblem(price, oldPrice) !== null) throw staffRefusal('audit.not_undoable');
  return isBack ? { pricesBack: [{ offer, region }] } : { prices: [{ offer, region, price, oldPrice }] };
}

/** A price of a variant in a region: what was nobody's own is given back to the feed, anything else is set. */
export const goodPrice: GoodPart = {
  async present(db, entry): Promise<PresentFields | null> {
    const now = await readPrice(db, entry);
    if (!now) return isPlaced(entry) && (await readPlace(db, entry)) ? { price: null, oldPrice: null } : null;
    // It was given back since: nothing of the change is left, even where the feed says the same by now.
    if (wasByHand(entry) === false && !now.byHand) return {};
    return { price: now.price, oldPrice: now.oldPrice };
  },
  async turn(context, entry, { version, fields }) {
    const now = await readPrice(context.db, entry);
    const place = now ?? (await readPlace(context.db, entry));
    if (!place) throw staffRefusal('good.not_found');
    const wish = wishOf(entry, now, place, fields);
    await saveGood(context, { ...nothing, id: entry.record, version, ...wish });
  },
};
