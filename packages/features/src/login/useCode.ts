import type { AnswerOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { CODE_WAIT_MS } from '@siren/domain/account';
import { useState } from 'react';
import { useApi } from '../api/index.ts';
import { useClock } from '../info/index.ts';

const SECOND = 1000;

/** A code that is on its way, or there. */
export interface AskedCode extends Pick<AnswerOf<'/api/user/request-code'>, 'channel' | 'contact' | 'shown'> {
  /** When another may be asked for, ms since 1970. */
  againAt: number;
  /** It was sent at an earlier press: no other one is on its way. */
  isRepeat: boolean;
}

export interface CodeState {
  asked: AskedCode | null;
  loading: boolean;
  /** Why no code was sent. */
  error: unknown;
  /** Asks for a code to a phone or e-mail. */
  ask(contact: string): Promise<void>;
  /** Back to another phone or e-mail. */
  drop(): void;
  clear(): void;
}

/** Asking for one-time codes. */
export function useCode(): CodeState {
  const api = useApi();
  const clock = useClock();
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function ask(contact: string): Promise<void> {
    if (loading) return;
    setLoading(true);
    setError(null);
    try {
      const { retryAfter, ...sent } = await api.call('/api/user/request-code', { contact });
      const isRepeat = retryAfter * SECOND < CODE_WAIT_MS;
      setAsked({ ...sent, isRepeat, againAt: clock() + retryAfter * SECOND });
    } catch (refused) {
      setError(refused);
      const wait = refused instanceof ApiError ? refused.body.retryAfter : undefined;
      if (asked && wait) setAsked({ ...asked, againAt: clock() + wait * SECOND });
    } finally {
      setLoading(false);
    }
  }

  return {
    asked,
    loading,
    error,
    ask,
    drop() {
      setAsked(null);
      setError(null);
    },
    clear: () => setError(null),
  };
}
