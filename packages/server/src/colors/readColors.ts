import { colorFinder } from '@siren/domain/colors';
import type { ColorFinder, NamedColor } from '@siren/domain/colors';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** The colours of the shop, as texts name them. */
export async function readColors(db: Database): Promise<ColorFinder> {
  const colors = await db.query<NamedColor>(sql`
    select id, name, words, hex from colors where active order by position, id`);
  return colorFinder(colors);
}
