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
import { promoResources } from '@siren/features/promo/resources';
import { searchResources } from '@siren/features/search/resources';
import type { Page } from './page.ts';

/** What is a visitor's own, or made of their words, is nothing for search engines. */
const never = () => false;

/**
 * Every page of the shop (specification §2). What a page starts with is named beside it, in a door of its own, so
 * that the code of the page is only fetched when it is visited.
 */
export const pages: readonly Page[] = [
  {
    name: 'index',
    path: '/',
    feature: 'home',
    load: async () => (await import('@siren/features/home')).HomePage,
    resources: () => homeResources(),
  },
  {
    name: 'section',
    path: '/section',
    feature: 'sections',
    load: async () => (await import('@siren/features/sections')).SectionsPage,
    resources: () => sectionsResources(),
  },
  {
    name: 'section-path',
    path: '/section/*',
    feature: 'sections',
    load: async () => (await import('@siren/features/sections')).SectionPage,
    resources: ({ params, search }) => sectionResources(params, search),
    isIndexed: ({ search }) => isIndexedList(search),
  },
  {
    name: 'search',
    path: '/search',
    feature: 'search',
    load: async () => (await import('@siren/features/search')).SearchPage,
    resources: ({ search }) => searchResources(search),
    isIndexed: never,
  },
  {
    name: 'product-path',
    path: '/product/*',
    feature: 'product',
    load: async () => (await import('@siren/features/product')).ProductPage,
    resources: ({ params }) => productResources(params),
    warm: async (address, read) => (await import('@siren/features/product')).warmProduct(address, read),
  },
  {
    name: 'promo-path',
    path: '/promo/*',
    feature: 'promo',
    load: async () => (await import('@siren/features/promo')).PromoPage,
    resources: ({ params }) => promoResources(params),
  },
  {
    name: 'cart',
    path: '/cart',
    feature: 'checkout',
    load: async () => (await import('@siren/features/checkout')).CartOfTab,
    resources: () => cartResources(),
    isIndexed: never,
  },
  {
    name: 'cart-codes',
    path: '/cart/codes',
    feature: 'cart-codes',
    load: async () => (await import('@siren/features/cart-codes')).CodesPage,
    resources: () => [],
    isIndexed: never,
  },
  {
    name: 'cart-checkout',
    path: '/cart/checkout',
    feature: 'orders',
    load: async () => (await import('@siren/features/orders')).OrderPage,
    resources: ({ search }) => orderResources(search),
    isValid: ({ search }) => isOrderQueryId(search.get('id')),
    isIndexed: never,
  },
  {
    name: 'lk-favorites',
    path: '/lk/favorites',
    feature: 'favorites-list',
    load: async () => (await import('@siren/features/favorites-list')).FavoritesPage,
    resources: () => favoritesListResources(),
    isIndexed: never,
  },
  {
    name: 'lk-orders',
    path: '/lk/orders',
    feature: 'orders-list',
    load: async () => (await import('@siren/features/orders-list')).OrdersPage,
    resources: ({ search }) => ordersListResources(search),
    guards: ['signedIn'],
    isIndexed: never,
  },
  {
    name: 'lk-orders-id',
    path: '/lk/orders/:id',
    feature: 'own-order',
    load: async () => (await import('@siren/features/own-order')).OwnOrderPage,
    resources: ({ params }) => ownOrderResources(params['id']),
    isValid: ({ params }) => isOrderQueryId(params['id'] ?? null),
    guards: ['signedIn'],
    isIndexed: never,
  },
  {
    name: 'lk-profile',
    path: '/lk/profile',
    feature: 'profile',
    load: async () => (await import('@siren/features/profile')).ProfilePage,
    resources: () => profileResources(),
    guards: ['signedIn'],
    isIndexed: never,
  },
  {
    name: 'lk-login',
    path: '/lk/login',
    feature: 'login',
    load: async () => (await import('@siren/features/login')).LoginPage,
    resources: () => [],
    guards: ['guest'],
    isIndexed: never,
  },
  {
    name: 'lk-handover',
    path: '/lk/handover',
    feature: 'handover',
    load: async () => (await import('@siren/features/handover')).HandoverPage,
    resources: () => handoverResources(),
    isIndexed: never,
  },
];
