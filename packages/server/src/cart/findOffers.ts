import { refusal } from '@siren/contract/errors';
import { askedPieces, offersMeant } from '@siren/domain/cart-codes';
import type { AskedGood, CodeClaim } from '@siren/domain/cart-codes';
import { bareCode } from '@siren/domain/typed';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Addition } from './addOffer.ts';

/** An offer that bears a code. */
interface Bearer extends CodeClaim {
  /** It has gone from sale everywhere. */
  gone: boolean;
}

/**
 * Offers by the codes that mean them: none of a code that nothing bears, several of one that is unclear. Nothing but a
 * bearer is ever meant, though it has gone from sale.
 */
export async function offersByCode(
  db: Database,
  regionId: number,
  codes: readonly string[],
): Promise<Map<string, Bearer[]>> {
  // However many offers bear a code, one is enough of those that are written alike: it is the one that would be meant.
  const rows = await db.query<Bearer & { code: string }>(sql`
    select distinct on (asked.code, alike.codes, alike.article) asked.code, o.id as offer, o.article, o.codes,
      not (o.active and p.active) as gone, o.active and p.active and price.offer_id is not null as sold
    from unnest(${codes}::text[], ${codes.map(bareCode)}::text[]) as asked(code, bare)
    join offers o on o.bare_codes @> array[asked.bare]
    join products p on p.id = o.product_id
    left join prices price on price.region_id = ${regionId} and price.offer_id = o.id
    cross join lateral (
      select array_agg(own.code order by own.code) as codes,
        max(o.article) filter (where own.place = 1) as article
      from unnest(o.codes, o.bare_codes) with ordinality as own(code, bare, place)
      where own.bare = asked.bare
    ) alike
    order by asked.code, alike.codes, alike.article, sold desc, o.id`);
  const claims = Map.groupBy(rows, ({ code }) => code);
  return new Map([...claims].map(([code, all]) => [code, offersMeant(code, all)]));
}

/**
 * What a list of codes asks for: for every time that an offer is named, be it by article, barcode or id (a number, which a
 * code never is), the quantity beside it, or one piece. By offer, the order in which all changes of a cart lock its rows.
 *
 * @throws ApiError item_not_found with the codes that are unknown or unclear as `details`
 */
export async function findOffers(
  db: Database,
  regionId: number,
  codes: readonly AskedGood[],
): Promise<Addition[]> {
  const asked = codes.map(askedPieces);
  const texts = asked.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const byCode =
    texts.length > 0 ? await offersByCode(db, regionId, [...new Set(texts)]) : new Map<string, Bearer[]>();
  const offerOf = (code: string | number) => {
    if (typeof code === 'number') return code;
    const [found, ...others] = byCode.get(code) ?? [];
    return found && others.length === 0 ? found.offer : null;
  };
  const unknown = texts.filter((code) => offerOf(code) === null);
  if (unknown.length > 0) throw refusal('cart.item_not_found', { details: unknown });
  const wanted = new Map<number, number>();
  for (const { id, quantity } of asked) {
    const offer = offerOf(id) ?? 0;
    wanted.set(offer, (wanted.get(offer) ?? 0) + quantity);
  }
  return [...wanted].map(([offer, quantity]) => ({ offer, quantity })).sort((a, b) => a.offer - b.offer);
}
