import { firstBadges, listGoods, searchSorts } from '@siren/domain/catalog';
import type { KnownBadge, ListedGood, ListingQuery } from '@siren/domain/catalog';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGoodsIndex } from './index.ts';
import type { IndexedGood, IndexPage, ListingScope } from './index.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const REGIONS = [1, 2];
const BADGES: readonly KnownBadge[] = [
  { id: 7, code: 'b7', name: 'Ручная работа', filterName: '', tone: 'brand', rule: 'hand' },
  ...firstBadges,
  { id: 8, code: 'b8', name: 'Выбор', filterName: 'Наш выбор', tone: 'info', rule: 'hand' },
];

const params = fc.array(
  fc.oneof(
    fc.record({
      name: fc.constantFrom('Ширина', 'Высота', 'ширина'),
      value: fc.constantFrom('90', '120', '160', '160,5', '200', '90-120', '90, 120'),
      unit: fc.constantFrom('см', 'мм', '°', '"', '″', "'", 'мВ', 'МВ', null),
      hex: fc.constant(null),
    }),
    fc.record({
      name: fc.constantFrom('Цвет', 'Обивка', 'sort'),
      value: fc.constantFrom(
        'велюр, шалфей',
        'шалфей',
        'Шалфей',
        'глина',
        'чёрный',
        'черный',
        'A+',
        'A',
        'A++',
        'A#',
        'A-',
        '−7…+9',
        '7…+9',
      ),
      unit: fc.constant(null),
      hex: fc.constantFrom('#9caf88', '#b66a50', null),
    }),
    fc.record({
      name: fc.constantFrom('Механизм', 'Ящик', 'Артикул', 'constructor', '№'),
      value: fc.constantFrom(
        'да',
        'Да',
        'нет',
        'да, большой',
        '60 000 циклов',
        '1',
        '2',
        '– 2',
        '1 5',
        'да, нет',
        '007',
        '+',
        '—',
      ),
      unit: fc.constant(null),
      hex: fc.constant(null),
    }),
  ),
  { maxLength: 5 },
);

const sold = fc.record({
  price: fc.integer({ min: 1, max: 8 }).map((price) => price * 1_000),
  isCheaper: fc.boolean(),
  quantity: fc.integer({ min: 0, max: 6 }),
});

const offer = fc.record({
  exposition: fc.boolean(),
  pictured: fc.boolean(),
  params,
  options: params.map((list) => list.slice(0, 1).map(({ name, value, hex }) => ({ name, value, hex }))),
  sold: fc.tuple(fc.option(sold), fc.option(sold)).map((regions) =>
    regions.flatMap((one, at) =>
      one
        ? [
            {
              region: REGIONS[at] ?? 0,
              price: one.price,
              oldPrice: one.isCheaper ? one.price * 2 : null,
              quantity: one.quantity,
            },
          ]
        : [],
    ),
  ),
});

const goods: fc.Arbitrary<IndexedGood[]> = fc
  .array(
    fc.record({
      section: fc.integer({ min: 1, max: 4 }),
      brand: fc.constantFrom('Сирень', 'сирень', 'Лосиха', null),
      isHit: fc.boolean(),
      handBadges: fc.subarray([7, 8, 9]),
      newUntil: fc.constantFrom(0, NOW.getTime() - 1, NOW.getTime() + 1, Infinity),
      createdAt: fc.integer({ min: 0, max: 3 }),
      position: fc.integer({ min: 0, max: 5 }),
      offers: fc.array(offer, { maxLength: 3 }),
    }),
    { maxLength: 60 },
  )
  .map((list) =>
    list.map((good, at) => ({
      ...good,
      id: at + 1,
      offers: good.offers.map((own, number) => ({ ...own, id: at * 10 + number })),
    })),
  );

const filters = fc.dictionary(
  fc.constantFrom(
    'tsvet',
    'obivka',
    'shirina-sm',
    'vysota',
    'vysota-mm',
    'vysota-mv',
    'stock',
    'badge',
    'brand',
    'p-sort',
    'constructor',
    'yaschik',
  ),
  fc.array(
    fc.constantFrom(
      'shalfey',
      'glina',
      'chernyy',
      '160',
      '160.5',
      '100..170',
      '..120',
      '160..',
      'x..y',
      '..',
      'in-stock',
      'sale',
      'new',
      'exposition',
      'out-of-stock',
      'siren',
      'da',
      'net',
      'a-plus',
      'a',
      '7-plus-9',
      'nowhere',
    ),
    { minLength: 1, maxLength: 3 },
  ),
  { maxKeys: 3, noNullPrototype: true },
);

/** Half of the lists are whole: only there goods are pinned. */
const queries: fc.Arbitrary<ListingQuery> = fc.record({
  filters: fc.oneof(fc.constant({}), filters),
  priceFrom: fc.option(fc.integer({ min: 0, max: 8_000 }), { freq: 1 }),
  priceTo: fc.option(fc.integer({ min: 0, max: 9_000 }), { freq: 1 }),
  sort: fc.constantFrom(...searchSorts),
  page: fc.integer({ min: 1, max: 4 }),
  pins: fc.uniqueArray(fc.integer({ min: 1, max: 70 }), { maxLength: 12 }),
});

const scopes: fc.Arbitrary<ListingScope> = fc.oneof(
  fc.record({ sections: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }) }),
  fc
    .record({
      products: fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 70 }),
      offers: fc
        .array(fc.tuple(fc.integer({ min: 0, max: 92 }), fc.constantFrom(1, 12.7, 13, 26)))
        .map((said) => new Map(said)),
      ranked: fc.option(fc.integer({ min: 1, max: 20 })),
    })
    .map(({ ranked, ...goods }) => ({
      ...goods,
      levels: ranked === null ? undefined : goods.products.map((_, at) => -Math.floor(at / ranked)),
    })),
);

const listedIn = (all: readonly IndexedGood[], region: number, scope: ListingScope): ListedGood[] => {
  const chosen =
    'sections' in scope
      ? all.filter(({ section }) => scope.sections.includes(section))
      : [...new Set(scope.products)].flatMap((id) => {
          const good = all.find((one) => one.id === id);
          return good ? { ...good, level: scope.levels?.[scope.products.indexOf(id)] } : [];
        });
  return chosen
    .map(({ newUntil, ...good }) => ({
      ...good,
      isNew: newUntil > NOW.getTime(),
      offers: good.offers.flatMap(({ sold: regions, ...own }) =>
        regions.filter((one) => one.region === region).map((one) => ({ ...own, ...one })),
      ),
    }))
    .filter(({ offers }) => offers.length > 0);
};

/** What the rule itself answers; a list of sections has no order of its own. */
const expected = (
  all: readonly IndexedGood[],
  region: number,
  scope: ListingScope,
  query: ListingQuery,
): IndexPage => {
  const asked = 'products' in scope ? scope.offers : undefined;
  const { listed, ...page } = listGoods(listedIn(all, region, scope), query, asked, BADGES);
  const idsOf = (rows: typeof listed) => rows.map(({ offer: own }) => own.id);
  return {
    ...page,
    offers: idsOf(listed),
    variants: new Set(idsOf(listed.filter(({ variant }) => variant))),
  };
};

const sortFor = (scope: ListingScope, query: ListingQuery): ListingQuery =>
  'sections' in scope && query.sort === 'relevance' ? { ...query, sort: 'popular' } : query;

test('the index answers what the rule answers', () => {
  fc.assert(
    fc.property(goods, fc.array(fc.tuple(scopes, queries), { minLength: 1, maxLength: 4 }), (all, asked) => {
      const index = createGoodsIndex(BADGES);
      for (const good of all) index.put(good);
      for (const [scope, given] of asked) {
        const query = sortFor(scope, given);
        for (const region of REGIONS) {
          expect(index.list(region, scope, query, NOW)).toEqual(expected(all, region, scope, query));
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

test('and still does after goods have changed, gone and come', () => {
  const changes = fc.array(fc.tuple(goods, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 })), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(goods, changes, scopes, queries, (first, later, scope, given) => {
      const index = createGoodsIndex(BADGES, 5);
      const query = sortFor(scope, given);
      const now = new Map<number, IndexedGood>();
      for (const [more, gone] of [[first, []] as const, ...later]) {
        for (const good of more) {
          now.set(good.id, good);
          index.put(good);
        }
        for (const id of gone) {
          now.delete(id);
          index.remove(id);
        }
        expect(index.list(1, scope, query, NOW)).toEqual(expected([...now.values()], 1, scope, query));
      }
    }),
    { numRuns: 300 },
  );
});

test('goods stop being new by themselves', () => {
  const sold = [{ region: 1, price: 1_000, oldPrice: null, quantity: 5 }];
  const own = { id: 1, exposition: false, pictured: false, params: [], options: [], sold };
  const good = { brand: null, isHit: false, handBadges: [], createdAt: 0, position: 0, section: 1 };
  const index = createGoodsIndex(BADGES);
  index.put({ ...good, id: 1, newUntil: NOW.getTime() + 1_000, offers: [own] });
  index.put({ ...good, id: 2, newUntil: 0, offers: [{ ...own, id: 2 }] });
  const list = (now: Date) => {
    const query = { filters: {}, priceFrom: null, priceTo: null, sort: 'popular', page: 1 } as const;
    return index.list(1, { sections: [1] }, query, now).facets.map(({ code }) => code);
  };
  expect(list(NOW)).toEqual(['badge']);
  expect(list(new Date(NOW.getTime() + 1_000))).toEqual([]);
});
