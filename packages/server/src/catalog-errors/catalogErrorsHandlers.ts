import type { CallPath } from '@siren/contract/calls';
import type { Handlers } from '../http/index.ts';
import { changeError, changeErrors } from './changeErrors.ts';
import { countErrors, readErrorChoices } from './countErrors.ts';
import { listErrors, selectErrors } from './listErrors.ts';
import { findError, readError } from './readError.ts';
import { checkByPress, checkOne } from './runCheck.ts';

/** Calls by which staff look at what is wrong with the catalogue, and say what becomes of it. */
export const catalogErrorsHandlers: Pick<
  Handlers,
  Extract<CallPath, `/api/admin/catalog-error/${string}`>
> = {
  '/api/admin/catalog-error/list': listErrors,
  '/api/admin/catalog-error/counts': countErrors,
  '/api/admin/catalog-error/choices': readErrorChoices,
  '/api/admin/catalog-error/select': selectErrors,
  '/api/admin/catalog-error/get': ({ db }, { id }) => readError(db, id),
  '/api/admin/catalog-error/change': changeError,
  '/api/admin/catalog-error/change-many': changeErrors,
  async '/api/admin/catalog-error/check'(context) {
    await checkByPress(context.db, context.now());
    return countErrors(context);
  },
  async '/api/admin/catalog-error/check-one'({ db, now }, { id }) {
    await checkOne(db, await findError(db, id), now());
    return readError(db, id);
  },
};
