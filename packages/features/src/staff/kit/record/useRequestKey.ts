import { useRef } from 'react';
import { newIdempotencyKey } from '../../../api/index.ts';
import { readOwn, writeOwn } from '../../../info/index.ts';

export interface RequestKey {
  /** The key that what is being made is asked for by. */
  take(): string;
  /** It is made, or given up: the next one has another key. */
  forget(): void;
}

/**
 * The key by which a record is made once. It is kept beside the draft: after a lost answer and a reload the same is asked for again.
 *
 * @param name of the draft
 */
export function useRequestKey(name: string): RequestKey {
  const place = `draft/${name}/key`;
  const held = useRef<string | null>(null);
  return {
    take() {
      const kept = held.current ?? readOwn(place);
      held.current = typeof kept === 'string' ? kept : newIdempotencyKey();
      writeOwn(place, held.current);
      return held.current;
    },
    forget() {
      held.current = null;
      writeOwn(place, null);
    },
  };
}
