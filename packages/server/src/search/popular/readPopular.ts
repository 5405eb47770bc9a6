import { queryWords, wordStem } from '@siren/domain/search';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** Asked so often, a query is nobody's secret. */
export const ASKED_AT_LEAST = 3;
/** As many are kept in memory. */
const MOST = 2_000;

/** A query that is asked often. */
export interface PopularQuery {
  query: string;
  stems: readonly string[];
  words: readonly string[];
}

/** The queries asked most often, the commonest first. */
export async function readPopular(db: Database): Promise<PopularQuery[]> {
  const rows = await db.query<{ query: string }>(
    sql`select query from popular_queries where count >= ${ASKED_AT_LEAST}::int
        order by count desc, query limit ${MOST}::int`,
  );
  return rows.map(({ query }) => {
    const words = queryWords(query);
    return { query, words, stems: words.map(wordStem) };
  });
}
