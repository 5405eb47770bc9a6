import { queryVariants } from '@siren/domain/search';
import type { SearchState } from '../memory/index.ts';
import { understandQuery } from '../query/index.ts';
import type { Understood, UnderstandOptions } from '../query/index.ts';

/** The goods that a query means. */
export interface Chosen extends Understood {
  /** Ids of products, the best first. */
  ids: readonly number[];
  /** Whether they have every word of the query. */
  whole: boolean;
}

/** Goods by article or barcode where the query is one and no word that is known, else by words. */
export function chosenGoods(state: SearchState, query: string, options: UnderstandOptions): Chosen {
  const understood = understandQuery(query, state, options);
  const known = understood.units.length > 0 && understood.corrected === null;
  if (!known || /\d/.test(query)) {
    for (const code of options.exact ? [query] : [query, ...queryVariants(query)]) {
      const ids = state.index.byCode(code);
      if (ids.length > 0) return { units: [], corrected: code === query ? null : code, ids, whole: true };
    }
  }
  return { ...understood, ...state.index.find(understood.units) };
}
