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
  /** Staff made it. */
  made: boolean;
  position: number;
  feed: FeedOfSection;
  version: number;
}

/** All sections in their order. */
export const readHeld = (db: Database): Promise<HeldSection[]> =>
  db.query<HeldSection>(sql`
    select id, parent_id as parent, source is null as made, position, name, path, hidden, title, description, facets, sort, pins,
      list_id as list, feed, version
    from sections order by position, id`);

/** Behind all that lies there, whatever order staff or a feed gave it. */
export const endOf = (sections: readonly HeldSection[], parent: number | null): number =>
  sections
    .filter((one) => one.parent === parent)
    .reduce((end, { position }) => Math.max(end, position + 1), 0);

/** The tree is held against others who change it, imports among them; whoever reads does not wait. */
export async function holdSections(tx: Database): Promise<HeldSection[]> {
  await tx.query(sql`lock table sections in share row exclusive mode`);
  return readHeld(tx);
}

/** No page is saved or published before the transaction ends: what names a section is known then. */
export const holdPages = (tx: Database): Promise<unknown> =>
  tx.query(sql`select from pages order by id for update`);

/** Held, besides, against those who put goods into sections. */
export async function holdSectionsAndGoods(tx: Database): Promise<HeldSection[]> {
  await tx.query(sql`lock table sections in exclusive mode`);
  return readHeld(tx);
}
