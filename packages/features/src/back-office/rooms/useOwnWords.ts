import type { KeptMessage } from '@siren/domain/back-office';
import { useEffect } from 'react';
import type { Unsent } from './outbox.ts';
import { useRoomsState } from './RoomsContext.tsx';

/** What one has said in a room and nobody has told back; what is read there came, also where the word of that was lost. */
export function useOwnWords(room: string, messages: readonly KeptMessage[] = []): readonly Unsent[] {
  const { outbox } = useRoomsState();
  const keys = new Set(messages.map(({ key }) => key));
  const own = outbox.items.filter((one) => one.room === room);
  useEffect(() => {
    for (const { key } of own) if (keys.has(key)) outbox.drop(key);
  });
  return own.filter(({ key }) => !keys.has(key));
}
