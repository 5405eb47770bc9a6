import type { PayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { MONEY_MAX } from '@siren/domain/money';
import type { GoodFilters, StaffGood, StaffGoodRow } from '@siren/domain/goods';
import { mockViews } from '../kit/views/views.mock.ts';
import { mockBulkGoods } from './bulk/bulkGoods.mock.ts';
import { badgeChoices, makeStaffGood } from './goods.fixtures.ts';
import { withParams } from './params.mock.ts';
import { withFilm } from './film.mock.ts';
import { withPapers } from './papers.mock.ts';
import { priceRegions, withPrices } from './prices.mock.ts';
import { withPictures } from './pictures.mock.ts';
import { withRelated } from './related.mock.ts';
import { sectionChoices } from './sections.fixtures.ts';
import { withStock } from './stock.mock.ts';

const fits =
  (
    { brand, stock, state, priceFrom = 0, priceTo = MONEY_MAX, noPicture, byHand }: GoodFilters,
    query: string,
  ) =>
  (good: StaffGoodRow) =>
    (!brand || brand.includes(good.brand ?? '')) &&
    (!stock || stock.includes(good.pieces > 0 ? 'in' : 'out')) &&
    (!state || state.includes(good.state)) &&
    (good.price === null
      ? priceFrom === 0 && priceTo === MONEY_MAX
      : good.price >= priceFrom && good.price <= priceTo) &&
    (!noPicture || good.image === null) &&
    (!byHand || good.byHand) &&
    `${good.name} ${good.brand} ${good.article}`.toLowerCase().includes(query.toLowerCase());

type Sort = NonNullable<PayloadOf<'/api/admin/catalog/list'>['sort']>;

const compare = ({ key, direction }: Sort) => {
  const sign = direction === 'ascending' ? 1 : -1;
  return (one: StaffGoodRow, other: StaffGoodRow) =>
    key === 'name'
      ? sign * one.name.localeCompare(other.name, 'ru')
      : Number(one.price === null) - Number(other.price === null) ||
        sign * ((one.price ?? 0) - (other.price ?? 0));
};

const mockChoices = (regions: PriceRegions = priceRegions.slice(0, 2)) =>
  mockCall('/api/admin/catalog/choices', () => ({
    sections: sectionChoices,
    brands: ['Аск', 'Берег', 'Лада', 'Мох'],
    badges: badgeChoices,
    regions: [...regions],
  }));

/**
 * A server that has these goods; what is done to many of them goes by the rules of the domain.
 *
 * @param lost the first change of many is made, and nobody hears of it
 */
export function mockGoods(first: readonly StaffGoodRow[], { lost = false } = {}) {
  const goods = [...first];
  const found = (filters: GoodFilters, query: string) => goods.filter(fits(filters, query));
  return [
    ...mockViews(),
    mockChoices(),
    ...mockBulkGoods(goods, found, lost),
    mockCall('/api/admin/catalog/list', ({ query, filters, sort, page, size }) => {
      const those = found(filters, query);
      const rows = sort.key === 'changed' ? those : those.toSorted(compare(sort));
      return { rows: rows.slice((page - 1) * size, page * size), total: those.length, sums: {} };
    }),
  ];
}

type PriceRegions = readonly { id: number; name: string }[];

/** Who works on the good meanwhile: what they make of it comes between what was seen and what is sent. */
type Meanwhile = (good: StaffGood) => StaffGood;

/** A server that has this good. */
export function mockGood(first: StaffGood = makeStaffGood(), meanwhile?: Meanwhile, regions?: PriceRegions) {
  let good = first;
  let other = meanwhile;
  return [
    mockChoices(regions),
    mockCall('/api/admin/catalog/get', ({ id }) => {
      if (id !== good.id) throw staffRefusal('good.not_found');
      return good;
    }),
    mockCall('/api/admin/catalog/set-pictures', (wish) => (good = withPictures(good, wish))),
    mockCall('/api/admin/catalog/set-film', (wish) => (good = withFilm(good, wish))),
    mockCall('/api/admin/catalog/set-papers', (wish) => (good = withPapers(good, wish))),
    mockCall('/api/admin/catalog/set-related', (wish) => (good = withRelated(good, wish))),
    mockCall('/api/admin/catalog/set-badges', ({ version, badges }) => {
      if (version !== good.version) throw staffRefusal('general.conflict', { data: good });
      const inOrder = badgeChoices.map(({ id }) => id).filter((id) => badges.includes(id));
      return (good = { ...good, badges: inOrder, version: version + 1 });
    }),
    mockCall('/api/admin/catalog/change-stock', (wish) => {
      if (other) good = other(good);
      other = undefined;
      return (good = withStock(good, wish));
    }),
    mockCall('/api/admin/catalog/save', ({ version, set, back, params, paramsBack, ...wish }) => {
      if (other) good = { ...other(good), version: good.version + 1 };
      other = undefined;
      if (version !== good.version) throw staffRefusal('general.conflict', { data: good });
      good = {
        ...good,
        ...set,
        ...Object.fromEntries(back.map((field) => [field, good.feed[field]])),
        state: (set.hidden ?? good.hidden) ? 'hidden' : 'sold',
        feed: Object.fromEntries(
          Object.entries(good.feed).filter(([field]) => !back.some((given) => given === field)),
        ),
        variants: good.variants.map((variant) => withPrices(withParams(variant, params, paramsBack), wish)),
        version: good.version + 1,
      };
      return good;
    }),
  ];
}
