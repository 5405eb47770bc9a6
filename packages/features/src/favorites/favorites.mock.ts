import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { FavoriteItem, FavoriteList, LostFavorite } from '@siren/domain/favorites';
import { drawnImage, makeCards } from '../testing/index.ts';

/** A kept good; the first ones became cheaper since. */
export function makeFavorites(count: number): FavoriteItem[] {
  return makeCards(count).map((card, index) => ({
    ...card,
    favorite: true,
    exposition: index === 3,
    addedAt: `2026-11-${20 - index}T12:00:00+05:00`,
    priceThen: index < 2 ? card.price + 2_000 * (index + 1) : card.price,
  }));
}

export const lostFavorites: LostFavorite[] = [
  {
    id: 901,
    name: 'Кресло-качалка «Фиалка» с высокой спинкой, велюр, пудровый',
    image: drawnImage('armchair', '#bb6f52', 'clay', 'Кресло-качалка «Фиалка»'),
    addedAt: '2026-09-02T12:00:00+05:00',
    reason: 'withdrawn',
    section: 'kresla',
  },
  {
    id: 902,
    name: 'Торшер «Мята»',
    image: drawnImage('lamp', '#a4b19b', 'sage', 'Торшер «Мята»'),
    addedAt: '2026-09-01T12:00:00+05:00',
    reason: 'region',
    section: 'svet',
  },
];

/** A server that keeps favourites as long as the story lasts. */
export function mockFavorites(items: FavoriteItem[], lost: LostFavorite[] = []) {
  const kept = new Set([...items, ...lost].map(({ id }) => id));
  const list = (): FavoriteList => ({ items, lost, total: items.length + lost.length });
  return [
    mockCall('/api/favorites/list', list),
    mockCall('/api/user/check-favorites', ({ ids }) =>
      Object.fromEntries(ids.map((id) => [id, kept.has(id)])),
    ),
    mockCall('/api/user/toggle-favorite-product', ({ id, value }) => {
      if (value) kept.add(id);
      else kept.delete(id);
      return { id, value, total: kept.size };
    }),
  ];
}

/** A good that the shop does not have any more. */
export const mockFavoriteRefused = () =>
  mockCall('/api/user/toggle-favorite-product', () => refusal('catalog.not_found'));
