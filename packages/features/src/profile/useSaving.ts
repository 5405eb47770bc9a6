import type { Api } from '@siren/contract/calls';
import { useRef, useState } from 'react';
import { useApi } from '../api/index.ts';

export interface Saving {
  loading: boolean;
  /** Why the last try was refused; null until then and while the next one runs. */
  error: unknown;
  /** Answers whether it was saved. While one try runs, another does nothing. */
  save(work: (api: Api) => Promise<unknown>): Promise<boolean>;
  clear(): void;
}

/** A change that is being saved, with its refusal. */
export function useSaving(): Saving {
  const api = useApi();
  const [loading, setLoading] = useState(false);
  const running = useRef(false);
  const [error, setError] = useState<unknown>(null);

  async function save(work: (api: Api) => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setLoading(true);
    setError(null);
    try {
      await work(api);
      return true;
    } catch (refused) {
      setError(refused);
      return false;
    } finally {
      running.current = false;
      setLoading(false);
    }
  }

  return { loading, error, save, clear: () => setError(null) };
}
