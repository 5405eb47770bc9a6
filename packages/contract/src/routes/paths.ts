/** Where the stores of the region stand on the home page. */
export const STORES_ANCHOR = 'magaziny';

/** Addresses of the pages (specification §2), without origin: routes, links and canonical addresses agree by it. */
export const paths = {
  home: () => '/',
  sections: () => '/section',
  section: (path: string) => `/section/${path}`,
  product: (path: string) => `/product/${path}`,
  results: () => '/search',
  search: (query: string) => `/search?query=${encodeURIComponent(query)}`,
  promo: (path: string) => `/promo/${path}`,
  stores: () => `/#${STORES_ANCHOR}`,
  cart: () => '/cart',
  codes: () => '/cart/codes',
  checkout: (id: number) => `/cart/checkout?id=${id}`,
  favorites: () => '/lk/favorites',
  login: () => '/lk/login',
  orders: () => '/lk/orders',
  order: (id: number) => `/lk/orders/${id}`,
  profile: () => '/lk/profile',
} as const;
