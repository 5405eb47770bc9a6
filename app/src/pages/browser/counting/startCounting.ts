import type { Metrics } from '@siren/features/metrics';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { yandexMetrika } from './yandexMetrika.ts';

/** What a visitor's browser says of being counted. */
type Wish = Navigator & { globalPrivacyControl?: boolean };

/** Whether the visitor has asked not to be counted, by the browser's settings. */
const isUnwilling = ({ globalPrivacyControl, doNotTrack }: Wish) =>
  globalPrivacyControl === true || doNotTrack === '1';

/**
 * Begins to count: loaded when the page idles, and only where a counter is configured and the visitor has not asked to
 * be left alone.
 * @returns what ends it
 */
export function startCounting(metrics: Metrics, counter: number): () => void {
  if (isUnwilling(navigator)) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  const disconnect = metrics.connect(yandexMetrika(counter));
  const vital = ({ name, value, rating }: { name: string; value: number; rating: string }) => {
    if (!signal.aborted) metrics.emit({ type: 'vital', name, value, rating, path: location.pathname });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(vital);
  const fail = (error: unknown) => {
    const name = error instanceof Error ? error.name : 'unknown';
    metrics.emit({ type: 'error', name, status: 0, path: location.pathname });
  };
  addEventListener('error', ({ error }) => fail(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => fail(reason), { signal });
  return () => {
    ended.abort();
    disconnect();
  };
}
