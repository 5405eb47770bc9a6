import { staffRefusal } from '@siren/contract/errors';
import type { PresentFields } from '@siren/domain/audit';
import type { Database } from '../../db/index.ts';
import { facetsOfText, facetsText, readHeld, writeSection } from '../../sections/index.ts';
import type { Undoer } from './Undoer.ts';

const readOne = async (db: Database, id: number) => (await readHeld(db)).find((one) => one.id === id);

/** Filters are kept as words there. */
const wishOf = ({ facets, ...fields }: PresentFields): Record<string, unknown> => ({
  ...fields,
  ...(facets !== undefined && { facets: facetsOfText(facets === null ? null : String(facets)) }),
});

export const sectionUndoer: Undoer = {
  screen: 'sections',
  async present({ db }, entry) {
    const section = await readOne(db, entry.record);
    if (!section) return null;
    const { name, path, hidden, title, description, facets, version } = section;
    return { version, fields: { name, path, hidden, title, description, facets: facetsText(facets) } };
  },
  async turn(context, entry, { version, fields }) {
    const section = await readOne(context.db, entry.record);
    if (!section) throw staffRefusal('section.not_found');
    const { name, ...others } = fields;
    // What the feed says is given back to it.
    const isBack = name !== undefined && section.feed.name === name;
    await writeSection(context, {
      ...{ id: entry.record, version, back: isBack ? ['name'] : [] },
      set: wishOf(isBack ? others : fields),
    });
  },
};
