import type { Api } from '@siren/contract/calls';
import type { Context } from './context.ts';
import type { Dispatch } from './dispatch.ts';
import { inWords } from './unavailable.ts';

/** The shop API in process, for server rendering: the same handlers, no HTTP. */
export function createLocalApi(dispatch: Dispatch, context: Context): Api {
  return {
    call: (path, payload) =>
      dispatch(path, context, payload).catch((error: unknown) => {
        throw inWords(error);
      }),
  };
}
