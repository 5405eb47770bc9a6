import type { Api } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { useRef, useState } from 'react';
import { useApi } from '../api/index.ts';
import { useReloadInfo } from '../info/index.ts';

/** Somebody is in: with all that is theirs, or so that their role requires a second factor first. */
export type Entered = 'in' | 'due';

/** A login whose first half was right. */
export interface BegunLogin {
  /** What the second half is asked for by. */
  secret: string;
  /** Whether the session is to be kept. */
  remember: boolean;
}

/** What signs in. */
type Way = (api: Api) => Promise<{ factorDue: boolean }>;

export interface LoginState {
  loading: boolean;
  /** Why the last try was refused; null until then and while the next one runs. */
  error: unknown;
  /**
   * Signs in by whatever `way` calls, and keeps the session beyond the closing of the browser where that is wanted.
   * Answers how, or null where it did not succeed. While one try runs, another does nothing.
   */
  enter(way: Way, remember: boolean): Promise<Entered | null>;
  /** The login that waits for a code; null where none does. */
  begun: BegunLogin | null;
  /** Begins anew. */
  drop(): void;
  /** Forgets the refusal: the buyer is mending what was wrong. */
  clear(): void;
}

/** What a code is to be sent along with, where one is asked for. */
const begunBy = (refusal: unknown): string | null =>
  refusal instanceof ApiError && refusal.is('factor.needed')
    ? (refusal.body.data as { begun: string }).begun
    : null;

/** Signing in; app info and all that depends on the user are read anew (behaviour pages-10). */
export function useLogin(): LoginState {
  const api = useApi();
  const reloadInfo = useReloadInfo();
  const [loading, setLoading] = useState(false);
  // Two presses may come before the first is rendered.
  const running = useRef(false);
  const [error, setError] = useState<unknown>(null);
  const [begun, setBegun] = useState<BegunLogin | null>(null);

  async function enter(way: Way, remember: boolean): Promise<Entered | null> {
    if (running.current) return null;
    running.current = true;
    setLoading(true);
    setError(null);
    try {
      const { factorDue } = await way(api);
      // Who is in stays in, if only for this visit.
      if (remember) await api.call('/api/user/remember', {}).catch(() => undefined);
      await reloadInfo();
      return factorDue ? 'due' : 'in';
    } catch (refusal) {
      const secret = begunBy(refusal);
      if (secret !== null) setBegun({ secret, remember });
      setError(refusal);
      return null;
    } finally {
      running.current = false;
      setLoading(false);
    }
  }

  return {
    loading,
    error,
    enter,
    begun,
    drop() {
      setBegun(null);
      setError(null);
    },
    clear: () => setError(null),
  };
}
