import { sql } from '../../db/index.ts';
import { readKeptStore, saveStore, toldStore, wishOfTold } from '../../stores/index.ts';
import type { Undoer } from './Undoer.ts';

export const storeUndoer: Undoer = {
  screen: 'stores',
  async present(context, { record }) {
    const [there] = await context.db.query(sql`select id from stores where id = ${record}`);
    if (!there) return null;
    const store = await readKeptStore(context, record);
    return { version: store.version, fields: toldStore(store) };
  },
  turn: (context, { record }, { version, fields }) =>
    saveStore(context, { id: record, version, set: wishOfTold(fields) }),
};
