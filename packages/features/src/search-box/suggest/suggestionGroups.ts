import type { AnswerOf } from '@siren/contract/calls';
import { paths } from '@siren/contract/routes';
import type { SectionLink } from '@siren/domain/catalog';
import type { SuggestedProduct } from '@siren/domain/search';

/** Something that one may have meant, and where it leads. */
export type Suggestion = { to: string } & (
  | { kind: 'recent' | 'query' | 'all'; query: string }
  | { kind: 'section'; section: SectionLink }
  | { kind: 'product'; product: SuggestedProduct }
);

/** Suggestions under a heading; null where they need none. */
export interface SuggestionGroup {
  heading: string | null;
  suggestions: readonly Suggestion[];
}

const group = (heading: string | null, suggestions: readonly Suggestion[]): SuggestionGroup[] =>
  suggestions.length > 0 ? [{ heading, suggestions }] : [];

/** What is searched for otherwise: as others do, in sections, goods, and all of it. */
export function suggestionGroups(answer: AnswerOf<'/api/catalog/suggest'>): SuggestionGroup[] {
  const { query, correctedQuery, queries, sections, products } = answer;
  const meant = correctedQuery ?? query;
  return [
    ...group(
      null,
      queries.map((text) => ({ kind: 'query', query: text, to: paths.search(text) })),
    ),
    ...group(
      'Разделы',
      sections.map((section) => ({ kind: 'section', section, to: paths.section(section.path) })),
    ),
    ...group(
      'Товары',
      products.map((product) => ({
        kind: 'product',
        product,
        to: paths.product(product.path, product.offer),
      })),
    ),
    ...(products.length > 0 ? group(null, [{ kind: 'all', query: meant, to: paths.search(meant) }]) : []),
  ];
}

/** What one has searched for oneself. */
export const recentGroups = (queries: readonly string[]): SuggestionGroup[] =>
  group(
    'Вы искали',
    queries.map((query) => ({ kind: 'recent', query, to: paths.search(query) })),
  );
