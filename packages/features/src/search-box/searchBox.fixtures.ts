import type { AnswerOf } from '@siren/contract/calls';
import { makeCards, makeSectionLinks } from '../testing/index.ts';

type Answer = AnswerOf<'/api/catalog/suggest'>;

/** Suggestions of every kind; «lbd» is taken for «див». */
export function makeSuggestions(query: string, over: Partial<Answer> = {}): Answer {
  const correctedQuery = query === 'lbd' ? 'див' : null;
  return {
    query,
    correctedQuery,
    marks: correctedQuery ?? query,
    queries: ['диван угловой', 'диван-кровать'],
    sections: makeSectionLinks(['Диваны', 'Угловые диваны']),
    products: makeCards(3).map(({ id, path, name, price, oldPrice, images }) => ({
      id,
      ...{ path, offer: null },
      name,
      price,
      oldPrice,
      image: images[0] ?? null,
    })),
    ...over,
  };
}
