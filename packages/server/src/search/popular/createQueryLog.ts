import { queryWords, quotedWords } from '@siren/domain/search';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** How often what was asked is written down, ms. */
export const WRITE_EVERY_MS = 30_000;
/** Different queries that are counted meanwhile: nobody may fill the memory. */
const MOST = 1_000;
const LONGEST = 50;
const MOST_WORDS = 5;

/** Counts queries that found something and writes the counts down now and then. */
export interface QueryLog {
  /** `query` is counted unless it is a code or too long to be anything that others ask. */
  add(query: string): void;
  write(db: Database, now: Date): Promise<void>;
}

/** Phone numbers and articles are nothing to suggest to others. */
const tellsOfSomebody = (query: string) => /\d{5}/.test(query.replace(/[^\p{L}\p{N}]/gu, ''));

export function createQueryLog(): QueryLog {
  let counts = new Map<string, number>();
  return {
    add(query) {
      const text = query.toLowerCase().replace(/\s+/g, ' ').trim();
      if (
        text === '' ||
        quotedWords(text) !== null ||
        text.length > LONGEST ||
        queryWords(text).length > MOST_WORDS
      )
        return;
      if (tellsOfSomebody(text) || (counts.size >= MOST && !counts.has(text))) return;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    },
    async write(db, now) {
      if (counts.size === 0) return;
      const written = counts;
      counts = new Map();
      // One order in all processes, so that none waits for another one that waits for it.
      const rows = [...written].sort(([a], [b]) => (a < b ? -1 : 1));
      await db.query(
        sql`insert into popular_queries as known (query, count, asked_at)
            select query, count, ${now} from unnest(${rows.map(([query]) => query)}::text[],
              ${rows.map(([, count]) => count)}::int[]) as asked (query, count)
            on conflict (query) do update
              set count = known.count + excluded.count, asked_at = excluded.asked_at`,
      );
    },
  };
}
