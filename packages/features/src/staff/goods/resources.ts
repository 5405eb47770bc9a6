import { exportAddress } from '@siren/contract/exports';
import type { ExportFormat } from '@siren/domain/exports';
import { goodSorts, goodStates, goodStocks } from '@siren/domain/goods';
import type { GoodFilters } from '@siren/domain/goods';
import { resource } from '../../api/index.ts';
import type { ChosenFilters, ListAddress } from '../kit/index.ts';

/** Filters of the list, as its address names them. */
export const goodFilters = ['section', 'brand', 'stock', 'state', 'noPicture', 'byHand'] as const;

export const FIRST_SORT = { key: goodSorts[0], direction: 'descending' } as const;

/** What the address says, as the server is asked; what means nothing is passed over. */
export function filtersOf({ section, brand, stock, state, noPicture, byHand }: ChosenFilters): GoodFilters {
  const sections = (section ?? []).map(Number).filter((id) => Number.isInteger(id) && id > 0);
  const stocks = goodStocks.filter((one) => stock?.includes(one));
  const states = goodStates.filter((one) => state?.includes(one));
  return {
    ...(sections.length > 0 && { section: sections }),
    ...(brand && brand.length > 0 && { brand: [...brand] }),
    ...(stocks.length > 0 && { stock: stocks }),
    ...(states.length > 0 && { state: states }),
    ...(noPicture && { noPicture: true as const }),
    ...(byHand && { byHand: true as const }),
  };
}

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

/** Sections and brands that there are. */
export const choicesResource = resource('/api/admin/catalog/choices', {});

/** Whether a key of the cache is of what is read of goods; what they are narrowed by is not. */
export const isOfGoods = (key: unknown): boolean =>
  typeof key === 'string' && /^\/api\/admin\/catalog\/(?:list|get) /u.test(key);

/** A good with its prices. */
export const goodResource = (id: number) => resource('/api/admin/catalog/get', { id });
