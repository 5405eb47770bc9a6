import { ApiError } from '@siren/contract/errors';
import type { Info } from '@siren/contract/info';
import { INTERNET_USER_INITIAL, stepInternetUser } from '@siren/domain/clients';
import type {
  Client,
  InternetUser,
  InternetUserEffect,
  InternetUserEvent,
  InternetUserState,
} from '@siren/domain/clients';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/index.ts';
import { infoResource, useReloadInfo } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import { userOf } from './userOf.ts';

export interface ClientLookup {
  user: InternetUser;
  /** A lookup is on its way. */
  asking: boolean;
  /** What is known of the client besides; null until somebody is found. */
  client: Client | null;
  /** The last detachment failed: the client is back. */
  keptBack: boolean;
  lookup(phone: string): void;
  detach(): void;
}

interface Options {
  /** Whom the server knows the cart to be for. */
  attached: Client | null;
  /** Told at once of every change. `busy`: the server has not had the last word. */
  onUser(user: InternetUser, busy: boolean): void;
}

const stateOf = (client: Client | null): InternetUserState => ({
  ...INTERNET_USER_INITIAL,
  user: userOf(client),
});

const nameOf = (client: Client | null) => (client ? `${client.phone} ${client.user?.id ?? ''}` : '');

/**
 * The lookup of a client against the server. Calls go out one after the other, so that the one asked for last is whom
 * the server keeps; after each the app info is read anew, since sums, bonus and certificates are the client's.
 */
export function useClient({ attached, onUser }: Options): ClientLookup {
  const api = useApi();
  const reloadInfo = useReloadInfo();
  const { cache } = useSWRConfig();
  const { fail } = useNotices();
  const [state, setState] = useState(() => stateOf(attached));
  const [client, setClient] = useState(attached);
  const [keptBack, setKeptBack] = useState(false);
  const latest = useRef(state);
  const calls = useRef(0);
  const queue = useRef(Promise.resolve());

  function show(next: InternetUserState): void {
    latest.current = next;
    setState(next);
    onUser(next.user, calls.current > 0);
  }

  function dispatch(event: InternetUserEvent): void {
    const { state: next, effects } = stepInternetUser(latest.current, event);
    for (const effect of effects) send(effect);
    show(next);
  }

  /** Queues a call; the order waits until it is answered and the info read anew. */
  function enqueue(call: () => Promise<void>): void {
    calls.current += 1;
    queue.current = queue.current.then(async () => {
      await call();
      // Without an answer the page stays as it is: the server checks whom an order is for.
      const told = await reloadInfo().then(
        () => cache.get(infoResource.key)?.data as Info | undefined,
        () => undefined,
      );
      calls.current -= 1;
      // An answer may have got lost after the server had done what it was asked for.
      if (told) adopt(told.client);
      onUser(latest.current.user, calls.current > 0);
    });
  }

  async function resolve(phone: string): Promise<void> {
    try {
      const found = await api.call('/api/client/resolve-user', { phone });
      if (found && latest.current.asked === phone) setClient(found);
      if (found?.user) dispatch({ type: 'found', phone, id: found.user.id, name: found.user.name });
      else dispatch({ type: found ? 'unknown' : 'failed', phone });
    } catch (error) {
      // A refusal is no answer about the phone: nobody was looked up.
      if (error instanceof ApiError) {
        fail(error);
        if (latest.current.asked === phone) show(stateOf(null));
        return;
      }
      dispatch({ type: 'failed', phone });
      // Whom the server still has is not whom staff ask for.
      if (attached) await api.call('/api/client/detach', {}).catch(() => undefined);
    }
  }

  async function detach(): Promise<void> {
    try {
      await api.call('/api/client/detach', {});
      dispatch({ type: 'detached' });
    } catch (error) {
      fail(error);
      setKeptBack(true);
      dispatch({ type: 'detach_failed' });
      // A new client is no account that the lookup could restore: it is whom the server still has.
      const { user, asked } = latest.current;
      if (user.status === 'empty' && asked === null) show(stateOf(client));
    }
  }

  function send(effect: InternetUserEffect): void {
    enqueue(() => (effect.type === 'resolve' ? resolve(effect.phone) : detach()));
  }

  /** Turns to whom the server has, once it has had the last word. */
  function adopt(kept: Client | null): void {
    const { user } = latest.current;
    const next = stateOf(kept);
    // Of whom the lookup told nothing the server knows nothing either.
    if (calls.current > 0 || (kept === null && user.status === 'unavailable')) return;
    setClient(kept);
    if (user.phone === next.user.phone && user.id === next.user.id) return;
    setKeptBack(false);
    show(next);
  }

  // Another tab, or another device, has turned to somebody else.
  const follow = useEffectEvent(() => adopt(attached));
  const name = nameOf(attached);
  useEffect(() => follow(), [name]);

  return {
    user: state.user,
    asking: state.asked !== null,
    client,
    keptBack,
    lookup(phone) {
      setKeptBack(false);
      dispatch({ type: 'lookup', phone });
    },
    detach() {
      setKeptBack(false);
      if (latest.current.user.status === 'new') enqueue(detach);
      dispatch({ type: 'detach' });
    },
  };
}
