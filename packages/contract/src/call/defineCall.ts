import type { Confirming, Permission } from '@siren/domain/account';
import type { z } from 'zod';
import type { ErrorKey } from '../errors/index.ts';

/**
 * Whom a call is for: `null` for everybody, whatever their token; `session` for whoever has one, guests too, since it
 * reads or changes what they have; `user` for who is signed in; else for who has the permission, or one of several, or
 * all of them.
 */
export type Needs =
  | null
  | 'session'
  | 'user'
  | Permission
  | readonly Permission[]
  | { readonly all: readonly Permission[] };

/** What nobody may change who merely came upon a session that is open. */
type Guarded = 'money' | 'permissions' | 'contact' | 'password' | 'factor';

/** A call of the shop API: always POST with a JSON (or form-encoded) body (behaviour calls-1). */
export interface Call<Payload extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  /** One line for the OpenAPI page. */
  summary: string;
  /** Everybody else is refused with `user.not_authorized`, before the payload is read. */
  needs: Needs;
  /**
   * Where memory answers it while the database is away: in calls, or only for pages, which then say that it is away.
   * @default nowhere
   */
  memory?: 'calls' | 'pages';
  /** Body without `token`, which every call carries besides. */
  payload: Payload;
  answer: Answer;
  /** Refusals of its own, beyond what `refusalsOf` adds. */
  errors: readonly ErrorKey[];
  /**
   * Whose word it needs besides a session that is signed in; `user.confirm_needed` until `/api/user/confirm` has it.
   * @default nobody's
   */
  confirm?: Confirming;
  /** Such a call says whose word it needs. @default nothing of that kind */
  changes?: Guarded;
}

export function defineCall<Payload extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Payload, Answer>,
): Call<Payload, Answer> {
  return call;
}
