import type { Api } from '@siren/contract/calls';
import { useRef, useState } from 'react';
import { useApi } from '../api/index.ts';
import { useReloadInfo } from '../info/index.ts';

export interface LoginState {
  loading: boolean;
  /** Why the last try was refused; null until then and while the next one runs. */
  error: unknown;
  /**
   * Signs in by whatever `way` calls, and keeps the session beyond the closing of the browser where that is wanted.
   * Answers whether it succeeded. While one try runs, another does nothing.
   */
  enter(way: (api: Api) => Promise<unknown>, remember: boolean): Promise<boolean>;
  /** Forgets the refusal: the buyer is mending what was wrong. */
  clear(): void;
}

/** Signing in; app info and all that depends on the user are read anew (behaviour pages-10). */
export function useLogin(): LoginState {
  const api = useApi();
  const reloadInfo = useReloadInfo();
  const [loading, setLoading] = useState(false);
  // Two presses may come before the first is rendered.
  const running = useRef(false);
  const [error, setError] = useState<unknown>(null);

  async function enter(way: (api: Api) => Promise<unknown>, remember: boolean): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setLoading(true);
    setError(null);
    try {
      await way(api);
      // Who is in stays in, if only for this visit.
      if (remember) await api.call('/api/user/remember', {}).catch(() => undefined);
      await reloadInfo();
      return true;
    } catch (refusal) {
      setError(refusal);
      return false;
    } finally {
      running.current = false;
      setLoading(false);
    }
  }

  return { loading, error, enter, clear: () => setError(null) };
}
