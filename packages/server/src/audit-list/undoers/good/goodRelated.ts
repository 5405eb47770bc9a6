import { relatedOfText, relatedText } from '@siren/domain/goods';
import { sql } from '../../../db/index.ts';
import { setRelated } from '../../../goods/index.ts';
import type { GoodPart } from './GoodPart.ts';

/** Goods beside one: those that staff had set, or what the shop computes. */
export const goodRelated: GoodPart = {
  async present(db, { record }) {
    const [row] = await db.query<{ related: number[] | null }>(sql`
      select related from products where id = ${record}`);
    return row ? { related: relatedText(row.related) } : null;
  },
  async turn(context, { record: id }, { version, fields: { related } }) {
    await setRelated(context, {
      ...{ id, version },
      related: relatedOfText(related == null ? null : String(related)),
    });
  },
};
