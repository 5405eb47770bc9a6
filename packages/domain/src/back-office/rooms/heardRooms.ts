/** Rooms that one line may be in at once. */
export const ROOMS_MAX = 50;

/**
 * Rooms that a tab of the back-office hears by itself. All tabs of a browser have one line, and each may have another room open: there is
 * place for that. They are joined anew on each new line: their packets are to stay far from what the server takes for a flood.
 */
export const ROOMS_HEARD_MAX = 30;

/** Which rooms are heard: the open one, and those with the newest messages. @param rooms those with the newest messages first */
export function heardRooms(rooms: readonly string[], open: string | undefined): readonly string[] {
  const others = rooms.filter((room) => room !== open);
  // The open one comes last: it is the last one that has to make place.
  const isThere = open !== undefined && others.length < rooms.length;
  return isThere ? [...others.slice(0, ROOMS_HEARD_MAX - 1), open] : others.slice(0, ROOMS_HEARD_MAX);
}
