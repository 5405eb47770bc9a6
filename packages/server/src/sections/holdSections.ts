import type { SectionFields } from '@siren/domain/sections';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** What the feed says of what staff set of a section; its keys are what they set. */
export interface FeedOfSection {
  name?: string;
  parent?: number | null;
  position?: number;
}

export interface HeldSection extends SectionFields {
  id: number;
  parent: number | null;
  position: number;
  feed: FeedOfSection;
  version: number;
}

/** All sections in their order. */
export const readHeld = (db: Database): Promise<HeldSection[]> =>
  db.query<HeldSection>(sql`
    select id, parent_id as parent, position, name, path, hidden, title, description, facets, feed, version
    from sections order by position, id`);

/** The tree is held against others who change it, imports among them; whoever reads does not wait. */
export async function holdSections(tx: Database): Promise<HeldSection[]> {
  await tx.query(sql`lock table sections in share row exclusive mode`);
  return readHeld(tx);
}
