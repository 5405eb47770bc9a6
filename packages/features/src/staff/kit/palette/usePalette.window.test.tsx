import type { AnswerOf } from '@siren/contract/calls';
import { NetworkError } from '@siren/contract/errors';
import { screensFor, staffScreens } from '@siren/contract/staff/screens';
import { permissions as all } from '@siren/domain/account';
import { formatCount } from '@siren/ui/format';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hookShop } from '../../../stories/index.ts';
import { staffClients } from '../../clients/clients.fixtures.ts';
import { storyCoupons } from '../../coupons/coupons.fixtures.ts';
import { staffGoods } from '../../goods/goods.fixtures.ts';
import { staffOrders } from '../../orders/orders.fixtures.ts';
import { storyLists } from '../../product-lists/productLists.fixtures.ts';
import { storyStores } from '../../stores/stores.fixtures.ts';
import { countWords, nothingWords, offlineWords, waitingWords } from './paletteWords.ts';
import { usePalette } from './usePalette.ts';

type Orders = AnswerOf<'/api/admin/orders/list'>;

const ORDERS = '/api/admin/orders/list';
const CLIENTS = '/api/admin/clients/list';
const GOODS = '/api/admin/catalog/list';
const STORES = '/api/admin/franchise-stores/list';
const COUPONS = '/api/admin/coupons/list';
const LISTS = '/api/tools/product-lists/list';
const screens = screensFor(all).map((name) => staffScreens[name].title.replaceAll('\u00a0', ' '));
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const actions = { showKeys: () => undefined, leave: () => undefined };

afterEach(() => vi.restoreAllMocks());

const ordersOf = (query: string): Orders => {
  const rows = staffOrders.filter(({ number }) => number.includes(query));
  return { rows: rows.slice(0, 5), total: rows.length, sums: { toPay: 0 } };
};

interface Options {
  permissions?: readonly string[];
  orders?: (query: string) => Promise<Orders>;
}

/** A palette that is open, over a shop that has these orders. */
function open({ permissions = all, orders = async (query) => ordersOf(query) }: Options = {}) {
  const shop = hookShop({
    [ORDERS]: ({ query = '' }) => orders(query),
    [CLIENTS]: ({ query = '' }) => {
      const rows = staffClients.filter(({ name }) => name.includes(query));
      return { rows: rows.slice(0, 5), total: rows.length, sums: {} };
    },
    [COUPONS]: ({ query = '' }) => {
      const rows = storyCoupons.filter(({ code }) => code.includes(query));
      return { rows: [...rows], total: rows.length, sums: {} };
    },
    [GOODS]: ({ query = '' }) => {
      const rows = staffGoods.filter(({ name }) => name.includes(query));
      return { rows: rows.slice(0, 5), total: rows.length, sums: {} };
    },
    [LISTS]: ({ query = '' }) => {
      const rows = storyLists.filter(({ name }) => name.includes(query));
      return { rows: [...rows], total: rows.length, sums: {} };
    },
    [STORES]: ({ query = '' }) => {
      const rows = storyStores.filter(({ name, code }) => `${name} ${code}`.includes(query));
      return { rows: [...rows], total: rows.length, sums: {} };
    },
  });
  const { result, rerender } = renderHook(
    ({ typed }: { typed: string }) => usePalette(typed, permissions, actions),
    { wrapper: shop.wrapper, initialProps: { typed: '' } },
  );
  return {
    type: (typed: string) => rerender({ typed }),
    state: () => result.current,
    /** Titles of the rows under a heading. */
    rows: (heading: string) =>
      result.current.groups.find(({ title }) => title === heading)?.entries.map(({ title }) => plain(title)),
    called: shop.called,
  };
}

test('with nothing typed there are screens and actions, and the server is not asked', () => {
  const { state, rows, called } = open();
  expect(rows('Разделы')).toEqual(screens);
  expect(rows('Действия')).toEqual(['В магазин', 'Горячие клавиши', 'Выйти']);
  expect(plain(countWords(state()))).toBe(
    formatCount(screens.length + 3, ['строка', 'строки', 'строк']).replaceAll('\u00a0', ' '),
  );
  expect(called).toEqual([]);
});

test('records are found by both lists, and all of them are a row away', async () => {
  const { type, state, rows } = open();
  type('1045');
  expect(plain(waitingWords(state()))).toBe(
    'Ищем: заказы, клиенты, товары, магазины, промокоды, списки товаров',
  );
  await waitFor(() => expect(state().waiting).toEqual([]));
  expect(rows('Заказы')).toHaveLength(6);
  expect(rows('Заказы')?.at(-1)).toBe('Заказы: все 9');
  expect(
    state()
      .groups.find(({ title }) => title === 'Заказы')
      ?.entries.at(-1)?.deed,
  ).toEqual({
    to: '/orders?q=1045',
  });
  expect(rows('Разделы')).toEqual([]);
});

test('a store is found by its name and by its code', async () => {
  const { type, state, rows } = open();
  type('uralmash');
  await waitFor(() => expect(state().waiting).toEqual([]));
  expect(rows('Магазины')).toEqual(['Сирень Уралмаш']);
});

test('a coupon is found by its code', async () => {
  const { type, rows } = open();
  type('LADA');
  await waitFor(() => expect(rows('Промокоды')).toEqual(['LADA20']));
});

test('one sign is asked of nobody', async () => {
  const { type, state, called } = open();
  type('4');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(called).toEqual([]);
  expect(state().waiting).toEqual([]);
});

test('what is typed without a pause is asked once', async () => {
  const { type, state, called } = open();
  for (const typed of ['Ве', 'Вер', 'Вера']) type(typed);
  await waitFor(() => expect(state().waiting).toEqual([]));
  expect(called.toSorted()).toEqual([GOODS, CLIENTS, STORES, COUPONS, LISTS, ORDERS].toSorted());
});

test('an answer to what was typed before is not shown', async () => {
  const asked = new Map<string, (answer: Orders) => void>();
  const { type, state, rows, called } = open({
    orders: (query) => new Promise((resolve) => asked.set(query, resolve)),
  });
  type('104516');
  await waitFor(() => expect(asked.has('104516')).toBe(true));
  type('104518');
  await act(async () => asked.get('104516')?.(ordersOf('104516')));
  expect(rows('Заказы')).toEqual([]);
  await waitFor(() => expect(asked.has('104518')).toBe(true));
  await act(async () => asked.get('104518')?.(ordersOf('104518')));
  expect(rows('Заказы')).toEqual(['№ 104518']);
  expect(state().waiting).toEqual([]);
  expect(called.filter((path) => path === ORDERS)).toHaveLength(2);
});

test('records that one may not see are neither asked for nor spoken of', async () => {
  const { type, state, called } = open({ permissions: ['admin.access'] });
  type('ромашка');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(called).toEqual([]);
  expect(state().groups.map(({ title }) => title)).toEqual(['Разделы', 'Действия']);
  expect(plain(nothingWords(state()))).toBe('По запросу «ромашка» ничего не нашлось.');
});

test('a search that failed says so, and is made again', async () => {
  let fails = true;
  const { type, state, rows } = open({
    orders: async (query) => {
      if (fails) throw new NetworkError('unreachable');
      return ordersOf(query);
    },
  });
  type('104499');
  await waitFor(() => expect(state().failed.map(({ title }) => title)).toEqual(['Заказы']));
  expect(nothingWords(state())).toBeNull();
  expect(countWords(state())).toBe('');
  fails = false;
  act(() => state().failed[0]?.retry());
  await waitFor(() => expect(rows('Заказы')).toEqual(['№ 104499']));
  expect(state().failed).toEqual([]);
});

test('without a network the server is not asked; screens are found all the same', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { type, state, rows, called } = open();
  type('заказ');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(called).toEqual([]);
  expect(rows('Разделы')).toEqual(['Заказы']);
  expect(plain(offlineWords(state()))).toBe(
    'Нет сети: заказы, клиенты, товары, магазины, промокоды, списки товаров сейчас не ищутся.',
  );
});

test('where nothing is found it says how records are found', async () => {
  const { type, state } = open();
  type('ъъъъ');
  await waitFor(() => expect(state().waiting).toEqual([]));
  expect(plain(nothingWords(state()))).toContain('Мы ищем заказы — по номеру');
  expect(countWords(state())).toBe('Ничего не нашлось');
});
