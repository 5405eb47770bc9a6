import { createContext, useContext } from 'react';
import { noMetrics } from './createMetrics.ts';
import type { Metrics } from './createMetrics.ts';

const Context = createContext<Metrics>(noMetrics);

export const MetricsProvider = Context.Provider;

/** Where to tell what is to be counted; nothing is unless the shop is configured to. */
export function useMetrics(): Metrics {
  return useContext(Context);
}
