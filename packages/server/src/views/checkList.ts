import { needsOf } from '@siren/contract/staff';
import type { ViewList } from '@siren/domain/lists';
import { checkNeeds } from '../http/index.ts';
import type { Context } from '../http/index.ts';

/** Lets in whoever may see the list. @throws ApiError user.not_authorized */
export const checkList = (context: Context, list: ViewList): void =>
  checkNeeds({ needs: { all: needsOf(list) } }, context);
