/** Addresses of the pages (specification §2), without origin: routes, links and canonical addresses agree by it. */
export const paths = {
  home: () => '/',
  sections: () => '/section',
  section: (path: string) => `/section/${path}`,
  product: (path: string) => `/product/${path}`,
  promo: (path: string) => `/promo/${path}`,
  cart: () => '/cart',
  checkout: (id: number) => `/cart/checkout?id=${id}`,
  favorites: () => '/lk/favorites',
  login: () => '/lk/login',
} as const;
