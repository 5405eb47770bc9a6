import type { Api } from '@siren/contract/calls';
import { ApiProvider, cachePolicy } from '@siren/features/api';
import { OriginProvider, TabsProvider } from '@siren/features/info';
import type { Tabs } from '@siren/features/info';
import { MetricsProvider } from '@siren/features/metrics';
import type { Metrics } from '@siren/features/metrics';
import { useInsertionEffect } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { PageCache } from './PageCache.ts';

/** Lets loaders, which run outside React, tell components of what they brought. */
function ConnectCache({ cache }: { cache: PageCache }) {
  const { mutate } = useSWRConfig();
  useInsertionEffect(() => cache.connect(mutate), [cache, mutate]);
  return null;
}

export interface AppProps {
  api: Api;
  cache: PageCache;
  /** The other tabs of the browser. */
  tabs: Tabs;
  /** The shop's own origin; empty where nobody said it. */
  origin: string;
  /** Where to tell what is to be counted. */
  metrics: Metrics;
  children: ReactNode;
}

/** Everything around the router: the API, the cache of its answers, and the other tabs. */
export function App({ api, cache, tabs, origin, metrics, children }: AppProps) {
  return (
    <SWRConfig value={{ ...cachePolicy, provider: () => cache.answers }}>
      <ConnectCache cache={cache} />
      <TabsProvider tabs={tabs}>
        <ApiProvider api={api}>
          <OriginProvider origin={origin}>
            <MetricsProvider value={metrics}>{children}</MetricsProvider>
          </OriginProvider>
        </ApiProvider>
      </TabsProvider>
    </SWRConfig>
  );
}
