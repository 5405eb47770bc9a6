import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { toLinks } from '../../catalog/index.ts';
import type { Catalog } from '../../catalog/index.ts';
import type { Context } from '../../http/index.ts';
import type { SearchState } from '../memory/index.ts';
import { suggestQueries } from '../popular/index.ts';
import { chosenGoods } from './chosenGoods.ts';
import { namedSections } from './namedSections.ts';

type Path = '/api/catalog/suggest';

const MOST_PRODUCTS = 5;
/** Looked at for those: some may not be sold in this region. */
const LOOKED_AT = 30;
const MOST_SECTIONS = 3;
const MOST_QUERIES = 4;

/** What a query may become while it is typed. */
export async function answerSuggest(
  context: Context,
  { catalog, state }: { catalog: Catalog; state: SearchState },
  { query }: CheckedPayloadOf<Path>,
): Promise<AnswerOf<Path>> {
  const chosen = chosenGoods(state, query, { typing: true, most: LOOKED_AT });
  const { ids, levels, offers, units, corrected, marks } = chosen;
  const found = await catalog.found(context, { products: ids, levels, offers });
  const tree = await catalog.tree(context);
  return {
    query,
    correctedQuery: corrected,
    marks,
    products: found.slice(0, MOST_PRODUCTS).map(({ card, variant }) => ({
      id: card.id,
      path: card.path,
      offer: variant ? card.offer : null,
      name: card.name,
      price: card.price,
      oldPrice: card.oldPrice,
      image: card.images[0] ?? null,
    })),
    sections: toLinks(namedSections(tree, units, MOST_SECTIONS)),
    queries: suggestQueries(state.popular, corrected ?? query.toLowerCase(), MOST_QUERIES),
  };
}
