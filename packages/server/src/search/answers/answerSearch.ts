import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { toLinks } from '../../catalog/index.ts';
import type { Catalog, SectionTree } from '../../catalog/index.ts';
import type { Context } from '../../http/index.ts';
import type { SearchState } from '../memory/index.ts';
import type { Chosen } from './chosenGoods.ts';
import { chosenOrGone } from './chosenOrGone.ts';
import { isUnfiltered } from './isUnfiltered.ts';
import { namedSections } from './namedSections.ts';
import { sectionsOfGoods } from './sectionsOfGoods.ts';

type Path = '/api/catalog/search';

const MOST_SECTIONS = 8;
/** Goods shown where nothing was found. */
const POPULAR = 8;

/** A page of what a query finds here, and ways on. */
export async function answerSearch(
  context: Context,
  { catalog, state }: { catalog: Catalog; state: SearchState },
  { query, ...listing }: CheckedPayloadOf<Path>,
): Promise<AnswerOf<Path>> {
  const tree = await catalog.tree(context);
  const { chosen, gone, alone } = await chosenOrGone(context, { state, tree }, query, { typing: false });
  const key = `search ${state.version} ${alone} ${query}`;
  const { ids: products, levels, offers } = chosen;
  const list = await catalog.list(context, { key, products, levels, offers }, listing);
  const nothing = isUnfiltered(listing) && list.total === 0;
  const popular = nothing ? (await catalog.cards(context, state.first)).slice(0, POPULAR) : [];
  return {
    ...list,
    query,
    correctedQuery: chosen.corrected,
    marks: chosen.marks,
    whole: chosen.whole,
    sections: toLinks(nothing ? tree.tops : sectionsFor(tree, state, chosen)),
    elsewhere: nothing && chosen.ids.length > 0,
    gone,
    popular,
  };
}

function sectionsFor(tree: SectionTree, { index }: SearchState, { units, ids }: Chosen) {
  const named = namedSections(tree, units, MOST_SECTIONS);
  return named.length > 0 ? named : sectionsOfGoods(tree, index, ids, MOST_SECTIONS);
}
