import type { Confirming } from '@siren/domain/account';
import type { z } from 'zod';
import type { ErrorKey } from '../errors/index.ts';

/** A call of the shop API: always POST with a JSON (or form-encoded) body (specification §7). */
export interface Call<Payload extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  /** One line for the OpenAPI page. */
  summary: string;
  /** Body without `token`, which every call carries besides. */
  payload: Payload;
  answer: Answer;
  /** Refusals that this call may give beyond those of `COMMON_ERRORS`. */
  errors: readonly ErrorKey[];
  /**
   * Whose word it needs besides a session that is signed in; `user.confirm_needed` until `/api/user/confirm` has it.
   * @default nobody's
   */
  confirm?: Confirming;
}

export function defineCall<Payload extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Payload, Answer>,
): Call<Payload, Answer> {
  return call;
}
