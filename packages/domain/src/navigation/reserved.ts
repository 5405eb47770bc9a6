/**
 * What those who send visitors add to an address, besides `utm_…`: it changes nothing of a page, and the canonical
 * address leaves it out. Yandex adds `ysclid` to the links of its own results.
 */
export const MARKS: readonly string[] = [
  'yclid',
  'ysclid',
  '_openstat',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'from',
  'ref',
];

/** Words of an address that are no facets: those of lists, of the shop, and of those who send visitors. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...['sort', 'page', 'price', 'query', 'token'],
  ...MARKS,
]);
