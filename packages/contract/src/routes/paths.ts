/** Where the stores of the region stand on the home page. */
export const STORES_ANCHOR = 'magaziny';

/** Addresses of the pages (behaviour pages-1), without origin: routes, links and canonical addresses agree by it. */
export const paths = {
  home: () => '/',
  sections: () => '/section',
  section: (path: string) => `/section/${path}`,
  /** `offer` is named where the page would show another variant by itself. */
  product: (path: string, offer?: number | false | null) =>
    `/product/${path}${offer ? `?offer=${offer}` : ''}`,
  results: () => '/search',
  search: (query: string) => `/search?query=${encodeURIComponent(query)}`,
  promo: (path: string) => `/promo/${path}`,
  stores: () => `/#${STORES_ANCHOR}`,
  cart: () => '/cart',
  codes: () => '/cart/codes',
  /** The order of an id; without one the page's address. */
  checkout: (id?: number) => (id === undefined ? '/cart/checkout' : `/cart/checkout?id=${id}`),
  favorites: () => '/lk/favorites',
  login: () => '/lk/login',
  handover: () => '/lk/handover',
  orders: () => '/lk/orders',
  order: (id: number | ':id') => `/lk/orders/${id}`,
  profile: () => '/lk/profile',
} as const;

/** First parts of addresses below which there are no pages. */
export const PAGELESS = [
  '.well-known',
  'api',
  'assets',
  'builds',
  'favicon.ico',
  'pictures',
  'sitemap',
  'socket',
] as const;

/** First part of a path. */
export function rootOf(path: string): string {
  return path.split(/[/?#]/)[1] ?? '';
}

/** Whether addresses that begin with `root` are the shop's own, so that the staff's rooms cannot be called by it. */
export function isTaken(root: string): boolean {
  const ofPages = Object.values(paths).map((path) => rootOf((path as (part: string) => string)('x')));
  // The old address of the login, the back-office, and the bank of a demo.
  return [...PAGELESS, ...ofPages, 'login', 'backoffice', 'test-bank'].includes(root);
}
