export { createMetrics, noMetrics } from './createMetrics.ts';
export type { Metrics, MetricsAdapter } from './createMetrics.ts';
export { MetricsProvider, useMetrics } from './MetricsContext.tsx';
export { useShown } from './useShown.ts';
export { useShownGoods } from './useShownGoods.ts';
