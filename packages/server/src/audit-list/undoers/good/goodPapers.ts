import { ApiError, staffRefusal } from '@siren/contract/errors';
import { papersOfText, papersText } from '@siren/domain/goods';
import type { SetPaper } from '@siren/domain/goods';
import { sql } from '../../../db/index.ts';
import { setPapers } from '../../../goods/index.ts';
import type { GoodPart } from './GoodPart.ts';

/** Papers of a good: those that staff had set, or the feed's. A file that the shop no longer has is not brought back. */
export const goodPapers: GoodPart = {
  async present(db, { record }) {
    const [row] = await db.query<{ papers: SetPaper[]; byHand: boolean }>(sql`
      select documents as papers, feed ? 'documents' as "byHand" from products where id = ${record}`);
    return row ? { set: row.byHand ? papersText(row.papers) : null } : null;
  },
  async turn(context, { record: id }, { version, fields: { set } }) {
    try {
      await setPapers(context, { id, version, papers: papersOfText(set == null ? null : String(set)) });
    } catch (error) {
      if (error instanceof ApiError && error.is('general.bad_request'))
        throw staffRefusal('audit.not_undoable');
      throw error;
    }
  },
};
