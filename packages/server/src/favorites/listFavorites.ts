import type { ProductCard } from '@siren/domain/catalog';
import type { FavoriteItem, FavoriteList, LostFavorite } from '@siren/domain/favorites';
import { sql } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { imageOf } from '../pictures/index.ts';
import type { PictureRow } from '../pictures/index.ts';
import { ownerOf } from './owner.ts';

/** Reads cards of products, in their order; what the place does not sell is left out. */
export type ReadCards = (context: Context, products: readonly number[]) => Promise<ProductCard[]>;

interface Row {
  id: number;
  added_at: Date;
  offer_id: number | null;
  region_id: number | null;
  price: number | null;
  name: string;
  active: boolean;
  section: string;
  picture: PictureRow | null;
}

const readRows = ({ db, session }: Context): Promise<Row[]> => {
  const { userId, guest } = ownerOf(session);
  return db.query<Row>(sql`
    select p.id, f.added_at, f.offer_id, f.region_id, f.price, p.name, s.path as section,
      p.active and exists (
        select from offers o join prices r on r.offer_id = o.id where o.product_id = p.id and o.active) as active,
      (select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile)
        from offers o join offer_pictures op on op.offer_id = o.id join pictures i on i.id = op.picture_id
        where o.product_id = p.id order by o.position, o.id, op.position limit 1) as picture
    from favorites f
    join products p on p.id = f.product_id
    join sections s on s.id = p.section_id
    where (f.user_id = ${userId} or f.token_digest = ${guest}) and f.removed_at is null
    order by f.added_at desc, f.id desc`);
};

/** Another variant than the one that was kept, or another region, is no comparison. */
const itemOf = (card: ProductCard, row: Row, region: number): FavoriteItem => ({
  ...card,
  favorite: true,
  addedAt: row.added_at.toISOString(),
  priceThen: row.offer_id === card.offer && row.region_id === region ? row.price : null,
});

const lostOf = (row: Row): LostFavorite => ({
  id: row.id,
  name: row.name,
  image: row.picture && imageOf(row.picture, row.name),
  addedAt: row.added_at.toISOString(),
  reason: row.active ? 'region' : 'withdrawn',
  section: row.section,
});

/** Everything that the visitor keeps, with what cannot be bought in this region. */
export async function listFavorites(context: Context, readCards: ReadCards): Promise<FavoriteList> {
  const rows = context.session.stored ? await readRows(context) : [];
  const cards = await readCards(
    context,
    rows.map(({ id }) => id),
  );
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const items: FavoriteItem[] = [];
  const lost: LostFavorite[] = [];
  for (const row of rows) {
    const card = cardOf.get(row.id);
    if (card) items.push(itemOf(card, row, context.place.region.id));
    else lost.push(lostOf(row));
  }
  return { items, lost, total: rows.length };
}
