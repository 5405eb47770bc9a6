import type { MetricEvent } from '@siren/domain/metrics';
import { useEffect, useRef } from 'react';
import { useNavigation } from '../navigation/index.ts';
import { useMetrics } from './MetricsContext.tsx';

/**
 * Counts that something is shown, once for each stay on a page: neither hydration nor another drawing nor the way Back
 * to it counts again.
 * @param what tells it from everything else on the page
 * @param event what to count; null while there is nothing to show yet
 */
export function useShown(what: string, event: MetricEvent | null): void {
  const metrics = useMetrics();
  const { visit } = useNavigation();
  const latest = useRef(event);
  useEffect(() => {
    latest.current = event;
  });
  const there = event !== null;
  useEffect(() => {
    if (latest.current) metrics.emit(latest.current, `${visit} ${what}`);
  }, [metrics, visit, what, there]);
}
