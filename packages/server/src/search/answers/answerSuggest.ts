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
  const { ids, offers, units, corrected, marks } = chosenGoods(state, query, { typing: true });
  const cards = await catalog.cards(context, ids.slice(0, LOOKED_AT), offers);
  const tree = await catalog.tree(context);
  return {
    query,
    correctedQuery: corrected,
    marks,
    products: cards.slice(0, MOST_PRODUCTS).map(({ id, path, offer, name, price, oldPrice, images }) => ({
      id,
      path,
      offer: offers.has(offer) ? offer : null,
      name,
      price,
      oldPrice,
      image: images[0] ?? null,
    })),
    sections: toLinks(namedSections(tree, units, MOST_SECTIONS)),
    queries: suggestQueries(state.popular, corrected ?? query.toLowerCase(), MOST_QUERIES),
  };
}
