import type { AnswerOf, CallPath, CheckedPayloadOf } from '@siren/contract/calls';
import type { Context } from './context.ts';

/** Answers one call; throws ApiError (see `refusal`) to refuse it. */
export type Handler<Path extends CallPath> = (
  context: Context,
  payload: CheckedPayloadOf<Path>,
) => Promise<AnswerOf<Path>>;

export type Handlers<Path extends CallPath = CallPath> = { [P in Path]: Handler<P> };
