import { useState } from 'react';
import { isUnheard } from '../kit/index.ts';

export interface KeyedPress {
  saving: boolean;
  /** Why it was refused or not heard of; null where nobody tried, and while it is tried again. */
  error: unknown;
  /** Nobody heard what became of it: it may be done, and is safe to be sent again under its key. */
  isUnheard: boolean;
  /** The record is another one by now, and not by this press. */
  isOutdated: boolean;
  /** It may be so by an earlier press with another wish, that nobody heard of. */
  isPerhapsOwn: boolean;
  /** Whether it makes sense to press. */
  canSend: boolean;
  /** @returns what was answered; null where it was refused, or is under way already */
  send<Answer>(work: () => Promise<Answer>): Promise<Answer | null>;
}

/**
 * A press that the server takes once for its key, and what is known of it.
 *
 * @param key of what is wished: another wish has another one
 * @param isSame whether the record is what the wish is about
 */
export function useKeyedPress(key: string, isSame: boolean): KeyedPress {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null);
  const [unheard, setUnheard] = useState<string | null>(null);
  const isThisUnheard = unheard === key;

  async function send<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    if (saving) return null;
    setSaving(true);
    try {
      // It stays so until the window is shut: what was made is no other record that somebody has to look at.
      return await work();
    } catch (error) {
      setFailure({ key, error });
      if (isUnheard(error)) setUnheard(key);
      // Its key would have told that it is done.
      else if (isThisUnheard) setUnheard(null);
      setSaving(false);
      return null;
    }
  }
  return {
    saving,
    error: !saving && failure?.key === key ? failure.error : null,
    isUnheard: isThisUnheard,
    isOutdated: !isSame && !saving && !isThisUnheard,
    isPerhapsOwn: unheard !== null,
    canSend: isSame || isThisUnheard,
    send,
  };
}
