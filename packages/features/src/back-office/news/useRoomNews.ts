import { useEffect, useRef } from 'react';
import { useRoomsState } from '../rooms/RoomsContext.tsx';
import { isInSight } from './useRoomInSight.ts';

/** Calls back where others said something in rooms that nobody looks at; not for what stood there at first, and once for all at once. */
export function useRoomNews(hear: () => void): void {
  const { list } = useRoomsState();
  const known = useRef<ReadonlyMap<string, number> | null>(null);
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (!list) return;
    const before = known.current;
    // Whoever comes back into a room has not missed what was said there.
    known.current = new Map(
      list.rooms.map(({ room, last, left }) => [room, left ? Number.POSITIVE_INFINITY : (last?.seq ?? 0)]),
    );
    const fresh = list.rooms.filter(
      ({ room, last, unread }) =>
        before && last && unread > 0 && last.author.id !== list.me && last.seq > (before.get(room) ?? 0),
    );
    void Promise.all(fresh.map(({ room }) => isInSight(room))).then((seen) => {
      if (seen.includes(false)) latest.current();
    });
  }, [list]);
}
