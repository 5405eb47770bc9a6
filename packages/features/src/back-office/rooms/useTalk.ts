import { gapAfter, readRoomMessage, takeMessages } from '@siren/domain/back-office';
import type { KeptMessage } from '@siren/domain/back-office';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/index.ts';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';

export interface Talk {
  /** By their numbers; undefined until they are there. */
  messages: readonly KeptMessage[] | undefined;
  /** There are older ones. */
  more: boolean;
  /** How far one had read when it was opened. */
  readTo: number;
  error: unknown;
  retry(): void;
  /** Asks for older ones. */
  older(): Promise<void>;
}

interface Known {
  messages?: readonly KeptMessage[];
  /** What came while its end was being read: that may be older. */
  early: readonly KeptMessage[];
  more: boolean;
  readTo: number;
}

const NOTHING: Known = { early: [], more: false, readTo: 0 };

/** What is said in a room: its end, older pages on demand, what comes, and what was missed, asked for by numbers (behaviour office-8). */
export function useTalk(room: string): Talk {
  const api = useApi();
  const { session } = useOffice();
  const { auths } = useOfficeView();
  const [known, setKnown] = useState<Known>(NOTHING);
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const now = useRef(known);
  useEffect(() => {
    now.current = known;
  });

  const take = useCallback(
    (came: readonly KeptMessage[]) =>
      setKnown((before) =>
        before.messages
          ? { ...before, messages: takeMessages(before.messages, came) }
          : { ...before, early: [...before.early, ...came] },
      ),
    [],
  );

  // Its end at first; each time that the line is there again, and at a press, all that came after what is known without a gap: whoever was
  // asked after one may not have answered.
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const { messages = [], more: older } = now.current;
      let after = gapAfter(messages, older) ?? messages.at(-1)?.seq ?? null;
      for (let more = true; more && wanted;) {
        const page = await api.call('/api/backoffice/rooms/history', { room, before: null, after });
        if (!wanted) return;
        if (after === null) {
          // A room that was empty at the first time is read from its end again: what came meanwhile stays.
          setKnown(({ messages: there = [], early }) => ({
            ...{ messages: takeMessages(page.messages, [...there, ...early]), early: [] },
            ...{ more: page.more, readTo: page.read },
          }));
          return setError(undefined);
        }
        take(page.messages);
        more = page.more;
        after = page.messages.at(-1)?.seq ?? after;
      }
      setError(undefined);
    };
    read().catch((failure: unknown) => wanted && setError(failure));
    return () => void (wanted = false);
  }, [api, room, auths, tries, take]);

  useEffect(
    () =>
      session.onPacket(({ channel, data }) => {
        const heard = (data ?? {}) as { room?: string; payload?: unknown };
        const message = channel === 'room' && heard.room === room ? readRoomMessage(heard.payload) : null;
        if (message) take([message]);
      }),
    [session, room, take],
  );

  const gap = known.messages ? gapAfter(known.messages, known.more) : null;
  useEffect(() => {
    if (gap === null) return;
    let wanted = true;
    api
      .call('/api/backoffice/rooms/history', { room, before: null, after: gap })
      .then(({ messages }) => wanted && take(messages))
      .catch((failure: unknown) => wanted && setError(failure));
    return () => void (wanted = false);
  }, [api, room, gap, take]);

  return {
    ...{ messages: known.messages, more: known.more, readTo: known.readTo },
    error,
    retry: () => setTries((count) => count + 1),
    async older() {
      const before = known.messages?.[0]?.seq ?? null;
      const page = await api.call('/api/backoffice/rooms/history', { room, before, after: null });
      setKnown((all) => ({
        ...all,
        more: page.more,
        messages: takeMessages(all.messages ?? [], page.messages),
      }));
    },
  };
}
