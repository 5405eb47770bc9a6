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
  /** Somebody else is here: they decide. */
  | 'ask';

/**
 * What becomes of the session `given` by an address in a browser that has the session `own`. Nobody's session becomes that
 * of somebody else without a press: the link may come from a stranger, who would get a guest's cart and orders by having
 * them signed in to an account of the stranger's.
 *
 * @param own null where the browser has no session yet
 * @param given null where the token has no session
 */
export function handOver(own: SessionOwner | null, given: SessionOwner | null, pressed: boolean): HandOver {
  if (!given) return 'ignore';
  const becomesAnother = own !== null && own.user !== given.user;
  return becomesAnother && !pressed ? 'ask' : 'take';
}
