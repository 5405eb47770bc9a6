import { staffRefusal } from '@siren/contract/errors';
import { sql } from '../../../db/index.ts';
import type { Undoer } from '../Undoer.ts';
import { goodFields } from './goodFields.ts';
import { goodParam } from './goodParam.ts';
import type { GoodPart } from './GoodPart.ts';
import { goodFilm } from './goodFilm.ts';
import { goodPapers } from './goodPapers.ts';
import { goodPictures } from './goodPictures.ts';
import { goodPrice } from './goodPrice.ts';
import { goodRelated } from './goodRelated.ts';

/** What an entry changed, by its action. */
const parts: Readonly<Record<string, GoodPart>> = {
  save: goodFields,
  price: goodPrice,
  price_back: goodPrice,
  param: goodParam,
  param_back: goodParam,
  film: goodFilm,
  film_back: goodFilm,
  papers: goodPapers,
  papers_back: goodPapers,
  pictures: goodPictures,
  pictures_back: goodPictures,
  related: goodRelated,
  related_back: goodRelated,
};

export const goodUndoer: Undoer = {
  screen: 'goods',
  async present({ db }, entry) {
    const [good] = await db.query<{ version: number }>(sql`
      select version from products where id = ${entry.record}`);
    const fields = good ? await parts[entry.action]?.present(db, entry) : null;
    return good && fields ? { version: good.version, fields } : null;
  },
  async turn(context, entry, to) {
    const part = parts[entry.action];
    if (!part) throw staffRefusal('audit.not_undoable');
    await part.turn(context, entry, to);
  },
};
