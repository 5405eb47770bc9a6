import type { Database } from '../Database.ts';
import { onlyRow } from '../onlyRow.ts';
import { sql } from '../sql.ts';

/** A page of its own, of blocks that name nothing. */
export interface SeedPage {
  path: string;
  title: string;
  description: string;
  blocks: readonly (
    | { type: 'stores'; title: string }
    | { type: 'text'; title: string; paragraphs: readonly string[] }
  )[];
}

async function addPage(
  db: Database,
  { path, title, description, blocks }: SeedPage,
  { place, now }: { place: number; now: Date },
): Promise<void> {
  const keyed = JSON.stringify(blocks.map((block, at) => ({ ...block, key: `n${at + 1}` })));
  const promo = onlyRow(
    await db.query<{ id: number }>(sql`
      insert into promos (source, external_id, path, title, description, free, footer, footer_place)
      values ('staff:pages', ${path}, ${path}, ${title}, ${description}, true, true, ${place}) returning id`),
  ).id;
  await db.query(sql`
    insert into page_blocks (promo_id, position, type, content)
    select ${promo}::int, place * 10, block ->> 'type', block - 'type'
    from jsonb_array_elements(${keyed}::jsonb) with ordinality as b (block, place)`);
  await db.query(sql`
    with page as (update pages set published = 1 where promo_id = ${promo} returning id)
    insert into page_versions (page_id, number, content, at)
    select id, 1, jsonb_build_object('title', ${title}::text, 'description', ${description}::text, 'from', null,
      'to', null, 'regions', null, 'footer', true, 'blocks', ${keyed}::jsonb), ${now} from page`);
}

/** Adds pages as if staff had published them, in the order of the foot: they go on with them as with their own. */
export async function seedPages(db: Database, pages: readonly SeedPage[], now: Date): Promise<void> {
  for (const [at, page] of pages.entries()) await addPage(db, page, { place: at + 1, now });
}
