import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Offer, OfferPicture } from '../offers/index.ts';

const upsert = (db: Database, pictures: readonly OfferPicture[]) =>
  db.query(
    sql`insert into pictures as p (url, tile, width, height)
        select r.url, r.tile, r.width, r.height
        from unnest(${pictures.map(({ url }) => url)}::text[], ${pictures.map(({ tile }) => tile)}::text[],
          ${pictures.map(({ width }) => width)}::int[], ${pictures.map(({ height }) => height)}::int[])
          r(url, tile, width, height)
        order by r.url
        on conflict (url) do update
        set tile = coalesce(excluded.tile, p.tile), width = coalesce(excluded.width, p.width),
          height = coalesce(excluded.height, p.height)
        where (coalesce(excluded.tile, p.tile), coalesce(excluded.width, p.width),
          coalesce(excluded.height, p.height)) is distinct from (p.tile, p.width, p.height)`,
  );

/** What the feed has of pictures where staff set others. Gives the offers that are so. */
async function keepToldPictures(
  db: Database,
  offers: readonly number[],
  rows: readonly { offer: number | undefined; position: number; url: string }[],
): Promise<Set<number>> {
  const hand = await db.query<{ id: number }>(
    sql`update offers o set feed_pictures = array(
          select p.id
          from unnest(${rows.map(({ offer }) => offer)}::int[], ${rows.map(({ position }) => position)}::int[],
            ${rows.map(({ url }) => url)}::text[]) r(offer, position, url)
          join pictures p on p.url = r.url
          where r.offer = o.id order by r.position
        )
        where o.id = any(${offers}::int[]) and o.feed_pictures is not null returning o.id`,
  );
  return new Set(hand.map(({ id }) => id));
}

/** Pictures of the offers in the order of the feed; `ids` are the shop's ids of the offers. Those that staff set stay. */
export async function writePictures(
  db: Database,
  offers: readonly Offer[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const pictures = new Map(offers.flatMap(({ content }) => content.pictures.map((own) => [own.url, own])));
  if (pictures.size > 0) await upsert(db, [...pictures.values()]);
  const told = offers.flatMap(({ id, content }) =>
    content.pictures.map(({ url }, position) => ({ offer: ids.get(id), position, url })),
  );
  const hand = await keepToldPictures(db, [...ids.values()], told);
  const fed = [...ids.values()].filter((id) => !hand.has(id));
  const rows = told.filter(({ offer }) => offer === undefined || !hand.has(offer));
  await db.query(sql`delete from offer_pictures where offer_id = any(${fed})`);
  if (rows.length === 0) return;
  await db.query(
    sql`insert into offer_pictures (offer_id, position, picture_id)
        select r.offer, r.position, p.id
        from unnest(${rows.map(({ offer }) => offer)}::int[], ${rows.map(({ position }) => position)}::int[],
          ${rows.map(({ url }) => url)}::text[]) r(offer, position, url)
        join pictures p on p.url = r.url`,
  );
}
