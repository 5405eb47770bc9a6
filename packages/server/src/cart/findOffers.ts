import { refusal } from '@siren/contract/errors';
import { bareCode, codeKey } from '@siren/domain/typed';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Addition } from './addOffer.ts';

/** The offer that bears a code. */
interface Bearer {
  offer: number;
  /** It has gone from sale everywhere. */
  gone: boolean;
}

/**
 * Offers by the codes that they bear. Where several bear one, that which the region sells comes first. Nothing but the
 * bearer is ever meant, though it has gone from sale. A number that nothing bears as it stands may have lost its zeros:
 * it means what bears it with them, `unclear` where that is several codes.
 */
export async function offersByCode(
  db: Database,
  regionId: number,
  codes: readonly string[],
): Promise<Map<string, Bearer | 'unclear'>> {
  const rows = await db.query<Bearer & { code: string; unclear: boolean }>(sql`
    select code, found.*
    from unnest(${codes}::text[], ${codes.map(codeKey)}::text[], ${codes.map(bareCode)}::text[])
      as asked(code, key, bare)
    cross join lateral (
      select o.id as offer, not (o.active and p.active) as gone,
        not o.codes @> array[key] and exists (
          select from offers other where other.bare_codes @> array[bare] and not exists (
            select from unnest(o.codes, o.bare_codes) as own(code, without_zeros)
            where own.without_zeros = bare and own.code = any(other.codes))) as unclear
      from offers o
      join products p on p.id = o.product_id
      left join prices price on price.region_id = ${regionId} and price.offer_id = o.id
      where o.bare_codes @> array[bare]
      order by o.codes @> array[key] desc, o.active and p.active and price.offer_id is not null desc,
        o.codes[1] = key desc, o.id
      limit 1
    ) found`);
  return new Map(rows.map(({ code, offer, gone, unclear }) => [code, unclear ? 'unclear' : { offer, gone }]));
}

type Code = string | number;

/**
 * What a list of codes asks for: for every time that an offer is named, be it by article, barcode or id (a number, which a
 * code never is), the quantity beside it, or one piece. By offer, the order in which all changes of a cart lock its rows.
 *
 * @throws ApiError item_not_found with the codes that are unknown or unclear as `details`
 */
export async function findOffers(
  db: Database,
  regionId: number,
  codes: readonly (Code | { id: Code; quantity: number })[],
): Promise<Addition[]> {
  const asked = codes.map((code) => (typeof code === 'object' ? code : { id: code, quantity: 1 }));
  const texts = asked.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const byCode =
    texts.length > 0 ? await offersByCode(db, regionId, [...new Set(texts)]) : new Map<string, never>();
  const offerOf = (code: Code) => {
    if (typeof code === 'number') return code;
    const found = byCode.get(code);
    return found === undefined || found === 'unclear' ? null : found.offer;
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
