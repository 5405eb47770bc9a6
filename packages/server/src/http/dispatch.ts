import { isDeepStrictEqual } from 'node:util';
import { refusalsOf } from '@siren/contract/call';
import type { Call } from '@siren/contract/call';
import { calls } from '@siren/contract/calls';
import type { AnswerOf, CallPath, CheckedPayloadOf } from '@siren/contract/calls';
import type { ErrorKey } from '@siren/contract/errors';
import { ApiError } from '@siren/contract/errors';
import { UnavailableError } from '../db/index.ts';
import { checkConfirmed } from './checkConfirmed.ts';
import { checkNeeds } from './checkNeeds.ts';
import { checkPayload } from './checkPayload.ts';
import type { Context } from './context.ts';
import type { Handlers } from './handlers.ts';

/** Runs a call: whom it is for, payload by the contract, then its handler. Throws ApiError where either refuses. */
export type Dispatch = <Path extends CallPath>(
  path: Path,
  context: Context,
  payload: unknown,
) => Promise<AnswerOf<Path>>;

/** Fails where an answer is not what the contract says: a field missing, of another type, or one too many. */
const checkAnswer = (path: string, { answer: schema }: Call, answer: unknown): void => {
  const { success, data, error } = schema.safeParse(answer);
  if (!success) throw new Error(`${path} answers what the contract does not know: ${error.message}`);
  // Compared as it goes over the wire: there undefined is no field.
  const wire: unknown = JSON.parse(JSON.stringify(answer));
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(data)), wire)) {
    throw new Error(`${path} answers more than the contract knows: ${JSON.stringify(wire).slice(0, 500)}`);
  }
};

const checkRefusal = (path: string, call: Call, error: unknown): void => {
  if (!(error instanceof ApiError) || error.body.code === undefined) return;
  if (!refusalsOf(call).has(error.key as ErrorKey)) {
    throw new Error(`${path} refuses with ${error.key}, which the contract does not list.`);
  }
};

/**
 * @param checkAnswers also holds handlers to the contract in what they answer and refuse; for tests.
 */
export function createDispatch(handlers: Partial<Handlers>, { checkAnswers = false } = {}): Dispatch {
  return async <Path extends CallPath>(path: Path, context: Context, payload: unknown) => {
    const call: Call = calls[path];
    const handler: Handlers[Path] | undefined = handlers[path];
    if (!handler) throw new Error(`No handler for ${path}`);
    if (context.down && !call.memory) throw new UnavailableError('gone', 'The database does not answer');
    checkNeeds(call, context);
    const checked = checkPayload(call, payload) as CheckedPayloadOf<Path>;
    checkConfirmed(call, context);
    if (!checkAnswers) return handler(context, checked);
    try {
      const answer = await handler(context, checked);
      checkAnswer(path, call, answer);
      return answer;
    } catch (error) {
      checkRefusal(path, call, error);
      throw error;
    }
  };
}
