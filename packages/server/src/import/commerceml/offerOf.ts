import type { RawOffer } from '../feed/index.ts';
import type { KeptOffer, KeptRow } from './records.ts';
import type { PriceTypeTold, PropertyTold, TypedPrice } from './told.ts';
import { pricesOf } from './pricesOf.ts';
import type { ChosenPrices } from './pricesOf.ts';

/** What is told once for all goods. */
export interface Dictionaries {
  groups: ReadonlySet<string>;
  properties: ReadonlyMap<string, PropertyTold>;
  priceTypes: readonly KeptRow<PriceTypeTold>[];
  /** Codes of the region's stores by the ids of their warehouses. */
  stores: ReadonlyMap<string, string>;
  /** Addresses of the pictures that came, by their relative names. */
  pictures: ReadonlyMap<string, string>;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const FLAGS: Readonly<Record<string, string>> = { true: 'Да', false: 'Нет' };

/** A value as a buyer reads it; null for an id that no dictionary explains. */
const wordsOf = (value: string, { listed = false, values = {} }: PropertyTold): string | null => {
  if (Object.hasOwn(values, value)) return values[value] ?? null;
  return listed && UUID.test(value) ? null : (FLAGS[value] ?? value);
};

const paramsOf = ({ good, offer }: KeptOffer, { properties }: Dictionaries): RawOffer['params'] => {
  const own = (good?.properties ?? []).flatMap(({ id, values }) => {
    const property = properties.get(id);
    if (!property?.name) return [];
    const { name } = property;
    return values.flatMap((value) => {
      const words = wordsOf(value, property);
      return words === null ? [] : [{ name, value: words }];
    });
  });
  return [...own, ...(offer.params ?? [])].map((param) => ({ ...param, unit: '', hex: '' }));
};

/** «1 234,000» as a number of whole pieces, none where more was sold than there was; as written where it is no number. */
const pieces = (written: string): string => {
  const number = Number(written.replace(/\s/g, '').replace(',', '.') || Number.NaN);
  return Number.isFinite(number) ? String(Math.max(0, Math.floor(number))) : written;
};

const sumOf = (counts: readonly string[]) =>
  String(counts.reduce((sum, count) => sum + (Number(pieces(count)) || 0), 0));

/** Pieces by the region's stores; in all where none of the warehouses is one of them. */
const stockOf = ({ offer }: KeptOffer, { stores }: Dictionaries) => {
  const told = Object.entries(offer.stores ?? {});
  const outlets = told.flatMap(([id, count]) => {
    const store = stores.get(id);
    return store === undefined ? [] : [{ id: store, instock: pieces(count) }];
  });
  const all = offer.count ?? (told.length > 0 ? sumOf(told.map(([, count]) => count)) : undefined);
  return { outlets, count: outlets.length > 0 || all === undefined ? undefined : pieces(all) };
};

/** What has an address, and what came by its name; the others are yet to come. */
const picturesOf = ({ good }: KeptOffer, { pictures }: Dictionaries): RawOffer['pictures'] =>
  (good?.pictures ?? []).flatMap((name) => {
    const kept = pictures.get(name.replaceAll('\\', '/'));
    if (kept === undefined && !URL.canParse(name)) return [];
    return [{ url: kept ?? name, tile: '', width: '', height: '', ...(kept !== undefined && { own: true }) }];
  });

const roubles = ({ currency }: TypedPrice) =>
  /^(?:р|руб.*|ru[br]|643)\.?$/i.test(currency.trim()) ? 'RUB' : currency;

const categoryOf = ({ good }: KeptOffer, { groups }: Dictionaries) =>
  good?.groups?.find((group) => groups.has(group)) ?? good?.groups?.[0];

/** What of an offer is a text: of what it does not say itself its good does. */
function textsOf(
  kept: KeptOffer,
  dictionaries: Dictionaries,
  { price, old }: ChosenPrices,
): RawOffer['texts'] {
  const { offer, good } = kept;
  const texts = {
    name: offer.name ?? good?.name,
    price: price?.value,
    oldprice: old?.value,
    currencyId: price && roubles(price),
    categoryId: categoryOf(kept, dictionaries),
    vendor: good?.vendor,
    vendorCode: offer.article ?? good?.article,
    description: good?.description,
    count: stockOf(kept, dictionaries).count,
  };
  return new Map(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

/** The offer as a YML feed would write it; null where its price was not told yet. */
export function offerOf(kept: KeptOffer, dictionaries: Dictionaries): RawOffer | null {
  const { id, line, offer, good } = kept;
  const prices = pricesOf(offer.prices ?? {}, dictionaries.priceTypes);
  if (!prices.price) return null;
  const { outlets, count } = stockOf(kept, dictionaries);
  const [product = ''] = id.split('#');
  return {
    line,
    attributes: {
      id,
      ...(product !== id && { group_id: product }),
      // Of what nobody has counted yet there is none.
      available: String(outlets.length > 0 || count !== undefined),
    },
    texts: textsOf(kept, dictionaries, prices),
    groups: [],
    params: paramsOf(kept, dictionaries),
    pictures: picturesOf(kept, dictionaries),
    video: { url: '', captions: '' },
    documents: [],
    barcodes: offer.barcodes?.length ? offer.barcodes : (good?.barcodes ?? []),
    outlets,
    condition: { type: '', text: '' },
    ageUnit: '',
    broken: null,
    beyond: { params: 0, pictures: 0 },
  };
}
