import type { AnswerOf } from '@siren/contract/calls';
import { mockCall } from '@siren/contract/mock';
import { drawnImage, makeCard, makeCards, makeSectionLinks } from '../testing/index.ts';

type Home = AnswerOf<'/api/home'>;

/** A home page with every kind of block. */
export function makeHome(over: Partial<Home> = {}): Home {
  return {
    blocks: [
      {
        type: 'hero',
        title: 'Диван «Лада» за\u00a054\u00a0990\u00a0₽',
        text: 'Двухместный, в\u00a012 обивках. Со склада привезём во вторник, подъём на\u00a0этаж включён.',
        note: 'До 30 ноября',
        card: makeCard({ images: [drawnImage('sofa', '#a4b19b', 'stone', 'Диван «Лада»')] }),
      },
      { type: 'sections', title: 'Разделы', sections: makeSectionLinks().slice(0, 8) },
      { type: 'products', title: 'Новинки', path: 'novinki', items: makeCards(4, 1) },
      { type: 'products', title: 'Выбор покупателей', path: null, items: makeCards(4, 12) },
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
