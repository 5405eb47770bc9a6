import { parsePictureUrl } from '../furniture/index.ts';
import type { PictureAddress, TileName } from '../furniture/index.ts';
import { offers } from './catalogue.ts';
import { filmed } from './films/index.ts';
import type { FilmName } from './films/index.ts';

/** What a film of a good is drawn from. */
export interface FilmLooks {
  film: FilmName;
  tile: TileName;
  /** The good in each of its colours, the first one as it is shown first. */
  looks: Pick<PictureAddress, 'kind' | 'params'>[];
}

/** All that is filmed, in its first size. */
export function filmLooks(): FilmLooks[] {
  return [...filmed].map(([title, film]) => {
    const own = offers.filter((offer) => offer.title === title && !offer.exposition);
    const addresses = own.map(({ drawing }) => parsePictureUrl(drawing.pictures[0] ?? ''));
    const [first] = addresses;
    return {
      film,
      tile: own[0]?.drawing.tile ?? 'stone',
      looks: addresses.filter(({ params }) => params['w'] === first?.params['w']),
    };
  });
}
