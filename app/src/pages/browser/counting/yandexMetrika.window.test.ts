import type { MetricEvent } from '@siren/domain/metrics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { yandexMetrika } from './yandexMetrika.ts';

const COUNTER = 12_345;
const at = window as unknown as {
  ym?: ((...call: unknown[]) => void) & { a?: unknown[][] };
  dataLayer?: unknown[];
};

let tell: (event: MetricEvent) => void;
beforeEach(() => {
  tell = yandexMetrika(COUNTER);
});
afterEach(() => {
  document.head.replaceChildren();
  delete at.ym;
  delete at.dataLayer;
});

/** What waits for the counter's script, and what it will be begun with. */
const waiting = () => {
  const [init, ...calls] = at.ym?.a ?? [];
  return { init, calls };
};

test('the counter’s script is asked for, and begins without what watches the visitor', () => {
  const [script, ...others] = document.head.querySelectorAll('script');
  expect([script?.src, script?.async, others]).toEqual(['https://mc.yandex.ru/metrika/tag.js', true, []]);
  expect(waiting()).toEqual({
    init: [
      COUNTER,
      'init',
      // `defer`: no hit of its own, for an address may hold a query.
      { defer: true, ecommerce: 'dataLayer', clickmap: false, trackLinks: false, webvisor: false },
    ],
    calls: [],
  });
});

test('a page is a hit by its name at its address without the query, and the next one comes from there', () => {
  tell({ type: 'page', name: 'section-path', path: '/section/divany', title: 'Диваны' });
  tell({ type: 'page', name: 'cart', path: '/cart', title: 'Корзина' });
  const { origin } = location;
  expect(waiting().calls).toEqual([
    [
      COUNTER,
      'hit',
      `${origin}/section/divany`,
      { title: 'Диваны', referer: document.referrer, params: { page: 'section-path' } },
    ],
    [
      COUNTER,
      'hit',
      `${origin}/cart`,
      { title: 'Корзина', referer: `${origin}/section/divany`, params: { page: 'cart' } },
    ],
  ]);
  expect(at.dataLayer).toEqual([]);
});

const good = { id: 10, name: 'Диван', price: 54_990, quantity: 1 };
const listed = { ...good, list: 'Диваны', position: 3 };

test.each<[MetricEvent, object]>([
  [{ type: 'list', goods: [listed] }, { impressions: [listed] }],
  [{ type: 'view', good }, { detail: { products: [good] } }],
  [{ type: 'add', good }, { add: { products: [good] } }],
  [{ type: 'remove', good }, { remove: { products: [good] } }],
  [
    { type: 'purchase', order: 7, revenue: 54_990, coupon: 'СИРЕНЬ10', goods: [good] },
    { purchase: { actionField: { id: '7', revenue: 54_990, coupon: 'СИРЕНЬ10' }, products: [good] } },
  ],
])('what is done to goods goes into the container of its e-commerce alone: $type', (event, told) => {
  tell(event);
  expect(at.dataLayer).toEqual([{ ecommerce: { currencyCode: 'RUB', ...told } }]);
  expect(waiting().calls).toEqual([]);
});

test.each<[MetricEvent, object]>([
  [{ type: 'search', query: 'диван', found: 31 }, { search: { диван: 31 } }],
  [
    { type: 'error', name: 'TypeError', status: 500, path: '/section/divany' },
    { errors: { 'TypeError 500': '/section/divany' } },
  ],
  [
    { type: 'vital', name: 'LCP', value: 1_250, rating: 'good', path: '/' },
    { vitals: { LCP: { good: { '/': 1_250 } } } },
  ],
])('what is no good’s is a parameter of the visit: $type', (event, told) => {
  tell(event);
  expect(waiting().calls).toEqual([[COUNTER, 'params', told]]);
  expect(at.dataLayer).toEqual([]);
});

test('once the counter is there it hears of everything itself', () => {
  const loaded = vi.fn();
  at.ym = loaded;
  tell({ type: 'search', query: 'стол', found: 0 });
  expect(loaded).toHaveBeenCalledExactlyOnceWith(COUNTER, 'params', { search: { стол: 0 } });
});
