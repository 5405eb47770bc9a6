import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availabilities, availabilityOf } from '../availabilityOf.ts';
import type { FacetFilters, ListingQuery } from '../listing.ts';
import type { ListedGood } from './ListedGood.ts';
import { listGoods } from './listGoods.ts';

const offers = fc.record({
  price: fc.integer({ min: 1, max: 9 }).map((price) => price * 1_000),
  isCheaper: fc.boolean(),
  quantity: fc.integer({ min: 0, max: 6 }),
  exposition: fc.boolean(),
  color: fc.constantFrom('красный', 'синий', 'зелёный', null),
  width: fc.constantFrom(90, 120, 160, null),
  cover: fc.constantFrom('да', 'нет', null),
});

const goods: fc.Arbitrary<ListedGood[]> = fc
  .array(
    fc.record({
      brand: fc.constantFrom('Сирень', 'Лосиха', null),
      isHit: fc.boolean(),
      isNew: fc.boolean(),
      createdAt: fc.integer({ min: 0, max: 3 }),
      position: fc.integer({ min: 0, max: 5 }),
      offers: fc.array(offers, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 30 },
  )
  .map((list) =>
    list.map((good, at) => ({
      ...good,
      id: at,
      offers: good.offers.map(({ price, isCheaper, quantity, exposition, color, width, cover }, variant) => ({
        ...{ id: at * 10 + variant, price, quantity, exposition, options: [] },
        oldPrice: isCheaper ? price * 2 : null,
        params: [
          ...(color ? [{ name: 'Цвет', value: color, unit: null, hex: '#aabbcc' }] : []),
          ...(width ? [{ name: 'Ширина', value: String(width), unit: 'см', hex: null }] : []),
          ...(cover ? [{ name: 'Чехол', value: cover, unit: null, hex: null }] : []),
        ],
      })),
    })),
  );

const filters: fc.Arbitrary<FacetFilters> = fc.dictionary(
  fc.constantFrom('tsvet', 'shirina-sm', 'chehol', 'stock', 'badge', 'brand', 'nowhere'),
  fc.array(
    fc.constantFrom(
      'krasnyy',
      'siniy',
      '90',
      '100..130',
      '..160',
      'da',
      'in-stock',
      'exposition',
      'out-of-stock',
      'sale',
      'siren',
      'x',
    ),
    { maxLength: 3 },
  ),
  { maxKeys: 3, noNullPrototype: true },
);
const queries: fc.Arbitrary<ListingQuery> = fc.record({
  filters,
  priceFrom: fc.option(fc.integer({ min: 0, max: 9_000 })),
  priceTo: fc.option(fc.integer({ min: 0, max: 9_000 })),
  sort: fc.constantFrom('popular', 'price-asc', 'price-desc', 'new', 'relevance'),
  page: fc.integer({ min: 1, max: 3 }),
});

const check = (hold: (all: ListedGood[], query: ListingQuery) => void) =>
  fc.assert(fc.property(goods, queries, hold), { numRuns: 50 });

const everything: Omit<ListingQuery, 'sort'> = { filters: {}, priceFrom: null, priceTo: null, page: 1 };

test('the count of a value that is not chosen is the total that one sees with it alone of its facet', () => {
  check((all, query) => {
    for (const { code, values } of listGoods(all, query).facets) {
      for (const { slug, count } of values) {
        const chosen = { ...query, filters: { ...query.filters, [code]: [slug] } };
        expect(listGoods(all, chosen).total).toBe(count);
      }
    }
  });
});

test('facets and their values are the same whatever is chosen, but for counts and choice', () => {
  check((all, query) => {
    const shape = ({ facets }: { facets: ReturnType<typeof listGoods>['facets'] }) =>
      facets.map(({ values, ...facet }) => ({ ...facet, slugs: values.map(({ slug }) => slug) }));
    const plain = shape(listGoods(all, { ...everything, sort: query.sort }));
    const shown = shape(listGoods(all, query));
    // One that does not help stands among them while something of it is chosen.
    const helping = new Set(plain.map(({ code }) => code));
    expect(shown.filter(({ code }) => helping.has(code))).toEqual(plain);
    for (const { code } of shown) expect(helping.has(code) || code in query.filters).toBe(true);
  });
});

test('each good of a list has one availability: their counts add up to the goods that one sees of all of them', () => {
  check((all, query) => {
    const { stock: _, ...filters } = query.filters;
    const { total } = listGoods(all, { ...query, filters });
    const facet = listGoods(all, query).facets.find(({ code }) => code === 'stock');
    // Where all offers are alike there is nothing to choose.
    if (facet) expect(facet.values.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });
});

test('an availability shows goods by an offer of it, none that can be had better', () => {
  check((all, query) => {
    for (const wanted of availabilities) {
      const filters = { stock: [wanted] };
      const page = listGoods(all, { ...everything, sort: query.sort, filters });
      if (!page.facets.some(({ code, values }) => code === 'stock' && values.some((one) => one.selected)))
        continue;
      const better = availabilities.slice(0, availabilities.indexOf(wanted));
      for (const { good, offer } of page.listed) {
        expect(availabilityOf(offer)).toBe(wanted);
        expect(better.filter((one) => good.offers.some((own) => availabilityOf(own) === one))).toEqual([]);
      }
    }
  });
});

test('one more value of a facet never shows less, one more facet never more', () => {
  check((all, given) => {
    // Of what cannot be had better there may be more among fewer offers.
    const filters: FacetFilters = {
      ...given.filters,
      ...(given.filters['stock'] && { stock: ['in-stock'] }),
    };
    const query = { ...given, filters };
    const { total, facets } = listGoods(all, query);
    for (const { code, type, values } of facets) {
      const before = query.filters[code] ?? [];
      const isRange = type === 'number' && before.some((slug) => slug.includes('..'));
      const isChosen = isRange || values.some(({ selected }) => selected);
      for (const { slug } of values) {
        const more = listGoods(all, { ...query, filters: { ...query.filters, [code]: [...before, slug] } });
        if (isChosen) expect(more.total).toBeGreaterThanOrEqual(total);
        else expect(more.total).toBeLessThanOrEqual(total);
      }
    }
  });
});

test('every good shown has an offer within the prices, that very one, and stands on one page only', () => {
  check((all, query) => {
    const { pages, total } = listGoods(all, query);
    const shown = Array.from(
      { length: pages },
      (_, at) => listGoods(all, { ...query, page: at + 1 }).listed,
    ).flat();
    expect(shown).toHaveLength(total);
    expect(new Set(shown.map(({ good }) => good.id)).size).toBe(total);
    for (const { good, offer } of shown) {
      expect(good.offers).toContain(offer);
      expect(offer.price).toBeGreaterThanOrEqual(query.priceFrom ?? 0);
      expect(offer.price).toBeLessThanOrEqual(query.priceTo ?? Infinity);
    }
  });
});

test('the range of prices does not follow the chosen prices and holds all that are shown', () => {
  check((all, query) => {
    const { prices, listed } = listGoods(all, query);
    expect(listGoods(all, { ...query, priceFrom: null, priceTo: null }).prices).toEqual(prices);
    for (const { offer } of listed) {
      expect(offer.price).toBeGreaterThanOrEqual(prices?.min ?? Infinity);
      expect(offer.price).toBeLessThanOrEqual(prices?.max ?? 0);
    }
  });
});

test('in «popular» and «new» what is out of stock comes last; prices go the way that was asked for', () => {
  check((all, query) => {
    const rows = (sort: ListingQuery['sort']) => listGoods(all, { ...query, sort, page: 1 }).listed;
    for (const sort of ['popular', 'new'] as const) {
      const stocked = rows(sort).map(({ offer }) => offer.quantity > 0);
      expect(stocked).toEqual(stocked.toSorted((a, b) => Number(b) - Number(a)));
    }
    const prices = (sort: ListingQuery['sort']) => rows(sort).map(({ offer }) => offer.price);
    expect(prices('price-asc')).toEqual(prices('price-asc').toSorted((a, b) => a - b));
    expect(prices('price-desc')).toEqual(prices('price-desc').toSorted((a, b) => b - a));
  });
});

test('of equally relevant goods those come first that can be bought, what is out of stock last', () => {
  check((all, query) => {
    const levelled = all.map((good, at) => ({ ...good, level: -Math.floor(at / 5) }));
    const { listed } = listGoods(levelled, { ...query, sort: 'relevance', page: 1 });
    const places = listed.map(({ good, offer: { quantity, exposition } }) => {
      const availability = quantity === 0 ? 0 : 1 + Number(!exposition);
      return good.level * 3 + availability;
    });
    expect(places).toEqual(places.toSorted((a, b) => b - a));
  });
});

test('the order of the goods given matters to relevance alone', () => {
  check((all, query) => {
    if (query.sort === 'relevance') return;
    expect(listGoods(all.toReversed(), query)).toEqual(listGoods(all, query));
  });
});
