import type { Database } from '../../db/index.ts';
import { sql } from '../../db/index.ts';
import { leadsBefore } from '../groups/index.ts';
import type { Problem } from '../problems/index.ts';
import type { Sections } from './Sections.ts';

/** Goods whose section had not come when they came. */
export interface LateSections {
  /** Remembers a product by what is to be told where its section never comes; false where it came already or not at all. */
  awaits(product: string, unknown: Problem): boolean;
  /** Puts into their sections what stands in «Другие товары» for now; tells once of what has none. */
  settle(db: Database, dryRun: boolean): Promise<void>;
}

/** Feeds may write their sections after their offers, all of which were read by then. */
export function createLateSections(
  source: string,
  sections: Sections,
  report: (problem: Problem) => void,
): LateSections {
  let waiting: { product: string; unknown: Problem }[] = [];
  return {
    awaits(product, unknown) {
      if (!sections.isEmpty()) return false;
      waiting.push({ product, unknown });
      return true;
    },
    async settle(db, dryRun) {
      const placed = new Map<string, string>();
      const leads = new Map<string, string>();
      const known = waiting.filter(({ unknown }) => sections.has(unknown.value ?? ''));
      for (const { unknown } of waiting) if (!sections.has(unknown.value ?? '')) report(unknown);
      waiting = known;
      for (const { product, unknown } of known) {
        const { value, externalId } = unknown;
        const offer = externalId ?? '';
        const lead = leads.get(product);
        if (lead === undefined || leadsBefore(offer, lead)) {
          leads.set(product, offer);
          placed.set(product, value ?? '');
        }
      }
      if (placed.size === 0 || dryRun) return;
      const ids = await sections.sync(db, false);
      const rows = [...placed].map(([product, id]) => ({ product, section: ids.get(id) }));
      await db.transaction(async (tx) => {
        // Before any good is held: whoever merges sections waits then, and neither waits for the other.
        await tx.query(sql`lock table sections in row share mode`);
        await tx.query(
          sql`update products p set section_id = kept(p.feed, 'section', p.section_id, r.section),
                feed = told_by(p.feed, jsonb_build_object('section', r.section))
              from json_to_recordset(${JSON.stringify(rows)}::json) r(product text, section int)
              where p.source = ${source} and p.external_id = r.product
                and coalesce((p.feed ->> 'section')::int, p.section_id) is distinct from r.section`,
        );
      });
    },
  };
}
