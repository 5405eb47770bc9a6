import { staffRefusal } from '@siren/contract/errors';
import { turnedFields } from '@siren/domain/audit';
import type { AuditRow, PresentFields } from '@siren/domain/audit';
import type { SectionSpot } from '@siren/domain/sections';
import type { Database } from '../../db/index.ts';
import {
  facetsOfText,
  facetsText,
  pinsOfText,
  pinsText,
  putBackSection,
  readHeld,
  readSpot,
  writeSection,
} from '../../sections/index.ts';
import type { Undoer } from './Undoer.ts';

const readOne = async (db: Database, id: number) => (await readHeld(db)).find((one) => one.id === id);

/** Filters and pinned goods are kept as words there. */
const wishOf = ({ facets, pins, ...fields }: PresentFields): Record<string, unknown> => ({
  ...fields,
  ...(facets !== undefined && { facets: facetsOfText(facets === null ? null : String(facets)) }),
  ...(pins !== undefined && { pins: pinsOfText(String(pins)) }),
});

/** Where a move put a section, and where it stood. */
function spotsOf(entry: AuditRow): { seen: Partial<SectionSpot>; back: Partial<SectionSpot> } {
  const of = (side: 'from' | 'to') =>
    Object.fromEntries((turnedFields(entry) ?? []).map((change) => [change.field, change[side]]));
  return { seen: of('to'), back: of('from') };
}

export const sectionUndoer: Undoer = {
  screen: 'sections',
  async present({ db }, entry) {
    const section = await readOne(db, entry.record);
    if (!section) return null;
    const { name, path, hidden, title, description, sort, list, version } = section;
    if (entry.action === 'move') return { version, fields: { ...(await readSpot(db, section.id)) } };
    const told = { facets: facetsText(section.facets), pins: pinsText(section.pins) };
    return { version, fields: { name, path, hidden, title, description, sort, list, ...told } };
  },
  async turn(context, entry, { version, fields }) {
    if (entry.action === 'move') return putBackSection(context, { id: entry.record, ...spotsOf(entry) });
    const section = await readOne(context.db, entry.record);
    if (!section) throw staffRefusal('section.not_found');
    const { name, ...others } = fields;
    // What the feed says is given back to it.
    const isBack = name !== undefined && section.feed.name === name;
    return writeSection(context, {
      ...{ id: entry.record, version, back: isBack ? ['name'] : [] },
      set: wishOf(isBack ? others : fields),
    });
  },
};
