import { useEffect, useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';

/** Whoever holds it has the room open and in sight: several tabs may. */
const lockOf = (room: string): string => `siren-backoffice-room ${room}`;

function followSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Holds the room that one looks at, for all tabs to know; a tab that is closed lets go of it by itself. */
export function useRoomInSight(): void {
  const room = useMatch('/rooms/:room')?.params.room;
  const visible = useSyncExternalStore(followSight, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (room === undefined || !visible || !('locks' in navigator)) return undefined;
    const seen = new AbortController();
    const { signal } = seen;
    const held = () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener('abort', () => resolve());
      });
    // Whoever goes on before it is held goes away with a refusal that means nothing.
    navigator.locks.request(lockOf(room), { mode: 'shared', signal }, held).catch(() => undefined);
    return () => seen.abort();
  }, [room, visible]);
}

/** Whether a room is looked at in any tab of this browser; where tabs cannot tell each other, in none. */
export async function isInSight(room: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(room));
}
