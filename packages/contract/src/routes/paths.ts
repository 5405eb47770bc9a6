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
