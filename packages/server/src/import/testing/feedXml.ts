/** An offer of a feed made for a test; what is left out is not in the feed. */
export interface TestOffer {
  id: string;
  group?: string;
  name?: string;
  price?: string | number;
  oldPrice?: string | number;
  currency?: string;
  category?: string;
  vendor?: string;
  article?: string;
  barcode?: string;
  /** Goes in as CDATA. */
  description?: string;
  params?: readonly { name: string; value: string; unit?: string; hex?: string }[];
  pictures?: readonly string[];
  count?: string | number;
  /** Pieces by code of the store. */
  outlets?: Readonly<Record<string, string | number>>;
  available?: boolean;
  /** XML of further elements. */
  extra?: string;
}

export interface TestCategory {
  id: string;
  name: string;
  parent?: string;
}

export interface TestFeed {
  categories?: readonly TestCategory[];
  offers?: readonly TestOffer[];
  /** XML of promos, each on lines of its own. */
  promos?: readonly string[];
  /** @default 'UTF-8' */
  encoding?: string;
  /** Stands before the root element. */
  prolog?: string;
}

const escape = (text: string | number) =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : `<${name}>${escape(value)}</${name}>`;

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escape(value)}"`;

const outletsXml = (outlets: NonNullable<TestOffer['outlets']>) =>
  `<outlets>${Object.entries(outlets)
    .map(([id, instock]) => `<outlet id="${escape(id)}" instock="${escape(instock)}"/>`)
    .join('')}</outlets>`;

const offerXml = ({ params = [], pictures = [], ...offer }: TestOffer): string =>
  [
    `<offer${attribute('id', offer.id)}${attribute('group_id', offer.group)}`,
    offer.available === undefined ? '>' : ` available="${offer.available}">`,
    element('name', offer.name ?? `Товар ${offer.id}`),
    element('price', offer.price ?? 1_000),
    element('oldprice', offer.oldPrice),
    element('currencyId', offer.currency ?? 'RUR'),
    element('categoryId', offer.category),
    element('vendor', offer.vendor),
    element('vendorCode', offer.article),
    element('barcode', offer.barcode),
    offer.description === undefined
      ? ''
      : `<description><![CDATA[${offer.description.replaceAll(']]>', ']]]]><![CDATA[>')}]]></description>`,
    ...params.map(
      ({ name, value, unit, hex }) =>
        `<param${attribute('name', name)}${attribute('unit', unit)}${attribute('hex', hex)}>${escape(value)}</param>`,
    ),
    ...pictures.map((url) => element('picture', url)),
    element('count', offer.count),
    offer.outlets ? outletsXml(offer.outlets) : '',
    offer.extra ?? '',
    '</offer>',
  ].join('');

/** A YML feed as text; every offer begins on a line of its own. */
export function feedXml({
  categories = [],
  offers = [],
  promos = [],
  encoding = 'UTF-8',
  prolog = '',
}: TestFeed): string {
  return [
    `<?xml version="1.0" encoding="${encoding}"?>${prolog}`,
    '<yml_catalog date="2026-03-01T10:00:00+03:00"><shop><name>Проба</name>',
    '<currencies><currency id="RUR" rate="1"/></currencies><categories>',
    ...categories.map(
      ({ id, name, parent }) =>
        `<category${attribute('id', id)}${attribute('parentId', parent)}>${escape(name)}</category>`,
    ),
    '</categories><offers>',
    ...offers.map(offerXml),
    '</offers>',
    ...(promos.length > 0 ? ['<promos>', ...promos, '</promos>'] : []),
    '</shop></yml_catalog>',
  ].join('\n');
}
