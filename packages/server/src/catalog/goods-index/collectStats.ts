import type { FacetStats, ListSize, Spelling, ValueStats } from '@siren/domain/catalog';
import type { IndexView } from './IndexView.ts';
import { marksAt } from './IndexView.ts';
import type { MarkNumbers } from './marks.ts';

/** What the goods of a list say, and how many there are. */
export interface ListStats {
  stats: FacetStats[];
  list: ListSize;
}

/** Counts by number; each good counts once, which is what `lastGood` is for. */
const createCounts = (length: number) => {
  const counts = new Int32Array(length);
  const lastGood = new Int32Array(length).fill(-1);
  return {
    counts,
    add(number: number, good: number) {
      if (lastGood[number] === good) return;
      lastGood[number] = good;
      counts[number] = (counts[number] ?? 0) + 1;
    },
  };
};

/** Counts of goods by value and by facet, and of offers by trait. */
const createTally = ({ book }: IndexView) => {
  const values = createCounts(book.facetOf.length);
  const facets = createCounts(book.facets.length);
  const facetOf = Int32Array.from(book.facetOf);
  const spelled = new Int32Array(book.traits.length);
  return {
    values: values.counts,
    facets: facets.counts,
    spelled,
    add(said: MarkNumbers, first: number, end: number, good: number) {
      for (let at = first; at < end; at += 1) {
        const value = said.values[at] ?? 0;
        const trait = said.traits[at] ?? 0;
        values.add(value, good);
        facets.add(facetOf[value] ?? 0, good);
        spelled[trait] = (spelled[trait] ?? 0) + 1;
      }
    },
  };
};

const count = (view: IndexView, goods: Int32Array) => {
  const { table, columns } = view;
  const { firstOffer, firstTrait } = table;
  const tally = createTally(view);
  const list: ListSize = { goods: 0, offers: 0 };
  for (const good of goods) {
    const end = firstOffer[good + 1] ?? 0;
    let sold = false;
    for (let offer = firstOffer[good] ?? 0; offer < end; offer += 1) {
      if ((columns.price[offer] ?? 0) === 0) continue;
      sold = true;
      list.offers += 1;
      const marks = marksAt(view, offer);
      tally.add(table, firstTrait[offer] ?? 0, firstTrait[offer + 1] ?? 0, good);
      tally.add(marks, 0, marks.values.length, good);
    }
    if (sold) list.goods += 1;
  }
  return { list, ...tally };
};

/** What the goods of a list say, filters apart: `collectStats` of the domain on columns. */
export function collectStats(view: IndexView, goods: Int32Array): ListStats {
  const { book } = view;
  const { list, values, facets, spelled } = count(view, goods);
  const byValue = new Map<number, Spelling[]>();
  for (const [number, trait] of book.traits.entries()) {
    const offers = spelled[number] ?? 0;
    if (offers === 0) continue;
    const value = book.valueOf[number] ?? 0;
    const known = byValue.get(value);
    if (known) known.push({ trait, offers });
    else byValue.set(value, [{ trait, offers }]);
  }
  const byFacet = Map.groupBy(byValue, ([value]) => book.facetOf[value] ?? 0);
  const stats = [...byFacet].map(([facet, said]) => ({
    facet: book.facets[facet] ?? '',
    goods: facets[facet] ?? 0,
    values: said.map(([value, spellings]): ValueStats => ({
      value: spellings[0]?.trait.value ?? '',
      goods: values[value] ?? 0,
      spellings,
    })),
  }));
  return { stats, list };
}
