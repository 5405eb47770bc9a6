import type { Info } from '@siren/contract/info';
import type { SectionLink } from '@siren/domain/catalog';
import type { RegionCity } from '@siren/domain/regions';
import { drawnImage } from './drawnImage.ts';
import { makeCart } from './makeCart.ts';
import { makeStores } from './makeStores.ts';

const sections = [
  'Диваны',
  'Кресла',
  'Кровати',
  'Столы',
  'Стулья',
  'Шкафы',
  'Комоды и тумбы',
  'Свет',
  'Декор',
];

/** Sections of the menu by name, with a total and a drawn picture. */
export function makeSectionLinks(names: readonly string[] = sections): SectionLink[] {
  const kinds = ['sofa', 'armchair', 'chest', 'table', 'armchair', 'chest', 'chest', 'lamp', 'lamp'] as const;
  const colors = [
    '#b5a4c9',
    '#bb6f52',
    '#9db4c4',
    '#caa67c',
    '#a4b19b',
    '#80573e',
    '#a4b19b',
    '#c79c46',
    '#6f4c69',
  ];
  const tiles = ['lilac', 'clay', 'mist', 'sand', 'sage', 'stone'] as const;
  return names.map((name, index) => ({
    id: index + 1,
    path: `razdel-${index + 1}`,
    name,
    total: (index * 53 + 21) % 140,
    image: drawnImage(kinds[index % 9] ?? 'sofa', colors[index % 9] ?? '', tiles[index % 6] ?? null, name),
  }));
}

/** A city of the region that stories are in. */
export function makeCity(over: Partial<RegionCity> = {}): RegionCity {
  return {
    code: 'ekb',
    name: 'Екатеринбург',
    region: 'ural',
    stores: 1,
    timeZone: 'Asia/Yekaterinburg',
    location: { lat: 56.84, lon: 60.61 },
    ...over,
  };
}

/** App info of an anonymous visitor in Екатеринбург with an empty cart. */
export function makeInfo(over: Partial<Info> = {}): Info {
  const stores = makeStores();
  return {
    token: 'a'.repeat(32),
    region: { id: 1, code: 'ural', name: 'Свердловская область', timeZone: 'Asia/Yekaterinburg' },
    city: { code: 'ekb', name: 'Екатеринбург' },
    cityFrom: 'choice',
    cities: [
      makeCity({ code: 'ekb', name: 'Екатеринбург', stores: 4 }),
      makeCity({ code: 'tagil', name: 'Нижний Тагил', location: { lat: 57.91, lon: 59.98 } }),
      makeCity({ code: 'tyumen', name: 'Тюмень', region: 'tyumen', location: { lat: 57.15, lon: 65.54 } }),
      makeCity({ code: 'oryol', name: 'Орёл', region: 'centre', timeZone: 'Europe/Moscow', stores: 0 }),
    ],
    store: stores[0] ?? null,
    stores,
    menu: makeSectionLinks(),
    pages: [],
    favorites: 0,
    user: null,
    permissions: [],
    cart: makeCart(),
    wallet: { certificates: [], bonus: 0 },
    client: null,
    down: false,
    sendsCodes: true,
    demoAccounts: [],
    ...over,
  };
}
