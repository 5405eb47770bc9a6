import { needsOf } from '@siren/contract/staff';
import type { ScreenOfOne } from '@siren/contract/staff';
import type { ViewList } from '@siren/domain/lists';
import { checkNeeds } from '../http/index.ts';
import type { Context } from '../http/index.ts';

/** The screen that shows a list. */
const screenOf: Readonly<Record<ViewList, ScreenOfOne>> = {
  orders: 'orders',
  clients: 'clients',
  catalog: 'goods',
  audit: 'audit',
  'catalog-error': 'catalog-errors',
  'franchise-stores': 'stores',
  coupons: 'coupons',
};

/** Lets in whoever may see the list. @throws ApiError user.not_authorized */
export const checkList = (context: Context, list: ViewList): void =>
  checkNeeds({ needs: { all: needsOf(screenOf[list]) } }, context);
