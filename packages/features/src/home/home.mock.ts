import type { AnswerOf } from '@siren/contract/calls';
import { mockCall } from '@siren/contract/mock';
import { makeHero, makePromoLinks } from '../blocks/blocks.fixtures.ts';
import { makeCards, makeSectionLinks } from '../testing/index.ts';

type Home = AnswerOf<'/api/home'>;

/** A home page with every kind of block. */
export function makeHome(over: Partial<Home> = {}): Home {
  return {
    blocks: [
      makeHero(),
      { type: 'sections', title: 'Разделы', sections: makeSectionLinks().slice(0, 8) },
      { type: 'products', title: 'Новинки', path: 'novinki', items: makeCards(4, 1) },
      { type: 'promos', title: 'Акции', promos: makePromoLinks() },
      { type: 'products', title: 'Выбор покупателей', path: null, items: makeCards(4, 12) },
      { type: 'stores', title: '' },
    ],
    seo: {
      title: 'Сирень: мебель и\u00a0товары для дома',
      description: 'Мебель, свет и\u00a0текстиль с\u00a0доставкой к\u00a0точной дате.',
      canonical: '/',
    },
    ...over,
  };
}

export const mockHome = (over: Partial<Home> = {}) => mockCall('/api/home', () => makeHome(over));
