import type { PayType, Store } from '@siren/domain/regions';

export const payTypes: PayType[] = [
  { id: 1, code: 'card', name: 'Картой', description: 'Сразу после подтверждения заказа' },
  { id: 2, code: 'sbp', name: 'СБП', description: 'По QR-коду или ссылке' },
  { id: 3, code: 'cash', name: 'Наличными', description: 'При получении' },
];

const places: [name: string, address: string, opens: string, closes: string, franchise: boolean][] = [
  ['Сирень Центр', 'ул. Малышева, 71', '10:00', '21:00', false],
  ['Сирень Мега-Юг', 'ул. 8 Марта, 149', '10:00', '22:00', false],
  ['Сирень Уралмаш', 'пр. Космонавтов, 46', '10:00', '20:00', true],
  ['Склад-магазин', 'ул. Сибирский тракт, 12', '09:00', '18:00', false],
];

/** Stores of one region, as many as asked for up to four. */
export function makeStores(count = places.length): Store[] {
  return places.slice(0, count).map(([name, address, opens, closes, franchise], index) => ({
    id: index + 1,
    code: `ekb-${index + 1}`,
    name,
    city: 'ekb',
    address,
    phone: `+7343200411${index}`,
    opens,
    closes,
    days: [],
    location: { lat: 56.83 + index / 100, lon: 60.6 + index / 100 },
    franchise,
    payTypes: franchise ? payTypes.slice(0, 2) : payTypes,
  }));
}
