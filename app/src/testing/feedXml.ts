/** One good of a feed. */
export interface FeedOffer {
  id: string;
  name: string;
  /** Roubles. */
  price: number;
  count: number;
}

/** A Yandex Market YML feed with one section; each offer stands on a line of its own, the first one on line 7. */
export function feedXml(section: string, offers: readonly FeedOffer[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<yml_catalog date="2026-09-01T12:00:00+03:00">',
    '<shop><name>Свет</name><company>Свет</company><url>https://example.ru</url>',
    '<currencies><currency id="RUR" rate="1"/></currencies>',
    `<categories><category id="77">${section}</category></categories>`,
    '<offers>',
    ...offers.map(
      ({ id, name, price, count }) =>
        `<offer id="${id}"><name>${name}</name><price>${price}</price><currencyId>RUR</currencyId>` +
        `<categoryId>77</categoryId><count>${count}</count></offer>`,
    ),
    '</offers></shop></yml_catalog>',
  ].join('\n');
}
