import { offerCodes } from '@siren/domain/cart-codes';
import type { PaintedOption } from '@siren/domain/colors';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { optionsOf } from '../groups/index.ts';
import type { Offer, OfferContent } from '../offers/index.ts';
import type { WriteContext } from './WriteContext.ts';

/** Options by the feed's ids, as far as the variants that are written together tell them. */
const optionsTogether = (offers: readonly Offer[]) => {
  const options = new Map<string, PaintedOption[]>();
  for (const variants of Map.groupBy(offers, ({ content }) => content.product).values()) {
    const own = optionsOf(variants.map(({ content }) => content));
    for (const [at, { id }] of variants.entries()) options.set(id, own[at] ?? []);
  }
  return options;
};

/**
 * Writes the offers themselves; gives the shop's ids by the feed's.
 *
 * @param products the shop's ids of their products by the feed's
 */
export async function writeOffers(
  db: Database,
  { source, positions }: WriteContext,
  offers: readonly Offer[],
  products: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const options = optionsTogether(offers);
  const printed = offers.map(({ content }) => offerCodes(content.article, content.barcodes));
  const ids = offers.map(({ id }) => id);
  const of = <Key extends keyof OfferContent>(key: Key) => offers.map(({ content }) => content[key]);
  // Columns, not JSON: the database takes them in twice as quickly.
  const rows = await db.query<{ id: number; external_id: string }>(
    sql`insert into offers (product_id, source, external_id, article, codes, bare_codes, name, options,
          params, exposition, position, digest)
        select r.product, ${source}, r.external_id, r.article, string_to_array(r.codes, e'\\n'),
          string_to_array(r.bare_codes, e'\\n'), r.name, r.options::jsonb, r.params::jsonb, r.exposition, r.position, r.digest
        from unnest(${of('product').map((product) => products.get(product))}::int[], ${ids}::text[],
          ${of('article')}::text[], ${printed.map(({ codes }) => codes.join('\n'))}::text[],
          ${printed.map(({ bareCodes }) => bareCodes.join('\n'))}::text[], ${of('name')}::text[],
          ${ids.map((id) => JSON.stringify(options.get(id) ?? []))}::text[],
          ${of('params').map((params) => JSON.stringify(params))}::text[], ${of('exposition')}::boolean[],
          ${ids.map((id) => positions.get(id) ?? 0)}::int[], ${offers.map(({ digest }) => digest)}::text[])
          r(product, external_id, article, codes, bare_codes, name, options, params, exposition, position, digest)
        order by r.external_id
        on conflict (source, external_id) do update
        set product_id = excluded.product_id, article = excluded.article, codes = excluded.codes,
          bare_codes = excluded.bare_codes, name = excluded.name, params = excluded.params, exposition = excluded.exposition,
          digest = excluded.digest, active = true,
          -- Those of a product that was known before are worked out from all its variants.
          options = case when offers.product_id = excluded.product_id then offers.options
            else excluded.options end
        returning id, external_id`,
  );
  return new Map(rows.map((row) => [row.external_id, row.id]));
}
