const OFFERS = 60;
/** Pieces: more than a cart may hold, so that no run ends in «out of stock». */
const PLENTY = 9_999;

/** A feed of goods that never run out; the articles are `BENCH-1` and so on. */
export function plentyFeed(offers = OFFERS): string {
  const offer = (number: number) => `
    <offer id="${number}" available="true">
      <name>Пробный товар ${number}</name><vendorCode>BENCH-${number}</vendorCode>
      <price>${1_000 + number * 10}</price><currencyId>RUR</currencyId><categoryId>1</categoryId>
      <count>${PLENTY}</count>
    </offer>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-01-01T00:00:00+03:00"><shop>
  <name>Замеры</name><company>Замеры</company><url>https://shop.invalid</url>
  <currencies><currency id="RUR" rate="1"/></currencies>
  <categories><category id="1">Замеры</category></categories>
  <offers>${Array.from({ length: offers }, (_, index) => offer(index + 1)).join('')}
  </offers>
</shop></yml_catalog>
`;
}
