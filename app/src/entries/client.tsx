import { createClient } from '@siren/contract/client';
import type { Info } from '@siren/contract/info';
import { PageError } from '@siren/features/errors';
import { createTabs, infoResource, noTabs } from '@siren/features/info';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../pages/App.tsx';
import type { Boot } from '../pages/boot.ts';
import { createPayloadLoader } from '../pages/createPayloadLoader.ts';
import { Document } from '../pages/Document.tsx';
import { loadPage } from '../pages/loadPage.ts';
import { PageCache } from '../pages/PageCache.ts';
import { PageSwitch } from '../pages/PageSwitch.tsx';

/** The server has taken the token of the address over: neither the history nor a Referer shall keep it. */
function dropToken() {
  const url = new URL(location.href);
  if (!url.searchParams.has('token')) return;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url);
}

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;
const cache = new PageCache(boot.payload, () => Date.now());
let token = (boot.payload[infoResource.key] as Info).token;

const api = createClient({
  origin: location.origin,
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

// Who signs in or out in one tab does so in all of them: the token of the others is no longer good.
const tabs = typeof BroadcastChannel === 'undefined' ? noTabs : createTabs(new BroadcastChannel('siren'));
tabs.listen((message) => {
  if (message.type === 'visit') token = message.token;
});

dropToken();
const load = createPayloadLoader(cache, (input, init) => fetch(input, init));
const { failure } = boot;
// The data lie in the payload: only the code of the page is fetched before hydration, else it would flash away.
const page = await loadPage(new URL(location.href), async () => {
  if (failure) throw new PageError(failure.status, failure.message);
});

startTransition(() => {
  hydrateRoot(
    document,
    <Document boot={boot}>
      <App api={api} cache={cache} tabs={tabs}>
        <BrowserRouter>
          <PageSwitch first={page} load={load} />
        </BrowserRouter>
      </App>
    </Document>,
  );
});
