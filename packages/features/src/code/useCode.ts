import { NetworkError } from '@siren/contract/errors';
import { useCallback, useState } from 'react';
import { useNotices } from '../notices/index.ts';
import { settled } from './settled.ts';

/**
 * Code that is fetched by the first press which needs it.
 * @returns the code, null until it is there; and what fetches it: true once it is there, false where it cannot be had,
 * which is said to whoever pressed; who has only come near fetches it `quietly`: that loads no document anew either
 */
export function useCode<Code>(
  load: () => Promise<Code>,
): readonly [code: Code | null, fetch: (quietly?: boolean) => Promise<boolean>] {
  const notices = useNotices();
  const [code, setCode] = useState<Code | null>(null);
  const fetch = useCallback(
    async (quietly = false) => {
      try {
        const came = await load();
        setCode(() => came);
        return true;
      } catch (error) {
        if (quietly) settled.add(error);
        else notices.fail(new NetworkError('unreachable', 0, error));
        return false;
      }
    },
    [load, notices],
  );
  return [code, fetch];
}
