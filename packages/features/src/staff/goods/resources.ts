import { exportAddress } from '@siren/contract/exports';
import { BRAND_NAME_MAX } from '@siren/domain/brands';
import type { ExportFormat } from '@siren/domain/exports';
import { goodSorts, goodStates, goodStocks } from '@siren/domain/goods';
import type { GoodFilters } from '@siren/domain/goods';
import { knownIn, readIds } from '@siren/domain/lists';
import { withoutUnseen } from '@siren/domain/typed';
import { resource } from '../../api/index.ts';
import { sumIn } from '../kit/index.ts';
import type { ChosenFilters, ListAddress, ListRule } from '../kit/index.ts';

const goodFilters = [
  'section',
  'brand',
  'badge',
  'stock',
  'state',
  'priceFrom',
  'priceTo',
  'noPicture',
  'byHand',
] as const;

/** The name of a brand without what nobody sees in it; none for what is too long for one. */
const brandIn = (value: string): string[] => {
  const name = withoutUnseen(value).trim();
  return name === '' || name.length > BRAND_NAME_MAX || /[\v\f]/.test(name) ? [] : [name];
};

/** What the address says, as the server is asked; what means nothing is passed over. */
export function filtersOf(chosen: ChosenFilters): GoodFilters {
  const { section, brand, badge, stock, state, noPicture, byHand } = chosen;
  const sections = readIds(section, 100);
  const brands = (brand ?? []).flatMap(brandIn).slice(0, 100);
  const badges = readIds(badge, 100);
  const stocks = knownIn(stock, goodStocks);
  const states = knownIn(state, goodStates);
  const [priceFrom, priceTo] = [sumIn(chosen, 'priceFrom'), sumIn(chosen, 'priceTo')];
  return {
    ...(sections.length > 0 && { section: sections }),
    ...(brands.length > 0 && { brand: brands }),
    ...(badges.length > 0 && { badge: badges }),
    ...(stocks.length > 0 && { stock: stocks }),
    ...(states.length > 0 && { state: states }),
    ...(priceFrom !== null && { priceFrom }),
    ...(priceTo !== null && { priceTo }),
    ...(noPicture && { noPicture: true as const }),
    ...(byHand && { byHand: true as const }),
  };
}

/** What the address of the list may say. */
export const goodRule: ListRule = {
  filters: goodFilters,
  sorts: goodSorts,
  meant: (chosen) => ({ ...filtersOf(chosen) }),
};

export const FIRST_SORT = { key: goodSorts[0], direction: 'descending' } as const;

const sortOf = (sort: ListAddress['sort']) => {
  const key = goodSorts.find((one) => one === sort?.key);
  return sort !== null && key !== undefined ? { key, direction: sort.direction } : FIRST_SORT;
};

/** What the list is narrowed by and put in order by. */
export const askedBy = ({ query, filters, sort }: ListAddress) => ({
  query,
  filters: filtersOf(filters),
  sort: sortOf(sort),
});

/** The page of the list that an address names. */
export const goodsResource = (address: ListAddress) =>
  resource('/api/admin/catalog/list', { ...askedBy(address), page: address.page });

/** All its pages as a file. */
export const goodsFile = (address: ListAddress, format: ExportFormat): string =>
  exportAddress('catalog', format, askedBy(address));

/** Sections, brands and badges that there are. */
export const choicesResource = resource('/api/admin/catalog/choices', {});

/** Whether a key of the cache is of what is read of goods; what they are narrowed by is not. */
export const isOfGoods = (key: unknown): boolean =>
  typeof key === 'string' && /^\/api\/admin\/catalog\/(?:list|get) /u.test(key);

/** A good with its prices. */
export const goodResource = (id: number) => resource('/api/admin/catalog/get', { id });
