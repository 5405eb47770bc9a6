import { hash, randomUUID } from 'node:crypto';
import { queryWords, quotedWords } from '@siren/domain/search';
import { withoutStress } from '@siren/domain/typed';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** How often what was asked is written down, ms. */
export const WRITE_EVERY_MS = 30_000;
/** Different queries that are counted meanwhile: nobody may fill the memory. */
const MOST = 1_000;
/** Queries of a day that are known with who asked; beyond them nothing is counted until the next. */
const MOST_ASKED = 50_000;
/** Queries of one asker that count in a day: nobody may use up what is kept for all. */
const MOST_OF_ONE = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST = 50;
const MOST_WORDS = 5;

/** Counts queries that found something and writes the counts down now and then. */
export interface QueryLog {
  /**
   * `query` is counted unless it is a code or too long to be anything that others ask, once a day for an asker: what
   * one person asks often is nothing that others ask.
   *
   * @param asker address that the query comes from; a digest of both stays in memory for the day, and nowhere else
   */
  add(query: string, asker: string, now: Date): void;
  write(db: Database, now: Date): Promise<void>;
}

/** Tells once a day that somebody has not asked a query yet. */
const createAskers = () => {
  const salt = randomUUID();
  const asked = new Set<string>();
  const askers = new Map<string, number>();
  let day = 0;
  return (query: string, asker: string, now: Date): boolean => {
    const today = Math.floor(now.getTime() / DAY_MS);
    if (today !== day) {
      asked.clear();
      askers.clear();
    }
    day = today;
    const digest = (text: string) => hash('sha256', `${salt} ${text}`, 'base64');
    const who = digest(asker);
    const often = askers.get(who) ?? 0;
    if (asked.size >= MOST_ASKED || often >= MOST_OF_ONE) return false;
    if (asked.size === asked.add(digest(`${asker} ${query}`)).size) return false;
    askers.set(who, often + 1);
    return true;
  };
};

/** Phone numbers and articles are nothing to suggest to others. */
const tellsOfSomebody = (query: string) => /\d{5}/.test(query.replace(/[^\p{L}\p{N}]/gu, ''));

export function createQueryLog(): QueryLog {
  let counts = new Map<string, number>();
  const isNew = createAskers();
  return {
    add(query, asker, now) {
      const text = withoutStress(query).toLowerCase().replace(/\s+/g, ' ').trim();
      if (
        text === '' ||
        quotedWords(text) !== null ||
        text.length > LONGEST ||
        queryWords(text).length > MOST_WORDS
      )
        return;
      if (tellsOfSomebody(text) || (counts.size >= MOST && !counts.has(text))) return;
      if (isNew(text, asker, now)) counts.set(text, (counts.get(text) ?? 0) + 1);
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
