/** The film of a good as it is set: where it is from, and its captions. */
export interface SetFilm {
  url: string;
  /** null where it has none. */
  captions: string | null;
}

/** Whose film it is: the feed's, or what staff set, be it none. */
export type FilmChoice = SetFilm | null | 'feed';

/** The film of a good. */
export interface GoodFilm extends SetFilm {
  /** Where a browser gets it. */
  address: string;
  /** What an upload was called; null for a film of another place. */
  name: string | null;
  /** «MP4»; null where the address does not tell it. */
  format: string | null;
  /** null while nobody has read the file. */
  bytes: number | null;
  /** Where a browser gets its captions; null where there are none that a player shows. */
  captionsAddress: string | null;
}

/** A film as a history keeps it for an undo; null for the feed's. */
export const filmText = (film: FilmChoice): string | null =>
  film === 'feed' ? null : JSON.stringify(film && [film.url, film.captions]);

export function filmOfText(text: string | null): FilmChoice {
  if (text === null) return 'feed';
  const told = JSON.parse(text) as [string, string | null] | null;
  return told && { url: told[0], captions: told[1] };
}
