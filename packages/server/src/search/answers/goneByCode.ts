import { CODE_LENGTH_MAX } from '@siren/domain/cart-codes';
import type { GoneGood } from '@siren/domain/search';
import { offersByCode } from '../../cart/index.ts';
import { toLinks } from '../../catalog/index.ts';
import type { SectionNode, SectionTree } from '../../catalog/index.ts';
import { sql } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import type { SearchState } from '../memory/index.ts';
import type { AskedCode } from './askedCodes.ts';

interface Gone {
  goods: GoneGood[];
  /** Whether the query means such a good and no other. */
  alone: boolean;
}

const NONE: Gone = { goods: [], alone: false };

/** The section, or the nearest one above, that the region sells something of. */
const nearestOf = (node: SectionNode | null | undefined): SectionNode | null =>
  node && node.total === 0 ? nearestOf(node.parent) : (node ?? null);

/** What a query that is an article or barcode means of goods that are no longer sold: the same as such a code in a cart. */
export async function goneByCode(
  { db, place }: Context,
  { state, tree }: { state: SearchState; tree: SectionTree },
  asked: readonly AskedCode[],
): Promise<Gone> {
  const codes = asked.map(({ code }) => code).filter((code) => code.length <= CODE_LENGTH_MAX);
  // What is sold under the code as it is written is meant, and the database need not be asked.
  if (codes.length === 0 || codes.some((code) => state.index.bears(code))) return NONE;
  const byCode = await offersByCode(db, place.region.id, codes);
  const meant = codes.map((code) => byCode.get(code) ?? []).find(({ length }) => length > 0) ?? [];
  const ids = meant.flatMap(({ gone, offer }) => (gone ? offer : []));
  if (ids.length === 0) return NONE;
  const rows = await db.query<{ article: string; name: string; section_id: number }>(sql`
    select o.article, o.name, p.section_id from offers o
    join products p on p.id = o.product_id
    where o.id = any(${ids}::int[]) order by array_position(${ids}::int[], o.id)`);
  const goods = rows.map(({ article, name, section_id: section }) => {
    const node = nearestOf(tree.byId(section));
    return { article, name, section: node ? (toLinks([node])[0] ?? null) : null };
  });
  return { goods, alone: ids.length === meant.length };
}
