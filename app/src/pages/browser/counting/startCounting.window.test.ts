import type { MetricEvent } from '@siren/domain/metrics';
import { createMetrics } from '@siren/features/metrics';
import { afterEach, expect, test, vi } from 'vitest';
import { startCounting } from './startCounting.ts';

type Vital = { name: string; value: number; rating: string };

const { heard, measures } = vi.hoisted(() => ({
  heard: [] as unknown[],
  measures: [] as ((vital: Vital) => void)[],
}));
vi.mock('./yandexMetrika.ts', () => ({
  yandexMetrika: (id: number) => (event: MetricEvent) => void heard.push([id, event]),
}));
vi.mock('web-vitals', () => {
  const measure = (tell: (vital: Vital) => void) => void measures.push(tell);
  return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure };
});

let end = () => {};
afterEach(() => {
  end();
  heard.length = 0;
  measures.length = 0;
  vi.unstubAllGlobals();
});

/** Begins to count at an address with a query, after something was searched for. */
function start() {
  history.replaceState(null, '', '/section/divany?query=9122044108');
  const metrics = createMetrics();
  metrics.emit({ type: 'search', query: 'диван', found: 3 });
  end = startCounting(metrics, 7);
  return metrics;
}

const rejected = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const searched = [7, { type: 'search', query: 'диван', found: 3 }];
const failed = (name: string) => [7, { type: 'error', name, status: 0, path: '/section/divany' }];

test.each([
  ['«do not track»', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('whose browser says %s is not counted', (_, wish) => {
  vi.stubGlobal('navigator', wish);
  start().emit({ type: 'search', query: 'стол', found: 1 });
  rejected(new TypeError('broken'));
  expect([heard, measures]).toEqual([[], []]);
});

test.each([
  ['nothing', {}],
  ['that they do not mind', { doNotTrack: '0', globalPrivacyControl: false }],
])('whose browser says %s is counted, what happened before included', (_, wish) => {
  vi.stubGlobal('navigator', wish);
  start();
  expect(heard).toEqual([searched]);
});

test('speed is told by the path, without its query', () => {
  start();
  expect(measures).toHaveLength(5);
  measures[0]?.({ name: 'LCP', value: 1_250, rating: 'good' });
  expect(heard.at(-1)).toEqual([
    7,
    { type: 'vital', name: 'LCP', value: 1_250, rating: 'good', path: '/section/divany' },
  ]);
});

test('errors that nobody caught are told by name, never by what they say', () => {
  start();
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('+7 912 204-41-08') }));
  rejected(new RangeError('anna@mail.ru'));
  rejected('anna@mail.ru');
  expect(heard).toEqual([searched, failed('TypeError'), failed('RangeError'), failed('unknown')]);
});

test('nothing is told from its end on', () => {
  const metrics = start();
  end();
  metrics.emit({ type: 'search', query: 'стол', found: 1 });
  measures[0]?.({ name: 'LCP', value: 1_250, rating: 'good' });
  rejected(new TypeError('broken'));
  expect(heard).toEqual([searched]);
});
