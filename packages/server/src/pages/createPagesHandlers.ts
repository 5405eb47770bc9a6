import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { createPage } from './createPage.ts';
import { deletePage } from './deletePage.ts';
import { moveInFoot } from './moveInFoot.ts';
import { previewPage } from './previewPage.ts';
import { hidePage, publishPage, returnPage } from './publishPage.ts';
import { findGoods, readChoices, readPageRows } from './readChoices.ts';
import { readStaffPage } from './readStaffPage.ts';
import type { Draw } from './readStaffPage.ts';
import { readPageUses } from './readPageUses.ts';
import { readVersion } from './readVersion.ts';
import { savePage } from './savePage.ts';

/** Calls by which staff make pages of blocks. */
export const createPagesHandlers = (
  draw: Draw,
): Pick<Handlers, Extract<CallPath, `/api/admin/pages/${string}`>> => ({
  '/api/admin/pages/list': async (context) => ({ pages: await readPageRows(context) }),
  async '/api/admin/pages/move-in-foot'(context, move) {
    await moveInFoot(context, move);
    return { pages: await readPageRows(context) };
  },
  '/api/admin/pages/get': (context, { id }) => readStaffPage(context, draw, id),
  '/api/admin/pages/create': (context, payload) => createPage(context, draw, payload),
  '/api/admin/pages/save': (context, payload) => savePage(context, draw, payload),
  '/api/admin/pages/uses': ({ db }, { id }) => readPageUses(db, id),
  async '/api/admin/pages/delete'(context, payload) {
    await deletePage(context, draw, payload);
    return { pages: await readPageRows(context) };
  },
  '/api/admin/pages/publish': (context, seen) => publishPage(context, draw, seen),
  '/api/admin/pages/hide': (context, seen) => hidePage(context, draw, seen),
  '/api/admin/pages/return': (context, payload) => returnPage(context, draw, payload),
  '/api/admin/pages/version': ({ db }, wish) => readVersion(db, wish),
  '/api/admin/pages/choices': (context) => readChoices(context),
  '/api/admin/pages/goods': async ({ db }, { query }) => ({ goods: await findGoods(db, query) }),
  '/api/admin/pages/preview': async (context, wish) => ({ blocks: await previewPage(context, draw, wish) }),
});
