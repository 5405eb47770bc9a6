import { refusal } from '@siren/contract/errors';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Addition } from './addOffer.ts';

/** Offers by what is printed on them; where a code means several, one that the region sells comes first. */
export async function offersByCode(
  db: Database,
  regionId: number,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<{ code: string; offer: number }>(sql`
    select code, found.id as offer
    from unnest(${codes}::text[]) as code
    cross join lateral (
      select o.id
      from offers o
      join products p on p.id = o.product_id
      left join prices price on price.region_id = ${regionId} and price.offer_id = o.id
      where lower(o.article) = lower(code) or o.barcode = code
        or o.id = case when code ~ '^[0-9]{1,10}$' then code::bigint end
      order by o.active and p.active and price.offer_id is not null desc,
        lower(o.article) = lower(code) desc, o.barcode is not distinct from code desc, o.id
      limit 1
    ) found`);
  return new Map(rows.map(({ code, offer }) => [code, offer]));
}

type Code = string | number;

/**
 * What a list of codes asks for: for every time that an offer is named, be it by article, barcode or id (a number is
 * always an id), the quantity beside it, or one piece. By offer, the order in which all changes of a cart lock its
 * rows.
 *
 * @throws ApiError item_not_found with the unknown codes as `details`
 */
export async function findOffers(
  db: Database,
  regionId: number,
  codes: readonly (Code | { id: Code; quantity: number })[],
): Promise<Addition[]> {
  const asked = codes.map((code) => (typeof code === 'object' ? code : { id: code, quantity: 1 }));
  const texts = asked.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const byCode =
    texts.length > 0 ? await offersByCode(db, regionId, [...new Set(texts)]) : new Map<string, number>();
  const unknown = texts.filter((code) => !byCode.has(code));
  if (unknown.length > 0) throw refusal('cart.item_not_found', { details: unknown });
  const wanted = new Map<number, number>();
  for (const { id, quantity } of asked) {
    const offer = typeof id === 'number' ? id : (byCode.get(id) ?? 0);
    wanted.set(offer, (wanted.get(offer) ?? 0) + quantity);
  }
  return [...wanted].map(([offer, quantity]) => ({ offer, quantity })).sort((a, b) => a.offer - b.offer);
}
