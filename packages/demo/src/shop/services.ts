import { sectionId } from '../catalogue/index.ts';
import type { DemoService } from './types.ts';

type Fields = Pick<DemoService, 'key' | 'kind' | 'name' | 'description' | 'priceType' | 'value'> &
  Partial<DemoService>;

const service = (fields: Fields): DemoService => ({
  isDelivery: false,
  isDefault: false,
  minValue: 0,
  base: 0,
  unit: 'piece',
  leadDays: null,
  excludedCities: [],
  excludedSections: [],
  ...fields,
});

/** Three ways of delivery and services of every price type. */
export const services: readonly DemoService[] = [
  service({
    key: 'courier',
    kind: 'courier',
    isDelivery: true,
    isDefault: true,
    name: 'Курьером',
    description: 'интервал 3\u00a0часа, позвоним за час',
    priceType: 'static',
    value: 990,
    leadDays: 0,
  }),
  service({
    key: 'pickup',
    kind: 'pickup',
    isDelivery: true,
    name: 'Из магазина',
    description: 'храним 7\u00a0дней',
    priceType: 'static',
    value: 0,
    leadDays: -2,
    excludedCities: ['pervouralsk', 'podolsk', 'tobolsk'],
  }),
  service({
    key: 'carrier',
    kind: 'carrier',
    isDelivery: true,
    name: 'Транспортной компанией',
    description: 'до\u00a0терминала в\u00a0вашем городе',
    priceType: 'static_percent',
    value: 1.5,
    base: 1200,
    minValue: 1500,
    leadDays: 4,
  }),
  service({
    key: 'lifting',
    kind: 'lifting',
    name: 'Подъём на этаж',
    description: 'с\u00a0лифтом считается один этаж',
    unit: 'floor',
    priceType: 'static_quantity',
    value: 300,
    base: 600,
    minValue: 900,
  }),
  service({
    key: 'assembly',
    kind: 'assembly',
    name: 'Сборка мебели',
    description: 'мастер приедет на следующий день после доставки',
    priceType: 'percent',
    value: 7,
    minValue: 990,
    excludedSections: [
      sectionId('lighting'),
      sectionId('textile'),
      sectionId('decor'),
      sectionId('tableware'),
    ],
  }),
  service({
    key: 'removal',
    kind: 'removal',
    name: 'Вывоз старой мебели',
    description: 'разберём и\u00a0сдадим в\u00a0переработку',
    unit: 'item',
    priceType: 'quantity',
    value: 1500,
    minValue: 1500,
    excludedCities: ['tobolsk', 'naberezhnye-chelny'],
  }),
  service({
    key: 'warranty',
    kind: 'warranty',
    name: 'Дополнительная гарантия',
    description: 'сверх двух лет',
    unit: 'year',
    priceType: 'percent_quantity',
    value: 3,
    minValue: 490,
  }),
];
