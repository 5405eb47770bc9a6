import type { Service } from '@siren/domain/services';

/** A good as it is sold today. */
export interface StockedGood {
  offer: number;
  name: string;
  options: string;
  article: string;
  barcode: string;
  path: string;
  price: number;
  oldPrice: number | null;
  /** Pieces in all stores. */
  left: number;
}

/** What goods and services cost at this moment. */
export interface Today {
  goods: readonly StockedGood[];
  services: readonly Service[];
}

const good = (over: Partial<StockedGood> & Pick<StockedGood, 'offer' | 'name' | 'article'>): StockedGood => ({
  ...{ options: '', barcode: `46000000000${over.offer}`, path: `good-${over.offer}` },
  ...{ price: 4_990, oldPrice: null, left: 40 },
  ...over,
});

const service = (
  key: string,
  group: string,
  name: string,
  calculate: Partial<Service['calculate']>,
): Service => ({
  ...{
    key,
    group,
    name,
    type: group,
    product: 1,
    description: '',
    default: false,
    unit: 'piece',
    date: null,
  },
  ...{
    excluded: false,
    excludedBy: null,
    calculate: { type: 'static', value: 0, minValue: 0, ...calculate },
  },
});

/** The goods of the order that stories show, dearer by now, and some others. */
export const today: Today = {
  goods: [
    good({ offer: 1, name: 'Диван «Лада» двухместный', article: '1204518', price: 58_990, left: 2 }),
    good({ offer: 2, name: 'Стул «Тис» с мягким сиденьем', article: '1204611', price: 7_990, left: 9 }),
    good({ offer: 3, name: 'Торшер «Аист»', options: 'латунь', article: '1193074', price: 8_990, left: 4 }),
    good({ offer: 4, name: 'Ковёр «Дюна»', options: 'песочный, 160 × 230 см', article: '1193112', left: 0 }),
    good({
      offer: 5,
      name: 'Шкаф-купе четырёхдверный «Переславль-Залесский» с\u00a0антресолью и\u00a0зеркалом',
      options: 'дуб сонома с\u00a0патиной, фурнитура под\u00a0состаренную бронзу, 320 × 240 × 60 см',
      article: 'ПЗ-4480-АНТРЕСОЛЬ-ЗЕРКАЛО-ДУБ-СОНОМА',
      price: 9_999_999.99,
    }),
  ],
  services: [
    service('courier', 'delivery', 'Курьером', { value: 990 }),
    service('assembly', 'assembly', 'Сборка мебели', { value: 5_073 }),
    service('assembly-now', 'assembly', 'Сборка в\u00a0день доставки', { value: 6_900 }),
    service('lift', 'lift', 'Подъём на\u00a0этаж', { type: 'quantity', value: 300 }),
  ],
};
