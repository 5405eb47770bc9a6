import type { Service } from '@siren/domain/services';

const service = (
  over: Pick<Service, 'key' | 'group' | 'name' | 'description'> & Partial<Service>,
): Service => ({
  product: 1,
  type: over.key,
  default: false,
  excluded: false,
  excludedBy: null,
  calculate: { type: 'static', value: 0, minValue: 0 },
  unit: 'piece',
  date: null,
  ...over,
});

/** Ways of delivery and services: one of every price type. */
export const makeServices = (): Service[] => [
  service({
    key: 'courier',
    group: 'delivery',
    name: 'Курьером',
    description: 'интервал 3\u00a0часа',
    default: true,
    calculate: { type: 'static', value: 990, minValue: 0 },
    date: '2026-11-24',
  }),
  service({
    key: 'pickup',
    group: 'delivery',
    name: 'Из магазина',
    description: 'хранение 7\u00a0дней',
    date: '2026-11-22',
  }),
  service({
    key: 'carrier',
    group: 'delivery',
    name: 'Транспортной компанией',
    description: 'до\u00a0терминала',
    calculate: { type: 'static_percent', value: 1.5, base: 1_200, minValue: 1_500 },
    date: '2026-11-28',
  }),
  service({
    key: 'lifting',
    group: 'lifting',
    name: 'Подъём на этаж',
    description: 'с\u00a0лифтом считается один этаж',
    unit: 'floor',
    calculate: { type: 'static_quantity', value: 300, base: 600, minValue: 900 },
  }),
  service({
    key: 'assembly',
    group: 'assembly',
    name: 'Сборка мебели',
    description: 'мастер приедет на следующий день',
    calculate: { type: 'percent', value: 7, minValue: 990 },
  }),
  service({
    key: 'removal',
    group: 'removal',
    name: 'Вывоз старой мебели',
    description: 'разберём и сдадим в переработку',
    unit: 'item',
    calculate: { type: 'quantity', value: 1_500, minValue: 1_500 },
  }),
  service({
    key: 'warranty',
    group: 'warranty',
    name: 'Дополнительная гарантия',
    description: 'сверх двух лет',
    unit: 'year',
    calculate: { type: 'percent_quantity', value: 3, minValue: 490 },
  }),
];
