import type { CallPath } from '@siren/contract/calls';
import { inRun } from '../audit/index.ts';
import type { Handlers } from '../http/index.ts';
import { changeBadge } from './bulk/changeBadge.ts';
import { changeManyPrices } from './bulk/changeManyPrices.ts';
import { changeManySections } from './bulk/changeManySections.ts';
import { previewPrices } from './bulk/previewPrices.ts';
import { previewSections } from './bulk/previewSections.ts';
import { selectGoods } from './bulk/selectGoods.ts';
import { showGoods } from './bulk/showGoods.ts';
import { undoPrices } from './bulk/undoPrices.ts';
import { undoSections } from './bulk/undoSections.ts';
import { changeStock } from './changeStock.ts';
import { listGoods } from './listGoods.ts';
import { readChoices } from './readChoices.ts';
import { readStaffGood } from './readStaffGood.ts';
import { saveGood } from './saveGood.ts';
import { setBadges } from './setBadges.ts';
import { setFilm } from './setFilm.ts';
import { setPapers } from './setPapers.ts';
import { setPictures } from './setPictures.ts';
import { setRelated } from './setRelated.ts';

/** Calls by which staff look at goods, and change what is theirs to change. */
export const goodsHandlers: Pick<Handlers, Extract<CallPath, `/api/admin/catalog/${string}`>> = {
  '/api/admin/catalog/list': listGoods,
  '/api/admin/catalog/choices': (context) => readChoices(context),
  '/api/admin/catalog/get': (context, { id }) => readStaffGood(context, id),
  '/api/admin/catalog/save': saveGood,
  '/api/admin/catalog/change-stock': changeStock,
  '/api/admin/catalog/set-film': setFilm,
  '/api/admin/catalog/set-papers': setPapers,
  '/api/admin/catalog/set-pictures': setPictures,
  '/api/admin/catalog/set-badges': setBadges,
  '/api/admin/catalog/set-related': setRelated,
  '/api/admin/catalog/select': selectGoods,
  '/api/admin/catalog/preview-prices': previewPrices,
  '/api/admin/catalog/change-prices': (context, wish) => changeManyPrices(inRun(context, wish.run), wish),
  '/api/admin/catalog/undo-prices': (context, wish) => undoPrices(inRun(context, wish.press), wish),
  '/api/admin/catalog/preview-sections': previewSections,
  '/api/admin/catalog/change-sections': (context, wish) => changeManySections(inRun(context, wish.run), wish),
  '/api/admin/catalog/undo-sections': (context, wish) => undoSections(inRun(context, wish.press), wish),
  '/api/admin/catalog/change-badges': (context, wish) => changeBadge(inRun(context, wish.press), wish),
  '/api/admin/catalog/show': (context, wish) => showGoods(inRun(context, wish.press), wish),
};
