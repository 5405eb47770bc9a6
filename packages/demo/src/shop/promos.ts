import { filmOf, sectionId } from '../catalogue/index.ts';
import type { SectionCode } from '../catalogue/index.ts';
import { roomUrl } from './rooms.ts';

/** A block of a promo's page; sections by their external ids, pictures and films by the addresses they are drawn from. */
export type DemoBlock =
  | { type: 'coupon' | 'countdown'; title: string }
  | { type: 'products'; title: string; sections: readonly string[]; limit: number }
  | { type: 'text'; title: string; paragraphs: readonly string[] }
  | { type: 'picture'; picture: string; alt: string; caption: string }
  | { type: 'video'; title: string; url: string; captions: string; poster: string };

export interface DemoPromo {
  id: string;
  path: string;
  title: string;
  description: string;
  /** Whole days before and after the day on which the shop is started. */
  begunDays: number;
  /** null for one that has no end. */
  lastsDays: number | null;
  picture: string;
  /** Code of its coupon. */
  coupon: string;
  /** Whether it leads the home page. */
  leads: boolean;
  blocks: readonly DemoBlock[];
}

const goods = (title: string, codes: readonly SectionCode[], limit = 4): DemoBlock => ({
  type: 'products',
  title,
  sections: codes.map(sectionId),
  limit,
});

const film = filmOf('Диван «Лада» двухместный');

/** What runs in the demo shop, counted from the day on which it is started: it never runs out. */
export const promos: readonly DemoPromo[] = [
  {
    id: 'soft-week',
    path: 'myagkaya-nedelya',
    title: 'Мягкая неделя: −12\u00a0% на\u00a0диваны и\u00a0кресла',
    description:
      'По\u00a0промокоду дешевле всё, на\u00a0чём сидят и\u00a0лежат: прямые и\u00a0угловые диваны, диваны-кровати, кресла и\u00a0пуфы.',
    begunDays: 3,
    lastsDays: 6,
    picture: roomUrl('soft'),
    coupon: 'МЯГКО12',
    leads: true,
    blocks: [
      { type: 'coupon', title: 'Промокод на\u00a0скидку' },
      { type: 'countdown', title: 'До\u00a0конца акции' },
      goods('Диваны', ['sofas']),
      ...(film
        ? [
            {
              type: 'video' as const,
              title: 'Диван «Лада» со\u00a0всех сторон',
              url: film.url,
              captions: film.captions,
              poster: roomUrl('soft'),
            },
          ]
        : []),
      goods('Кресла и\u00a0пуфы', ['seats']),
      {
        type: 'text',
        title: 'Как получить скидку',
        paragraphs: [
          'Положите товары в\u00a0корзину и\u00a0примените промокод: цена станет ниже сразу, у\u00a0каждого дивана и\u00a0кресла отдельно.',
          'Скидка действует вместе с\u00a0уже сниженными ценами, одна на\u00a0заказ. Доставка и\u00a0сборка считаются отдельно.',
        ],
      },
    ],
  },
  {
    id: 'warm-light',
    path: 'teplyj-svet',
    title: 'Тёплый свет: −15\u00a0% на\u00a0светильники',
    description:
      'Торшеры, бра, подвесы и\u00a0настольные лампы. Вечер дома начинается с\u00a0выключателя у\u00a0кресла.',
    begunDays: 9,
    lastsDays: 20,
    picture: roomUrl('light'),
    coupon: 'СВЕТ15',
    leads: false,
    blocks: [
      { type: 'coupon', title: 'Промокод на\u00a0скидку' },
      { type: 'countdown', title: 'До\u00a0конца акции' },
      goods('Светильники акции', ['lighting'], 8),
      {
        type: 'text',
        title: 'Сколько света нужно гостиной',
        paragraphs: [
          'Общему свету хватает 150\u00a0лм на\u00a0квадратный метр. Остальное добавят торшер у\u00a0дивана и\u00a0лампа на\u00a0комоде: они светят туда, где вы сидите.',
          'Для вечера берите лампы 2700\u00a0К: при них дерево теплее, а\u00a0глаза не\u00a0устают.',
        ],
      },
      {
        type: 'picture',
        picture: roomUrl('light'),
        alt: 'Кресло под торшером и\u00a0лампа на\u00a0комоде вечером',
        caption: 'Два источника света на\u00a0разной высоте делают комнату больше',
      },
    ],
  },
  {
    id: 'housewarming',
    path: 'novosele',
    title: 'Новоселье: 3\u00a0000\u00a0₽ на\u00a0заказ от\u00a030\u00a0000\u00a0₽',
    description: 'Один раз для каждого, кто обставляет дом. Подходит ко\u00a0всем товарам.',
    begunDays: 40,
    lastsDays: null,
    picture: roomUrl('table'),
    coupon: 'НОВОСЕЛЬЕ',
    leads: false,
    blocks: [
      { type: 'coupon', title: 'Промокод на\u00a0первый большой заказ' },
      goods('С\u00a0чего начать: стол', ['dining-tables']),
      goods('И\u00a0стулья к\u00a0нему', ['dining-chairs']),
    ],
  },
];
