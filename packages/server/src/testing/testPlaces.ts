import type { SeedPayType, SeedRegion, SeedStore } from '../db/seed/index.ts';

export const testPayTypes: readonly SeedPayType[] = [
  { code: 'card', name: 'Картой', description: '' },
  { code: 'sbp', name: 'По СБП', description: '' },
  { code: 'cash', name: 'При получении', description: '' },
  { code: 'instalments', name: 'Частями', description: '' },
];

const store = (code: string, city: string, payTypes: SeedStore['payTypes']): SeedStore => ({
  code,
  city,
  name: `Сирень ${code}`,
  address: 'ул. Первая, 1',
  phone: '+7 800 200-41-14',
  opens: '10:00',
  closes: '21:00',
  lat: 55.7,
  lon: 37.6,
  franchise: false,
  payTypes,
});

/** Two regions with two cities each; instalments are taken in the first only, Tagil has no store. */
export const testRegions: readonly SeedRegion[] = [
  {
    code: 'moscow',
    name: 'Москва и область',
    timeZone: 'Europe/Moscow',
    cities: [
      { code: 'moscow', name: 'Москва', leadDays: 2, leadDaysMax: 4 },
      { code: 'khimki', name: 'Химки', leadDays: 3, leadDaysMax: 5 },
    ],
    stores: [
      store('msk-1', 'moscow', ['card', 'sbp', 'cash', 'instalments']),
      store('khimki-1', 'khimki', ['card', 'cash']),
    ],
  },
  {
    code: 'ural',
    name: 'Урал',
    timeZone: 'Asia/Yekaterinburg',
    cities: [
      { code: 'ekaterinburg', name: 'Екатеринбург', leadDays: 4, leadDaysMax: 6 },
      { code: 'tagil', name: 'Нижний Тагил', leadDays: 6, leadDaysMax: 9 },
    ],
    stores: [store('ekb-1', 'ekaterinburg', ['card', 'cash'])],
  },
];
