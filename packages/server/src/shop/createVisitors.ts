import { callerOf, createLocalApi, inWords, keptSecret, sendCookies, TOKEN_COOKIE } from '../http/index.ts';
import type { ContextFor, Dispatch } from '../http/index.ts';
import type { Visitors } from './Visitor.ts';

/** Visitors of the shop of this process. */
export function createVisitors(contextFor: ContextFor, dispatch: Dispatch): Visitors {
  const visitOf = (request: Parameters<Visitors['visitorOf']>[0]) =>
    contextFor({ token: keptSecret(request, TOKEN_COOKIE), ...callerOf(request) }).catch((error: unknown) => {
      throw inWords(error);
    });
  return {
    async visitorOf(request, reply) {
      const { context, cookies } = await visitOf(request);
      sendCookies(request, reply, cookies());
      const { session, place, down } = context;
      const guest = session.stored
        ? null
        : { place: `${place.region.id} ${place.city.id} ${place.from} ${down}`, token: session.token };
      return { api: createLocalApi(dispatch, context), guest };
    },
    async takeOver(request, reply, wanted) {
      const { context, cookies } = await visitOf(request);
      const answer = await createLocalApi(dispatch, context).call('/api/user/take-over', wanted);
      // Of two that bring the same token at once the slower one must not write over what the quicker one was given.
      if (answer.taken) sendCookies(request, reply, cookies());
      return answer;
    },
  };
}
