import { createClient } from '@siren/contract/client';
import type { Info } from '@siren/contract/info';
import { createTabs, infoResource, noTabs } from '@siren/features/info';
import { createMetrics, noMetrics } from '@siren/features/metrics';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../pages/App.tsx';
import type { Boot } from '../pages/boot.ts';
import { createBrowser, followVisit, isSameVisit, markVisit } from '../pages/browser/index.ts';
import { Document } from '../pages/Document.tsx';
import { PageCache } from '../pages/PageCache.ts';
import { PageSwitch } from '../pages/PageSwitch.tsx';

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
const tabs =
  typeof BroadcastChannel === 'undefined' ? noTabs : createTabs(new BroadcastChannel('siren'), markVisit);
tabs.listen((message) => {
  if (!('token' in message)) return;
  token = message.token;
  followVisit();
});

// The Back button may bring a page out of the browser's memory that was somebody's else.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || isSameVisit()) return;
  document.documentElement.hidden = true;
  location.reload();
});

const metrics = boot.metrika === null ? noMetrics : createMetrics();
const browser = createBrowser(boot, cache, api, metrics);

/**
 * Takes the page over. Not at the top of the module: files of pages import what stands in the same file as this, and
 * would wait for it while it waits for them.
 */
async function begin() {
  // Before hydration: else what the server rendered would flash away.
  const page = await browser.start(boot.failure);
  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={boot.assets}>
        <App api={api} cache={cache} tabs={tabs} origin={boot.origin} metrics={metrics}>
          <BrowserRouter>
            <PageSwitch first={page} browser={browser} bot={boot.bot} />
          </BrowserRouter>
        </App>
      </Document>,
    );
  });
  // From here on React hears presses; it wakes up at once what one of them meets.
  window.pressAgain?.();
}

void begin();
