import { ApiError } from '@siren/contract/errors';
import { errorText } from '../notices/index.ts';

/** Why a coupon was not applied; who gets no answer at all is told that, too. */
export const couponRefusal = (error: unknown): string =>
  error instanceof ApiError ? errorText(error) : `${errorText(error)} Промокод не\u00a0применён.`;
