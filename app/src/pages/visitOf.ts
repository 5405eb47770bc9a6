import type { Location } from 'react-router-dom';

/** Where one is or was: an entry of the history. */
type Entry = Pick<Location, 'pathname' | 'search' | 'key'>;

/** What a stay is about: a page, and the words where it is a search. */
const subjectOf = ({ pathname, search }: Entry) => pathname + new URLSearchParams(search).get('query');

/**
 * The stay that an entry of the history belongs to: the same page narrowed, ordered or turned is the same stay, and so
 * is the way Back to it.
 *
 * @param visits by key of the entry; the new one is noted there
 */
export function visitOf(
  visits: Map<string, string>,
  location: Entry,
  left: { location: Entry; visit: string },
): string {
  const same = subjectOf(left.location) === subjectOf(location);
  const visit = visits.get(location.key) ?? (same ? left.visit : location.key);
  visits.set(location.key, visit);
  return visit;
}
