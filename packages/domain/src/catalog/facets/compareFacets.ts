import type { FacetShape } from './FacetShape.ts';
import type { FacetStats } from './FacetStats.ts';
import { OWN_FACETS } from './offerTraits.ts';

/** What people choose furniture and most other goods by, first things first. */
const CHOSEN_BY = [
  /цвет|расцветк|оттен/i,
  /^(?:ширина|длина|диаметр|размер)/i,
  /материал|обивк|ткань|состав/i,
  /^(?:высота|глубина|объ[её]м|вес)/i,
  /^(?:форма|тип|вид|механизм|назначение|число|количество|мощность)/i,
];

/** What one reads of a good once it is chosen, and hardly looks for. */
const HARDLY = /износ|истиран|цикл|гаранти|упаков|сборк|страна/i;

interface Described {
  shape: FacetShape;
  stats: FacetStats;
}

const rankOf = ({ shape }: Described) => {
  const own = OWN_FACETS.findIndex((code) => code === shape.code);
  if (own >= 0) return own;
  const at = CHOSEN_BY.findIndex((words) => words.test(shape.name));
  const others = CHOSEN_BY.length + Number(HARDLY.test(shape.name));
  return OWN_FACETS.length + (at < 0 ? others : at);
};

/** Order of the facets: those of the shop, then what people choose by, then what most goods tell, wear and the like last. */
export function compareFacets(a: Described, b: Described): number {
  return rankOf(a) - rankOf(b) || b.stats.goods - a.stats.goods || (a.shape.code < b.shape.code ? -1 : 1);
}
