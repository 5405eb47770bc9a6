import type { Api } from '@siren/contract/calls';
import { ApiProvider, cachePolicy } from '@siren/features/api';
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

/** Everything around the router: the API and the cache of its answers. */
export function App({ api, cache, children }: { api: Api; cache: PageCache; children: ReactNode }) {
  return (
    <SWRConfig value={{ ...cachePolicy, provider: () => cache.answers }}>
      <ConnectCache cache={cache} />
      <ApiProvider api={api}>{children}</ApiProvider>
    </SWRConfig>
  );
}
