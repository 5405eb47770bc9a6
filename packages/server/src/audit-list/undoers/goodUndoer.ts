import { staffRefusal } from '@siren/contract/errors';
import { fieldChange } from '@siren/domain/audit';
import type { AuditRow, PresentFields } from '@siren/domain/audit';
import { handFields, priceProblem } from '@siren/domain/goods';
import type { GoodFields } from '@siren/domain/goods';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { nothing, saveGood } from '../../goods/index.ts';
import type { Undoer } from './Undoer.ts';

type Payload = Parameters<typeof saveGood>[1];

interface GoodNow extends GoodFields {
  hidden: boolean;
  feed: Partial<GoodFields>;
  version: number;
}

interface PriceNow {
  offer: number;
  region: number;
  price: number;
  oldPrice: number | null;
  feedPrice: number | null;
  feedOldPrice: number | null;
}

const isPrice = ({ action }: AuditRow): boolean => action !== 'save';

async function readGood(db: Database, id: number): Promise<GoodNow | undefined> {
  const [good] = await db.query<GoodNow>(sql`
    select name, brand, section_id as section, description, hidden, feed, version from products where id = ${id}`);
  return good;
}

/** The price that an entry names by an article and a region; undefined where there is none such any more. */
async function readPrice(db: Database, entry: AuditRow): Promise<PriceNow | undefined> {
  const [article, region] = ['article', 'region'].map((field) => String(fieldChange(entry, field)?.to ?? ''));
  const [price] = await db.query<PriceNow>(sql`
    select r.offer_id as offer, r.region_id as region, r.price, r.old_price as "oldPrice",
      r.feed_price as "feedPrice", r.feed_old_price as "feedOldPrice"
    from prices r join offers o on o.id = r.offer_id join regions g on g.id = r.region_id
    where o.product_id = ${entry.record} and o.article = ${article} and g.name = ${region}
    order by o.active desc, o.id limit 1`);
  return price;
}

/** What the feed says is given back; anything else is set. */
function fieldsPayload({ feed }: GoodNow, fields: PresentFields): Pick<Payload, 'set' | 'back'> {
  const back = handFields.filter((field) => field in fields && feed[field] === fields[field]);
  const set = Object.entries(fields).filter(([field]) => !back.some((one) => one === field));
  return { back, set: Object.fromEntries(set) };
}

function pricePayload(now: PriceNow, fields: PresentFields): Pick<Payload, 'prices' | 'pricesBack'> {
  const { offer, region } = now;
  const { price, oldPrice } = { price: now.price, oldPrice: now.oldPrice, ...fields } as PriceNow;
  if (now.feedPrice === price && now.feedOldPrice === oldPrice)
    return { prices: [], pricesBack: [{ offer, region }] };
  // The other price of the two has changed since, and they do not go together any more.
  if (priceProblem(price, oldPrice) !== null) throw staffRefusal('audit.not_undoable');
  return { prices: [{ offer, region, price, oldPrice }], pricesBack: [] };
}

async function payloadOf({ db }: Context, entry: AuditRow, fields: PresentFields) {
  if (isPrice(entry)) {
    const price = await readPrice(db, entry);
    return price && { ...nothing, ...pricePayload(price, fields) };
  }
  const good = await readGood(db, entry.record);
  return good && { ...nothing, ...fieldsPayload(good, fields) };
}

export const goodUndoer: Undoer = {
  screen: 'goods',
  async present({ db }, entry) {
    const good = await readGood(db, entry.record);
    const price = good && isPrice(entry) ? await readPrice(db, entry) : undefined;
    if (!good || (isPrice(entry) && !price)) return null;
    const { name, brand, description, hidden, version } = good;
    const fields: PresentFields = price
      ? { price: price.price, oldPrice: price.oldPrice }
      : { name, brand, description, hidden };
    return { version, fields };
  },
  async turn(context, entry, { version, fields }) {
    const payload = await payloadOf(context, entry, fields);
    if (!payload) throw staffRefusal('good.not_found');
    await saveGood(context, { id: entry.record, version, ...payload });
  },
};
