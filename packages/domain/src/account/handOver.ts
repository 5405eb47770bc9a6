/** Whose a session is, by the id of the account; null for a guest's. */
export interface SessionOwner {
  user: number | null;
}

/** What becomes of a token that came in an address. */
export type HandOver =
  /** It has no session: the visitor goes on as they are. */
  | 'ignore'
  /** Its session goes on in this browser, under a fresh token. */
  | 'take'
  /** Somebody else is signed in here: they decide. */
  | 'ask';

/**
 * What becomes of the session `given` by an address in a browser that has the session `own`. Somebody who is signed in is
 * never replaced by somebody else without a press: the link may come from a stranger.
 *
 * @param given null where the token has no session
 */
export function handOver(own: SessionOwner, given: SessionOwner | null, pressed: boolean): HandOver {
  if (!given) return 'ignore';
  const replaces = own.user !== null && own.user !== given.user;
  return replaces && !pressed ? 'ask' : 'take';
}
