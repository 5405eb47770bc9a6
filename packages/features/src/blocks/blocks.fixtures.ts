import type { Block, BlockOf, PromoLink, PromoPage } from '@siren/domain/promo';
import { drawnImage, drawnRoom, makeCards } from '../testing/index.ts';

/** Saturday noon in Екатеринбург, the moment at which stories stand still. */
export const NOW = '2026-11-21T07:00:00.000Z';
const STARTS = '2026-11-15T19:00:00.000Z';
const ENDS = '2026-11-30T19:00:00.000Z';

export function makeHero(over: Partial<BlockOf<'hero'>> = {}): BlockOf<'hero'> {
  return {
    type: 'hero',
    title: 'Диван «Лада»',
    text: 'Двухместный, в\u00a012 обивках. Со склада привезём во вторник, подъём на\u00a0этаж включён.',
    note: 'Скидка 20\u00a0%, выгода 14\u00a0000\u00a0₽',
    label: 'Смотреть за\u00a054\u00a0990\u00a0₽',
    link: { page: 'product', path: 'divan-lada' },
    image: drawnImage('sofa', '#a4b19b', 'stone', 'Диван «Лада»'),
    startsAt: null,
    endsAt: null,
    ...over,
  };
}

export function makePromoLink(over: Partial<PromoLink> = {}): PromoLink {
  return {
    id: 1,
    path: 'teplyj-svet',
    title: 'Тёплый свет: −15\u00a0% на\u00a0светильники',
    text: 'Торшеры, бра и\u00a0настольные лампы по\u00a0промокоду до\u00a0конца ноября.',
    period: 'с\u00a016 по\u00a030\u00a0ноября 2026',
    startsAt: STARTS,
    endsAt: ENDS,
    image: drawnRoom('#c79c46'),
    ...over,
  };
}

export const makePromoLinks = (): PromoLink[] => [
  makePromoLink(),
  makePromoLink({
    id: 2,
    path: 'myagkij-noyabr',
    title: 'Мягкий ноябрь',
    text: 'Диваны и\u00a0кресла со\u00a0скидкой до\u00a020\u00a0%, подъём на\u00a0этаж включён.',
    image: drawnRoom('#9db4c4'),
  }),
  makePromoLink({
    id: 3,
    path: 'novosele',
    title: 'Новоселье: 3\u00a0000\u00a0₽ на\u00a0заказ от\u00a030\u00a0000\u00a0₽',
    text: 'Один раз для каждого, кто обставляет дом.',
    period: '',
    image: drawnRoom('#b5a4c9'),
  }),
];

/** Every kind of block that a promo has. */
export const makeBlocks = (): Block[] => [
  {
    type: 'coupon',
    title: 'Промокод на\u00a0скидку',
    code: 'СВЕТ15',
    description: '15\u00a0% на\u00a0светильники',
    startsAt: STARTS,
    endsAt: ENDS,
  },
  { type: 'countdown', title: 'До\u00a0конца акции', startsAt: null, endsAt: ENDS },
  { type: 'products', title: 'Светильники акции', path: 'svet', items: makeCards(4, 2) },
  {
    type: 'text',
    title: 'Как выбрать свет для гостиной',
    paragraphs: [
      'Верхнему свету хватает 150\u00a0лм на\u00a0квадратный метр, остальное добавят торшер у\u00a0дивана и\u00a0лампа на\u00a0комоде.',
      'Для вечера берите лампы 2700\u00a0К: при них дерево теплее, а\u00a0глаза не\u00a0устают.',
    ],
  },
  {
    type: 'video',
    title: 'Как обставить гостиную',
    video: { url: '/films/room.webm', type: 'video/webm', captions: null },
    poster: drawnRoom('#80573e'),
  },
  {
    type: 'picture',
    image: drawnRoom('#6f4c69', 'Гостиная с\u00a0торшером у\u00a0дивана'),
    caption: 'Торшер «Дуга» над диваном «Лада»',
  },
  { type: 'promos', title: 'Другие акции', promos: makePromoLinks().slice(1) },
];

/** A promo that runs. */
export function makePromo(over: Partial<PromoPage> = {}): PromoPage {
  const link = makePromoLink();
  return {
    ...link,
    state: 'running',
    note: '',
    now: NOW,
    blocks: makeBlocks(),
    seo: { title: `${link.title} | Сирень`, description: link.text, canonical: `/promo/${link.path}` },
    ...over,
  };
}
