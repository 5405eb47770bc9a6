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

const NO = /^(?:false|0|no|нет|-)$/i;
const YES = /^(?:true|1|yes|да|\+)$/i;

const countField = ({ texts }: RawOffer) => COUNT_FIELDS.find((name) => texts.get(name)?.trim());

const isDisabled = ({ texts }: RawOffer) => YES.test((texts.get('disabled') ?? '').trim());

const uncounted = (raw: RawOffer, report: Report): number => {
  if (NO.test((raw.attributes.available ?? raw.texts.get('available') ?? '').trim())) return 0;
  const field = countField(raw);
  return field ? counted(raw.texts.get(field) ?? '', field, report) : ASSUMED_STOCK;
};

/**
 * Pieces by store: what `<outlets>` count, else `<count>` or `available` in the region's first store. Outlets of which
 * none is a store of the region count for nothing where `<count>` stands beside them.
 * Stores that hold none are left out, and all are where the offer is disabled. Sorted by store.
 */
export function offerStock(raw: RawOffer, stores: RegionStores, report: Report): [number, number][] {
  const stock = new Map<number, number>();
  if (isDisabled(raw)) return [];
  const isKnown = raw.outlets.some(({ id }) => stores.has(id.trim()));
  if (raw.outlets.length === 0 || (!isKnown && countField(raw))) {
    const [first] = stores.values();
    if (first !== undefined) stock.set(first, uncounted(raw, report));
  }
  for (const { id, instock } of raw.outlets) {
    const store = stores.get(id.trim());
    if (store === undefined)
      report(isKnown || !countField(raw) ? 'bad_outlet' : 'outlet_uncounted', 'outlet', id);
    else stock.set(store, (stock.get(store) ?? 0) + counted(instock || '0', 'instock', report));
  }
  return [...stock]
    .filter(([, sum]) => sum > 0)
    .map(([store, sum]): [number, number] => [store, Math.min(sum, PIECES_MAX)])
    .toSorted((a, b) => a[0] - b[0]);
}
