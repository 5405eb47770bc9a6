import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { bareCode } from '@siren/domain/typed';
import { readOffers } from '../../catalog/index.ts';
import { sql } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';

type Path = '/api/admin/orders/goods';

const MOST = 8;

/** Signs that mean something in a pattern mean themselves. */
const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/**
 * Offers by their article or barcode, or by words of their name: of those that the region of the order sells, what is meant by
 * a code first, then what can be had.
 *
 * @throws ApiError order.not_found
 */
export async function findGoods(
  { db }: Context,
  { id, query }: CheckedPayloadOf<Path>,
): Promise<AnswerOf<Path>> {
  const [order] = await db.query<{ region: number }>(sql`
    select region_id as region from orders where id = ${id}`);
  if (!order) throw refusal('order.not_found');
  const code = bareCode(query.trim());
  const words = query.split(/\s+/u).filter(Boolean);
  if (words.length === 0) return { goods: [] };
  const patterns = words.map((word) => `%${literal(word)}%`);
  const found = await db.query<{ id: number }>(sql`
    select o.id from offers o
    join products p on p.id = o.product_id and p.active
    join prices r on r.offer_id = o.id and r.region_id = ${order.region}
    where o.active and not o.exposition and (o.bare_codes @> array[${code}::text]
      or (select bool_and(folded(o.name || ' ' || o.article) like folded(pattern)) from unnest(${patterns}::text[]) pattern))
    order by o.bare_codes @> array[${code}::text] desc,
      exists (select from stock k where k.offer_id = o.id and k.quantity > 0) desc, o.name, o.id
    limit ${MOST}`);
  const offers = await readOffers(
    db,
    order.region,
    found.map((one) => one.id),
  );
  const goods = found.flatMap((one) => {
    const known = offers.get(one.id);
    if (!known) return [];
    const { id: offer, name, options, article, price, stock } = known;
    return [{ offer, name, options, article, price, left: stock.quantity }];
  });
  return { goods };
}
