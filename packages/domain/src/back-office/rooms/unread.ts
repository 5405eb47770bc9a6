import type { KeptMessage } from './roomMessages.ts';

/**
 * What one has of a room that one has not read. Saying something is no reading: what others said before it, and one has not seen, stays
 * unread. But nobody has to read what they said themselves: only what others said after the furthest message that one has read counts.
 */
export interface Unread {
  unread: number;
  /** The newest message; null where nothing was said yet. */
  last: KeptMessage | null;
  /** One has left the room: whatever is said there, nothing of it is unread. */
  left: boolean;
}

/** How many are unread once a newer message came. Of those between, which did not come, nobody knows yet who said them: they count. */
export function unreadWith({ unread, last, left }: Unread, { seq, author }: KeptMessage, me: number): number {
  if (left) return 0;
  const more = seq - (last?.seq ?? 0);
  return author.id === me ? unread + more - 1 : unread + more;
}

/** How many are unread at most once one has read up to a message, here or in another place. */
export const unreadOnceRead = ({ unread, last }: Unread, seq: number): number =>
  Math.min(unread, Math.max((last?.seq ?? 0) - seq, 0));
