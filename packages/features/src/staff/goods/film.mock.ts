import type { PayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffGood } from '@siren/domain/goods';
import { makeFilm } from './goods.fixtures.ts';

const isUpload = (url: string): boolean => url.startsWith('upload:');

/** A good once its film was set, taken away, or given back to its feed. */
export function withFilm(
  good: StaffGood,
  { version, film: wish }: PayloadOf<'/api/admin/catalog/set-film'>,
): StaffGood {
  if (version !== good.version) throw staffRefusal('general.conflict', { data: good });
  const fed = makeFilm();
  if (wish === 'feed') return { ...good, film: fed, feedFilm: null, version: version + 1 };
  const film = wish && {
    ...wish,
    ...(isUpload(wish.url)
      ? { address: '/files/78', name: 'Диван в\u00a0гостиной', format: 'MP4', bytes: 4_200_000 }
      : { address: wish.url, name: null, format: 'MP4', bytes: null }),
    captionsAddress: wish.captions === null ? null : '/files/79',
  };
  return { ...good, film, feedFilm: { url: fed.url }, version: version + 1 };
}
