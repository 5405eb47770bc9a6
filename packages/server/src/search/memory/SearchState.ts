import type { GoodsIndex } from '../engine/index.ts';
import type { PopularQuery } from '../popular/index.ts';
import type { Language, SynonymTable } from '../query/index.ts';

/** All that queries are answered from. */
export interface SearchState extends Language {
  /** Another one after every change, so that answers made before it are not taken for newer ones. */
  version: number;
  index: GoodsIndex;
  synonyms: SynonymTable;
  popular: readonly PopularQuery[];
  /** Products that come first where nothing is asked for. */
  first: readonly number[];
}
