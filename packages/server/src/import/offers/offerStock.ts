import type { RawOffer } from '../feed/index.ts';
import type { ProblemCode } from '../problems/index.ts';

/** Pieces of an offer that the feed calls available without counting them. */
export const ASSUMED_STOCK = 10;
const PIECES_MAX = 1_000_000;

type Report = (code: ProblemCode, field: string, value: string) => void;

/** Stores of the region: ids by code, in the order of the region. */
export type RegionStores = ReadonlyMap<string, number>;

const pieces = (text: string): number | null => {
  const value = Number(text.trim().replace(',', '.') || Number.NaN);
  return Number.isInteger(value) && value >= 0 && value <= PIECES_MAX ? value : null;
};

const counted = (text: string, field: string, report: Report): number => {
  const value = pieces(text);
  if (value === null) report('bad_count', field, text.trim());
  return value ?? 0;
};

const COUNT_FIELDS = ['count', 'stock_quantity', 'quantity'];

const uncounted = ({ texts, attributes }: RawOffer, report: Report): number => {
  const unavailable = (attributes.available ?? texts.get('available') ?? '').trim().toLowerCase() === 'false';
  const field = COUNT_FIELDS.find((name) => texts.get(name)?.trim());
  if (field) return unavailable ? 0 : counted(texts.get(field) ?? '', field, report);
  return unavailable ? 0 : ASSUMED_STOCK;
};

/**
 * Pieces by store: what `<outlets>` count, else `<count>` or `available` in the region's first store.
 * Stores that hold none are left out. Sorted by store.
 */
export function offerStock(raw: RawOffer, stores: RegionStores, report: Report): [number, number][] {
  const stock = new Map<number, number>();
  if (raw.outlets.length === 0) {
    const [first] = stores.values();
    if (first !== undefined) stock.set(first, uncounted(raw, report));
  }
  for (const { id, instock } of raw.outlets) {
    const store = stores.get(id.trim());
    if (store === undefined) report('bad_outlet', 'outlet', id);
    else stock.set(store, (stock.get(store) ?? 0) + counted(instock || '0', 'instock', report));
  }
  return [...stock]
    .filter(([, sum]) => sum > 0)
    .map(([store, sum]): [number, number] => [store, Math.min(sum, PIECES_MAX)])
    .toSorted((a, b) => a[0] - b[0]);
}
