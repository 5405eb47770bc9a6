import type { Synonyms } from '@siren/domain/search';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** The lines of the reference that are in use. */
export function readSynonyms(db: Database): Promise<Synonyms[]> {
  return db.query<Synonyms>(sql`select id, words from synonyms where active order by id`);
}
