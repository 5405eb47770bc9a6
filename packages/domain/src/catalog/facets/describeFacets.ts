import type { FacetType, NumberRange } from '../listing.ts';
import { compareFacets } from './compareFacets.ts';
import { compareValues } from './compareValues.ts';
import type { FacetShape, ShapeValue } from './FacetShape.ts';
import type { FacetStats, ValueStats } from './FacetStats.ts';
import { isHelpful } from './isHelpful.ts';
import { OWN_FACETS } from './offerTraits.ts';
import { distinctAddresses } from './distinctAddresses.ts';
import { popularSlugs } from './popularSlugs.ts';
import { commonest } from './commonest.ts';
import type { Trait } from './Trait.ts';

/** Facets shown at once, those of the shop itself among them. */
const FACETS_MAX = 24;
/** Share of what is said that makes a facet numbers, colours or a flag; the rest of it is passed over. */
const TYPE_SHARE = 0.9;

const goodsOf = (values: readonly ValueStats[]) => values.reduce((sum, { goods }) => sum + goods, 0);

/** How a value is read. Another offer may spell it otherwise: the commonest reading counts. */
const readingOf = ({ spellings }: ValueStats): Trait => commonest(spellings);

const typeOf = (values: readonly ValueStats[]): FacetType => {
  const all = goodsOf(values);
  const types = ['color', 'number', 'flag'] as const;
  const share = (type: FacetType) => goodsOf(values.filter((value) => readingOf(value).kind === type)) / all;
  return types.find((type) => share(type) >= TYPE_SHARE) ?? 'text';
};

const belongs = (value: ValueStats, type: FacetType) => {
  const { kind, slug } = readingOf(value);
  return type === 'text' || (kind === type && !(type === 'flag' && slug === 'net'));
};

const rangeOf = (values: readonly ShapeValue[], type: FacetType): NumberRange | null => {
  const numbers = type === 'number' ? values.flatMap(({ number }) => number ?? []) : [];
  // No spread of arguments: there may be a hundred thousand of them.
  const [first] = numbers;
  if (first === undefined) return null;
  const least = (a: number, b: number) => Math.min(a, b);
  const greatest = (a: number, b: number) => Math.max(a, b);
  return { min: numbers.reduce(least, first), max: numbers.reduce(greatest, first) };
};

/** How much there is in a list, filters apart. */
export interface ListSize {
  goods: number;
  offers: number;
}

const offersOf = ({ spellings }: ValueStats) => spellings.reduce((sum, { offers }) => sum + offers, 0);

/** The values of a facet, each with the goods that have it. */
const valuesOf = (kept: readonly ValueStats[], type: FacetType): (ShapeValue & { goods: number })[] => {
  const readings = kept.map((value) => ({
    ...readingOf(value),
    goods: value.goods,
    plains: [...new Set(value.spellings.map(({ trait }) => trait.slug))],
    former: [...new Set(value.spellings.flatMap(({ trait }) => trait.former ?? []))],
  }));
  const slugs = distinctAddresses(
    readings.map(({ slug, plains, value }) => ({ plain: slug, plains, own: value })),
  );
  return readings.map(({ slug: plain, plains, former, value, name, hex, number, goods }, at) => ({
    ...{ slug: slugs[at] ?? plain, plain, plains, former, value, name, number, goods },
    ...{ hex: type === 'color' ? hex : null, popular: false },
  }));
};

const describe = (stats: FacetStats, list: ListSize): { shape: FacetShape; stats: FacetStats } => {
  const { facet } = stats;
  const isOwn = OWN_FACETS.some((own) => own === facet);
  const type = typeOf(stats.values);
  const kept = stats.values.filter((value) => belongs(value, type));
  const spellings = kept.flatMap((value) => value.spellings);
  const { title, unit, code } = commonest(spellings);
  const plains = [...new Set(spellings.map(({ trait }) => trait.code))];
  const compare = compareValues(type, facet);
  const values = valuesOf(kept, type)
    .toSorted(compare)
    .map((counted): ShapeValue => {
      const { goods: _, ...value } = counted;
      return value;
    });
  const helps = isHelpful({
    ...{ type, unit, isOwn, total: list.goods, goods: stats.goods },
    counts: kept.map(({ goods }) => goods),
    isEverywhere: kept.every((value) => offersOf(value) === list.offers),
  });
  const range = rangeOf(values, type);
  return {
    stats,
    shape: { code, plain: code, plains, facet, name: title, type, unit, values, range, helps },
  };
};

/** The facets under codes of which no two are the same. */
const distinct = (described: readonly ReturnType<typeof describe>[]) => {
  const codes = distinctAddresses(
    described.map(({ shape: { plain, plains, facet } }) => ({ plain, plains, own: facet })),
  );
  return described.map(({ shape, stats }, at) => ({
    stats,
    shape: { ...shape, code: codes[at] ?? shape.plain },
  }));
};

/**
 * The facets that the goods of a list make, in the order to show: type, unit, values and range of each, and which
 * of them help to choose.
 */
export function describeFacets(stats: readonly FacetStats[], list: ListSize): FacetShape[] {
  const described = distinct(
    stats
      .filter(({ values }) => values.some((value) => belongs(value, typeOf(values))))
      .map((facet) => describe(facet, list)),
  ).toSorted((a, b) => compareFacets(a, b));
  const helpful = new Set(
    described
      .filter(({ shape }) => shape.helps)
      .slice(0, FACETS_MAX)
      .map(({ shape }) => shape.code),
  );
  const popular = popularSlugs(
    described.filter(({ shape }) => helpful.has(shape.code)),
    list.goods,
  );
  return described.map(({ shape }) => ({
    ...shape,
    helps: helpful.has(shape.code),
    values: shape.values.map((value) =>
      popular.has(`${shape.code}=${value.slug}`) ? { ...value, popular: true } : value,
    ),
  }));
}
