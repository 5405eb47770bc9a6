import { useRef, useState } from 'react';
import { useApi } from '../api/index.ts';
import { useReloadInfo } from '../info/index.ts';

export interface LoginState {
  loading: boolean;
  /** Why the last try was refused; null until then and while the next one runs. */
  error: unknown;
  /** Answers whether it succeeded. While one try runs, another does nothing. */
  login(name: string, password: string): Promise<boolean>;
  /** Forgets the refusal: the buyer is mending what was wrong. */
  clear(): void;
}

/** Signing in; app info and all that depends on the user are read anew (specification §4). */
export function useLogin(): LoginState {
  const api = useApi();
  const reloadInfo = useReloadInfo();
  const [loading, setLoading] = useState(false);
  // Two presses may come before the first is rendered.
  const running = useRef(false);
  const [error, setError] = useState<unknown>(null);

  async function login(name: string, password: string): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setLoading(true);
    setError(null);
    try {
      await api.call('/api/user/login', { login: name, password });
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

  return { loading, error, login, clear: () => setError(null) };
}
