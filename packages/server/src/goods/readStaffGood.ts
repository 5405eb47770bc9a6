import { painted } from '@siren/domain/colors';
import type { PaintedOption } from '@siren/domain/colors';
import { readColors } from '../colors/index.ts';
import { staffRefusal } from '@siren/contract/errors';
import { mendedParams } from '@siren/domain/goods';
import type {
  FedParam,
  GoodFields,
  GoodParam,
  GoodPrice,
  GoodVariant,
  HandParam,
  MendedParam,
  StaffGood,
} from '@siren/domain/goods';
import { readChanges } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { imageOf } from '../pictures/index.ts';
import type { PictureRow } from '../pictures/index.ts';
import { readGoodFiles } from './readGoodFiles.ts';
import { readHandBadges } from './readHandBadges.ts';
import { readRelated } from './readRelated.ts';
import { readStock } from './readStock.ts';
import type { StockRow } from './readStock.ts';
import { stateOf } from './stateOf.ts';

interface GoodRow extends GoodFields {
  id: number;
  path: string;
  active: boolean;
  hidden: boolean;
  feed: Partial<GoodFields>;
  version: number;
  related: number[] | null;
}

async function readRow(db: Database, id: number): Promise<GoodRow> {
  const [row] = await db.query<GoodRow>(sql`
    select p.id, p.path, p.name, p.brand, p.section_id as section, p.description, p.active, p.hidden, p.feed - '{video,documents}'::text[] as feed, p.version, p.related
    from products p where p.id = ${id}`);
  if (!row) throw staffRefusal('good.not_found');
  return row;
}

interface VariantRow extends Omit<
  GoodVariant,
  'options' | 'hex' | 'gone' | 'prices' | 'pictures' | 'params'
> {
  options: PaintedOption[];
  active: boolean;
  fed: FedParam[];
  hand: HandParam[];
}

const readVariants = (db: Database, id: number): Promise<VariantRow[]> =>
  db.query<VariantRow>(sql`
    select o.id as offer, o.article, o.options, o.exposition, o.active,
      cardinality(o.feed_pictures) as "feedPictures", coalesce(o.feed_params, o.params) as fed,
      coalesce(o.hand_params, '[]') as hand
    from offers o where o.product_id = ${id} order by not o.active, o.position, o.id`);

interface PriceRow {
  offer: number;
  region: GoodPrice['region'];
  price: number;
  oldPrice: number | null;
  feedPrice: number | null;
  feedOldPrice: number | null;
  at: Date | null;
  by: string | null;
  pieces: number;
}

const readPrices = (db: Database, id: number): Promise<PriceRow[]> =>
  db.query<PriceRow>(sql`
    select r.offer_id as offer, json_build_object('id', g.id, 'name', g.name, 'timeZone', g.time_zone) as region,
      r.price, r.old_price as "oldPrice", r.feed_price as "feedPrice", r.feed_old_price as "feedOldPrice",
      h.set_at as at, coalesce(u.name, '') as by, coalesce((
        select sum(k.quantity) from stock k join stores st on st.id = k.store_id
          join cities c on c.id = st.city_id
        where k.offer_id = r.offer_id and c.region_id = r.region_id
      ), 0)::int as pieces
    from offers o join prices r on r.offer_id = o.id join regions g on g.id = r.region_id
      left join hand_prices h on h.offer_id = r.offer_id and h.region_id = r.region_id
      left join users u on u.id = h.set_by
    where o.product_id = ${id} order by g.position, g.id`);

interface OwnPicture extends PictureRow {
  offer: number;
  alt: string | null;
}

const readPictures = (db: Database, id: number): Promise<OwnPicture[]> =>
  db.query<OwnPicture>(sql`
    select op.offer_id as offer, op.alt, i.id, i.width, i.height, i.tile
    from offers o join offer_pictures op on op.offer_id = o.id join pictures i on i.id = op.picture_id
    where o.product_id = ${id} order by op.offer_id, op.position`);

const priceOf =
  (stock: readonly StockRow[]) =>
  ({ offer, region, price, oldPrice, feedPrice, feedOldPrice, at, by, pieces }: PriceRow): GoodPrice => ({
    ...{ region, price, oldPrice, pieces },
    stores: stock.filter((one) => one.offer === offer && one.region === region.id).map(({ stock: of }) => of),
    feed: feedPrice === null ? null : { price: feedPrice, oldPrice: feedOldPrice },
    byHand: at && { by: by ?? '', at: at.toISOString() },
  });

function paramOf({ key, fed, hand }: MendedParam<FedParam>): GoodParam {
  const { name, value, unit } = hand ?? fed ?? { name: key, value: null, unit: null };
  const feed = fed && { name: fed.name, value: fed.value, unit: fed.unit };
  return { key, name, value, unit, feed: hand && feed, byHand: hand !== null };
}

/** A good as staff see it. @throws ApiError good.not_found */
export async function readStaffGood({ db, places }: Context, id: number): Promise<StaffGood> {
  const [{ active, related: chosen, ...row }, { region }] = await Promise.all([
    readRow(db, id),
    places.resolve({}),
  ]);
  const [variants, prices, stock, pictures, changes, related, badges, files, colorOf] = await Promise.all([
    readVariants(db, id),
    readPrices(db, id),
    readStock(db, id),
    readPictures(db, id),
    readChanges(db, 'good', id),
    readRelated(db, region.id, { id, related: chosen }),
    readHandBadges(db, id),
    readGoodFiles(db, id),
    readColors(db),
  ]);
  const byOffer = Map.groupBy(prices, ({ offer }) => offer);
  return {
    ...row,
    state: stateOf({ active, hidden: row.hidden }),
    variants: variants.map(({ options, active: sold, fed, hand, ...variant }) => ({
      ...variant,
      params: mendedParams(fed, hand).map(paramOf),
      options: options.map(({ value }) => value).join(', '),
      hex: options.map((option) => painted(option, colorOf)).find(({ hex }) => hex !== null)?.hex ?? null,
      gone: !sold,
      prices: (byOffer.get(variant.offer) ?? []).map(priceOf(stock)),
      pictures: pictures
        .filter(({ offer }) => offer === variant.offer)
        .map(({ alt, ...picture }) => ({ id: picture.id, alt, image: imageOf(picture, alt ?? row.name) })),
    })),
    related,
    relatedByHand: chosen !== null,
    ...files,
    badges,
    changes,
    timeZone: region.timeZone,
  };
}
