import type { Database } from '../Database.ts';
import { sql } from '../sql.ts';

/** Asked so often that it is suggested: the first of them more often than the last. */
const ASKED_AT_LEAST = 10;

/** Adds lines of words that stand for one another. */
export async function seedSynonyms(db: Database, lines: readonly (readonly string[])[]): Promise<void> {
  await db.query(sql`
    insert into synonyms (words)
    select array(select jsonb_array_elements_text(line)) from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) line`);
}

/** Adds queries that are asked often, the commonest first. */
export async function seedPopularQueries(db: Database, queries: readonly string[]): Promise<void> {
  await db.query(sql`
    insert into popular_queries (query, count)
    select query, ${ASKED_AT_LEAST}::int + ${queries.length}::int - place
    from unnest(${[...queries]}::text[]) with ordinality as asked (query, place)`);
}
