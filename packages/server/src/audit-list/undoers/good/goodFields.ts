import { staffRefusal } from '@siren/contract/errors';
import { fieldChange } from '@siren/domain/audit';
import type { AuditRow, PresentFields } from '@siren/domain/audit';
import { handFields, handFieldsOfText, isFeedsAgain } from '@siren/domain/goods';
import type { GoodFields, HandField } from '@siren/domain/goods';
import { sql } from '../../../db/index.ts';
import type { Database } from '../../../db/index.ts';
import { nothing, saveGood } from '../../../goods/index.ts';
import type { GoodPart } from './GoodPart.ts';

interface GoodNow extends GoodFields {
  hidden: boolean;
  feed: Partial<GoodFields>;
}

async function readGood(db: Database, id: number): Promise<GoodNow | undefined> {
  const [good] = await db.query<GoodNow>(sql`
    select name, brand, section_id as section, description, hidden, feed from products where id = ${id}`);
  return good;
}

/** A section that was merged is the one that stays; one that is gone takes no good. @throws ApiError audit.not_undoable */
async function sectionNow(db: Database, id: number): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`select id from sections where id = section_now(${id})`);
  if (!row) throw staffRefusal('audit.not_undoable');
  return row.id;
}

/** Which fields were by hand before the change; null in entries from before that was kept. */
function handBefore(entry: AuditRow): HandField[] | null {
  const told = fieldChange(entry, 'wasByHand');
  return told ? handFieldsOfText(String(told.to)) : null;
}

/** The name that a history has for a field. */
const toldAs = (field: HandField): string => (field === 'section' ? 'sectionId' : field);

/** Fields of a good: what was by nobody's hand is given back to the feed, anything else is set. */
export const goodFields: GoodPart = {
  async present(db, entry) {
    const good = await readGood(db, entry.record);
    if (!good) return null;
    const { name, brand, section, description, hidden, feed } = good;
    const before = handBefore(entry);
    // What was set by this change and given back since is nothing of it, even where the feed says the same by now.
    const gone = handFields
      .filter((field) => before?.includes(field) === false && !(field in feed))
      .map(toldAs);
    const fields = { name, brand, description, hidden, sectionId: section };
    return Object.fromEntries(Object.entries(fields).filter(([field]) => !gone.includes(field)));
  },
  async turn(context, entry, { version, fields }) {
    const { record: id } = entry;
    const good = await readGood(context.db, id);
    if (!good) throw staffRefusal('good.not_found');
    const before = handBefore(entry);
    const { sectionId, ...rest } = fields;
    const wished: PresentFields = sectionId === undefined ? rest : { ...rest, section: sectionId };
    const back = handFields.filter(
      (field) =>
        field in wished && isFeedsAgain(before && before.includes(field), good.feed[field] === wished[field]),
    );
    const set = Object.fromEntries(
      Object.entries(wished).filter(([field]) => !back.some((one) => one === field)),
    );
    if (set['section'] !== undefined) set['section'] = await sectionNow(context.db, Number(set['section']));
    await saveGood(context, { ...nothing, id, version, back, set });
  },
};
