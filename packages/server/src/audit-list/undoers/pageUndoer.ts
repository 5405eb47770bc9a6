import { readDeleted, restorePage } from '../../pages/index.ts';
import type { Undoer } from './Undoer.ts';

/** Of pages only that one was deleted is undone: drafts have versions to go back to. */
export const pageUndoer: Undoer = {
  screen: 'pages',
  async present({ db }, { record }) {
    const page = await readDeleted(db, record);
    return page && { version: page.version, fields: { deleted: true, live: false } };
  },
  turn: (context, { record }, { version, fields }) =>
    restorePage(context, { id: record, version, live: fields['live'] === true }),
};
