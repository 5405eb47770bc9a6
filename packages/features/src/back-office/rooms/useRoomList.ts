import type { AnswerOf } from '@siren/contract/calls';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useResource } from '../../api/index.ts';
import { roomsResource } from '../resources.ts';

export type List = AnswerOf<'/api/backoffice/rooms/list'>;

export interface RoomList {
  list: List | undefined;
  /** Why the last reading failed: it stays while packets change the list. */
  error: unknown;
  /** Reads it anew. */
  read(): void;
  /** Changes what is known of it; what changes nothing answers the same list. */
  change(step: (list: List) => List): void;
}

/** The list of rooms, which is read and changed at the same time: packets come while an answer is on its way. */
export function useRoomList(): RoomList {
  const { cache, mutate } = useSWRConfig();
  const changed = useRef(false);
  const read = useCallback(() => void mutate(roomsResource.key).catch(() => undefined), [mutate]);
  const [error, setError] = useState<unknown>(undefined);
  const { data: list } = useResource(roomsResource, {
    onError: setError,
    onSuccess: () => setError(undefined),
    // A change throws away the answer that is on its way, which may know more than the change: it is asked for once more. One that a
    // later question has overtaken is missed by nobody.
    onDiscarded() {
      if (changed.current) read();
      changed.current = false;
    },
  });
  const change = useCallback(
    (step: (list: List) => List) => {
      const before = cache.get(roomsResource.key)?.data as List | undefined;
      // A list that is being read for the first time may not know it.
      if (before === undefined) return read();
      const after = step(before);
      if (after === before) return;
      changed.current = true;
      void mutate(roomsResource.key, after, { revalidate: false });
    },
    [cache, mutate, read],
  );
  return { list, error, read, change };
}
