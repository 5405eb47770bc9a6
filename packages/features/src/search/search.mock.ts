import type { AnswerOf } from '@siren/contract/calls';
import { mockCall } from '@siren/contract/mock';
import { listCards } from '@siren/domain/catalog';
import type { DescribedCard, ListingQuery, SearchSort } from '@siren/domain/catalog';
import { queryWords, switchLayout, wordsOf, wordStem } from '@siren/domain/search';
import { makeShelf, wholeQuery } from '../catalog/catalog.fixtures.ts';
import { makeSectionLinks } from '../testing/index.ts';

type Answer = AnswerOf<'/api/catalog/search'>;
type Asked = Partial<ListingQuery> & { query: string; sort?: SearchSort };

const sections = makeSectionLinks(['Диваны', 'Кресла', 'Светильники', 'Столы', 'Комоды']);

const fits = (name: string, query: string) => {
  const stems = new Set(wordsOf(name).map(wordStem));
  const words = queryWords(query);
  return words.length > 0 && words.every((word) => stems.has(wordStem(word)));
};

/** A small shop that is searched by the domain's own rules: forms of words, and the other layout. */
export function makeSearchAnswer(
  { query, ...asked }: Asked,
  shelf: readonly DescribedCard[] = makeShelf(40),
): Answer {
  const found = (words: string) => shelf.filter(({ card }) => fits(card.name, words));
  const switched = switchLayout(query);
  const corrected = found(query).length === 0 && switched && found(switched).length > 0 ? switched : null;
  const goods = found(corrected ?? query);
  const sort = asked.sort ?? 'relevance';
  const nothing = goods.length === 0;
  return {
    ...listCards(goods, wholeQuery(asked, sort)),
    sort,
    query,
    correctedQuery: corrected,
    marks: corrected ?? query,
    whole: true,
    sections: nothing ? sections : sections.slice(0, 2),
    elsewhere: false,
    gone: [],
    popular: nothing ? shelf.slice(0, 4).map(({ card }) => card) : [],
  };
}

export const mockSearch = (over: Partial<Answer> = {}) =>
  mockCall('/api/catalog/search', (asked) => ({ ...makeSearchAnswer(asked), ...over }));
