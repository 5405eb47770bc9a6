import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { problem } from '../problems/index.ts';
import type { Problem } from '../problems/index.ts';
import type { FeedPromo } from './FeedPromo.ts';

/** A promo with the shop's ids of its goods. */
export interface PromoGoods {
  promo: FeedPromo;
  offers: number[];
  sections: number[];
}

export interface GoodsChecks {
  report: (found: Problem) => void;
  /** Whether an offer is in the feed that a dry run did not write. */
  isComing(offer: string): boolean;
}

/** Stands for an offer that a dry run did not write. */
const NO_ID = 0;

const byExternalId = (rows: readonly { external_id: string; id: number }[]) =>
  new Map(rows.map((row) => [row.external_id, row.id]));

/**
 * Finds the goods that promos name. What the shop does not know is reported, and a promo none of whose goods are known
 * is left out: a coupon that names nothing would be for everything.
 */
export async function findGoods(
  db: Database,
  source: string,
  promos: readonly FeedPromo[],
  { report, isComing }: GoodsChecks,
): Promise<PromoGoods[]> {
  const named = promos.flatMap(({ goods }) => goods);
  const offerIds = [...new Set(named.map(({ offer }) => offer.trim()))];
  const categoryIds = [...new Set(named.map(({ category }) => category.trim()))];
  const [offerRows, sectionRows] = await Promise.all([
    db.query<{ external_id: string; id: number }>(
      sql`select external_id, id from offers where source = ${source} and external_id = any(${offerIds})`,
    ),
    db.query<{ external_id: string; id: number }>(
      sql`select external_id, id from sections where source = ${source} and external_id = any(${categoryIds})
        union all
        select external_id, section_id from section_sources
        where source = ${source} and external_id = any(${categoryIds})`,
    ),
  ]);
  const [offers, sections] = [byExternalId(offerRows), byExternalId(sectionRows)];

  return promos.flatMap((promo) => {
    const found: PromoGoods = { promo, offers: [], sections: [] };
    for (const { line, offer, category } of promo.goods) {
      const [offerId, sectionId] = [offers.get(offer.trim()), sections.get(category.trim())];
      if (offerId !== undefined) found.offers.push(offerId);
      else if (isComing(offer.trim())) found.offers.push(NO_ID);
      else if (sectionId !== undefined) found.sections.push(sectionId);
      else {
        const [field, value] = category.trim() ? ['category-id', category] : ['offer-id', offer];
        report(problem('promo_unknown_goods', { line, externalId: promo.id, field, value }));
      }
    }
    if (found.offers.length + found.sections.length === 0) {
      report(problem('promo_no_goods', { line: promo.line, externalId: promo.id, field: 'purchase' }));
      return [];
    }
    return [{ promo, offers: [...new Set(found.offers)], sections: [...new Set(found.sections)] }];
  });
}
