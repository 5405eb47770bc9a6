import { ApiError, staffRefusal } from '@siren/contract/errors';
import { filmOfText, filmText } from '@siren/domain/goods';
import type { SetFilm } from '@siren/domain/goods';
import { sql } from '../../../db/index.ts';
import { setFilm } from '../../../goods/index.ts';
import type { GoodPart } from './GoodPart.ts';

/** The film of a good: what staff had set, or the feed's. One that the shop no longer has is not brought back. */
export const goodFilm: GoodPart = {
  async present(db, { record }) {
    const [row] = await db.query<{ film: SetFilm | null; byHand: boolean }>(sql`
      select video as film, feed ? 'video' as "byHand" from products where id = ${record}`);
    return row ? { set: filmText(row.byHand ? row.film : 'feed') } : null;
  },
  async turn(context, { record: id }, { version, fields: { set } }) {
    try {
      await setFilm(context, { id, version, film: filmOfText(set == null ? null : String(set)) });
    } catch (error) {
      if (error instanceof ApiError && error.is('general.bad_request'))
        throw staffRefusal('audit.not_undoable');
      throw error;
    }
  },
};
