import type { FacetStats, Trait } from '../facets/index.ts';
import type { ListedGood } from './ListedGood.ts';

interface Said {
  good: ListedGood;
  traits: readonly Trait[];
}

const goodsIn = (said: readonly { good: ListedGood }[]) => new Set(said.map(({ good }) => good.id)).size;

/** What offers say, by facet and value. */
export function collectStats(offers: readonly Said[]): FacetStats[] {
  const all = offers.flatMap(({ good, traits }) => traits.map((trait) => ({ good, trait })));
  return [...Map.groupBy(all, ({ trait }) => trait.facet)].map(([facet, said]) => ({
    facet,
    goods: goodsIn(said),
    values: [...Map.groupBy(said, ({ trait }) => trait.value)].map(([value, alike]) => ({
      value,
      goods: goodsIn(alike),
      spellings: [...Map.groupBy(alike, ({ trait }) => JSON.stringify(trait)).values()].flatMap((same) =>
        same.slice(0, 1).map(({ trait }) => ({ trait, offers: same.length })),
      ),
    })),
  }));
}
