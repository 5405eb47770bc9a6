import { staffRefusal } from '@siren/contract/errors';
import type { PresentFields } from '@siren/domain/audit';
import { handFields } from '@siren/domain/goods';
import type { GoodFields } from '@siren/domain/goods';
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

/** The fields of a good by the names that a save has for them. */
async function wishedFields(db: Database, { sectionId, ...fields }: PresentFields): Promise<PresentFields> {
  return sectionId === undefined ? fields : { ...fields, section: await sectionNow(db, Number(sectionId)) };
}

/** Fields of a good: what the feed says is given back, anything else is set. */
export const goodFields: GoodPart = {
  async present(db, { record }) {
    const good = await readGood(db, record);
    if (!good) return null;
    const { name, brand, section, description, hidden } = good;
    return { name, brand, description, hidden, sectionId: section };
  },
  async turn(context, { record: id }, { version, fields }) {
    const good = await readGood(context.db, id);
    if (!good) throw staffRefusal('good.not_found');
    const wished = await wishedFields(context.db, fields);
    const back = handFields.filter((field) => field in wished && good.feed[field] === wished[field]);
    const set = Object.fromEntries(
      Object.entries(wished).filter(([field]) => !back.some((one) => one === field)),
    );
    await saveGood(context, { ...nothing, id, version, back, set });
  },
};
