import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { withoutStress } from '@siren/domain/typed';
import { toLinks } from '../../catalog/index.ts';
import type { Catalog, FoundCard } from '../../catalog/index.ts';
import type { Context } from '../../http/index.ts';
import type { SearchState } from '../memory/index.ts';
import { suggestQueries } from '../popular/index.ts';
import { chosenOrGone } from './chosenOrGone.ts';
import { namedSections } from './namedSections.ts';

type Path = '/api/catalog/suggest';

const MOST_PRODUCTS = 5;
/** Looked at for those; at more of them where too few can be bought: not all are sold or left in this region. */
const LOOKED_AT = 30;
const LOOKED_ON = 300;
const MOST_SECTIONS = 3;
const MOST_QUERIES = 4;

const canBeBought = ({ card: { stock, exposition } }: FoundCard): boolean =>
  stock.status !== 'out_of_stock' && !exposition;

/** What a query may become while it is typed. */
export async function answerSuggest(
  context: Context,
  { catalog, state }: { catalog: Catalog; state: SearchState },
  { query }: CheckedPayloadOf<Path>,
): Promise<AnswerOf<Path>> {
  const tree = await catalog.tree(context);
  const look = async (most: number) => {
    const { chosen, gone } = await chosenOrGone(context, { state, tree }, query, { typing: true, most });
    const { ids: products, levels, offers } = chosen;
    return { ...chosen, gone, found: await catalog.found(context, { products, levels, offers }) };
  };
  const first = await look(LOOKED_AT);
  const isEnough = first.ids.length < LOOKED_AT || first.found.filter(canBeBought).length >= MOST_PRODUCTS;
  const { found, units, corrected, marks, gone } = isEnough ? first : await look(LOOKED_ON);
  const like = gone.flatMap(({ section }) => section ?? []);
  const named = toLinks(namedSections(tree, units, MOST_SECTIONS));
  const sections = [...new Map([...like, ...named].map((link) => [link.path, link])).values()];
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
    sections: sections.slice(0, MOST_SECTIONS),
    queries: suggestQueries(state.popular, corrected ?? withoutStress(query).toLowerCase(), MOST_QUERIES),
  };
}
