import type { CallPath } from '@siren/contract/calls';
import { signedInUser } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import { checkList } from './checkList.ts';
import { readViews } from './readViews.ts';
import { deleteView, saveView } from './saveView.ts';

/** Calls by which staff keep views of their lists. */
export const viewsHandlers: Pick<Handlers, Extract<CallPath, `/api/admin/views/${string}`>> = {
  async '/api/admin/views/list'(context, { list }) {
    checkList(context, list);
    return { views: await readViews(context.db, list, signedInUser(context.session).id) };
  },
  '/api/admin/views/save': saveView,
  async '/api/admin/views/delete'(context, seen) {
    await deleteView(context, seen);
    return {};
  },
};
