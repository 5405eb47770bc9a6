import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { AuditRow } from '@siren/domain/audit';
import { picturesOfText, picturesText } from '@siren/domain/goods';
import type { SetPicture } from '@siren/domain/goods';
import { composed } from '../../../db/index.ts';
import type { Database } from '../../../db/index.ts';
import { setPictures } from '../../../goods/index.ts';
import type { GoodPart } from './GoodPart.ts';
import { variantOf } from './variantOf.ts';

interface PicturesNow {
  offer: number;
  byHand: boolean;
  pictures: SetPicture[];
}

/** Pictures of the variant that an entry names. */
async function readPictures(db: Database, entry: AuditRow): Promise<PicturesNow | undefined> {
  const [row] = await db.query<PicturesNow>(composed`
    select o.id as offer, o.feed_pictures is not null as "byHand", coalesce((
        select json_agg(json_build_object('id', op.picture_id, 'alt', op.alt) order by op.position)
        from offer_pictures op where op.offer_id = o.id
      ), '[]') as pictures
    from offers o where o.product_id = ${entry.record} and ${variantOf(entry)}
    order by o.active desc, o.id limit 1`);
  return row;
}

/** Pictures of a variant: those that staff had set, or the feed's. A picture that the shop no longer has is not brought back. */
export const goodPictures: GoodPart = {
  async present(db, entry) {
    const now = await readPictures(db, entry);
    return now ? { set: now.byHand ? picturesText(now.pictures) : null } : null;
  },
  async turn(context, entry, { version, fields }) {
    const now = await readPictures(context.db, entry);
    if (!now) throw staffRefusal('good.not_found');
    const pictures = picturesOfText(fields['set'] == null ? null : String(fields['set']));
    try {
      await setPictures(context, { id: entry.record, version, offer: now.offer, pictures });
    } catch (error) {
      if (error instanceof ApiError && error.is('general.bad_request'))
        throw staffRefusal('audit.not_undoable');
      throw error;
    }
  },
};
