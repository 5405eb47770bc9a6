import type { MetricEvent } from '@siren/domain/metrics';

/** Takes events to where they are counted. */
export type MetricsAdapter = (event: MetricEvent) => void;

/** The way of everything that is counted, from where it happens to whoever counts. */
export interface Metrics {
  /** @param once what is told under the same name again is not counted again */
  emit(event: MetricEvent, once?: string): void;
  /** From now on the adapter hears of events, those before included; returns what ends it. */
  connect(adapter: MetricsAdapter): () => void;
}

/** Events that wait for the first adapter, which is loaded when the page is idle. */
const WAITING_MAX = 100;

/** A bus of events. An adapter that fails breaks nothing else. */
export function createMetrics(): Metrics {
  const told = new Set<string>();
  const adapters = new Set<MetricsAdapter>();
  const waiting: MetricEvent[] = [];

  const tell = (adapter: MetricsAdapter, event: MetricEvent) => {
    try {
      adapter(event);
    } catch (error) {
      reportError(error);
    }
  };
  return {
    emit(event, once) {
      if (once !== undefined && told.has(once)) return;
      if (once !== undefined) told.add(once);
      if (adapters.size === 0 && waiting.length < WAITING_MAX) waiting.push(event);
      for (const adapter of adapters) tell(adapter, event);
    },
    connect(adapter) {
      adapters.add(adapter);
      for (const event of waiting.splice(0)) tell(adapter, event);
      return () => adapters.delete(adapter);
    },
  };
}

/** Where nothing is counted nothing is kept. */
export const noMetrics: Metrics = { emit: () => {}, connect: () => () => {} };
