import { createClient } from '@siren/contract/client';
import type { Info } from '@siren/contract/info';
import { infoResource } from '@siren/features/info';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from '../pages/App.tsx';
import type { Boot } from '../pages/boot.ts';
import { createPayloadLoader } from '../pages/createPayloadLoader.ts';
import { createRoutes } from '../pages/createRoutes.tsx';
import { Document } from '../pages/Document.tsx';
import { PageCache } from '../pages/PageCache.ts';
import { resolveLazy } from '../pages/resolveLazy.ts';

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;
const cache = new PageCache(boot.payload, () => Date.now());
let token = (boot.payload[infoResource.key] as Info).token;

const api = createClient({
  origin: location.origin,
  apiUrl: boot.apiUrl || location.origin,
  allowedRedirectHosts: boot.allowedRedirectHosts,
  fetch: (input, init) => fetch(input, init),
  token: {
    get: () => token,
    set(next) {
      token = next;
    },
  },
  navigate: (url) => location.assign(url),
});

const routes = createRoutes(createPayloadLoader(cache, (input, init) => fetch(input, init)));
const matches = matchRoutes(routes, location) ?? [];
await resolveLazy(matches.map(({ route }) => route));

const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: boot.loaderData, errors: boot.errors },
});

startTransition(() => {
  hydrateRoot(
    document,
    <Document boot={boot}>
      <App api={api} cache={cache}>
        <RouterProvider router={router} />
      </App>
    </Document>,
  );
});
