import { paths } from '@siren/contract/routes';
import { isOrderQueryId } from '@siren/domain/checkout';
import { isIndexedList } from '@siren/domain/navigation';
import { cartResources } from '@siren/features/checkout/resources';
import { sectionResources, sectionsResources } from '@siren/features/sections/resources';
import { favoritesListResources } from '@siren/features/favorites-list/resources';
import { handoverResources } from '@siren/features/handover/resources';
import { homeResources } from '@siren/features/home/resources';
import { ordersListResources } from '@siren/features/orders-list/resources';
import { orderResources } from '@siren/features/orders/resources';
import { ownOrderResources } from '@siren/features/own-order/resources';
import { profileResources } from '@siren/features/profile/resources';
import { productResources } from '@siren/features/product/resources';
import { isEndedPromo, promoResources } from '@siren/features/promo/resources';
import { searchResources } from '@siren/features/search/resources';
import type { Page } from './page.ts';

/**
 * Every page of the shop (behaviour pages-1). What a page starts with is named beside it, in a door of its own, so
 * that the code of the page is only fetched when it is visited.
 */
export const pages: readonly Page[] = [
  {
    name: 'index',
    path: paths.home(),
    feature: 'home',
    priced: true,
    load: async () => (await import('@siren/features/home')).HomePage,
    resources: () => homeResources(),
  },
  {
    name: 'section',
    path: paths.sections(),
    feature: 'sections',
    load: async () => (await import('@siren/features/sections')).SectionsPage,
    resources: () => sectionsResources(),
  },
  {
    name: 'section-path',
    path: paths.section('*'),
    feature: 'sections',
    priced: true,
    load: async () => (await import('@siren/features/sections')).SectionPage,
    resources: ({ params, search }) => sectionResources(params, search),
    isIndexed: ({ search }) => isIndexedList(search),
  },
  {
    name: 'search',
    path: paths.results(),
    feature: 'search',
    priced: true,
    load: async () => (await import('@siren/features/search')).SearchPage,
    resources: ({ search }) => searchResources(search),
    // It is made of the visitor's words.
    isIndexed: () => false,
  },
  {
    name: 'product-path',
    path: paths.product('*'),
    feature: 'product',
    priced: true,
    load: async () => (await import('@siren/features/product')).ProductPage,
    resources: ({ params }) => productResources(params),
    warm: async (address, read) => (await import('@siren/features/product')).warmProduct(address, read),
  },
  {
    name: 'promo-path',
    path: paths.promo('*'),
    feature: 'promo',
    priced: true,
    load: async () => (await import('@siren/features/promo')).PromoPage,
    resources: ({ params }) => promoResources(params),
    isIndexed: ({ params }, read) => !isEndedPromo(params, read),
  },
  {
    name: 'cart',
    path: paths.cart(),
    feature: 'checkout',
    own: true,
    priced: true,
    load: async () => (await import('@siren/features/checkout')).CartOfTab,
    resources: () => cartResources(),
  },
  {
    name: 'cart-codes',
    path: paths.codes(),
    feature: 'cart-codes',
    own: true,
    priced: true,
    load: async () => (await import('@siren/features/cart-codes')).CodesPage,
    resources: () => [],
  },
  {
    name: 'cart-checkout',
    path: paths.checkout(),
    feature: 'orders',
    own: true,
    priced: true,
    load: async () => (await import('@siren/features/orders')).OrderPage,
    resources: ({ search }) => orderResources(search),
    isValid: ({ search }) => isOrderQueryId(search.get('id')),
  },
  {
    name: 'lk-favorites',
    path: paths.favorites(),
    feature: 'favorites-list',
    own: true,
    priced: true,
    load: async () => (await import('@siren/features/favorites-list')).FavoritesPage,
    resources: () => favoritesListResources(),
  },
  {
    name: 'lk-orders',
    path: paths.orders(),
    feature: 'orders-list',
    own: true,
    priced: true,
    load: async () => (await import('@siren/features/orders-list')).OrdersPage,
    resources: ({ search }) => ordersListResources(search),
    guards: ['signedIn'],
  },
  {
    name: 'lk-orders-id',
    path: paths.order(':id'),
    feature: 'own-order',
    own: true,
    priced: true,
    load: async () => (await import('@siren/features/own-order')).OwnOrderPage,
    resources: ({ params }) => ownOrderResources(params['id']),
    isValid: ({ params }) => isOrderQueryId(params['id'] ?? null),
    guards: ['signedIn'],
  },
  {
    name: 'lk-profile',
    path: paths.profile(),
    feature: 'profile',
    own: true,
    load: async () => (await import('@siren/features/profile')).ProfilePage,
    resources: () => profileResources(),
    guards: ['signedIn'],
  },
  {
    name: 'lk-login',
    path: paths.login(),
    feature: 'login',
    own: true,
    load: async () => (await import('@siren/features/login')).LoginPage,
    resources: () => [],
    guards: ['guest'],
  },
  {
    name: 'lk-handover',
    path: paths.handover(),
    feature: 'handover',
    own: true,
    load: async () => (await import('@siren/features/handover')).HandoverPage,
    resources: () => handoverResources(),
  },
];
