import '@siren/ui/fonts';
import '@siren/ui/theme';
import { createClient } from '@siren/contract/client';
import { ApiProvider } from '@siren/features/api';
import { createTabs, noTabs, TabsProvider } from '@siren/features/info';
import { AreaProvider, staffCachePolicy } from '@siren/features/staff/kit';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { readFacts } from './readFacts.ts';
import { routesOf } from './routes.tsx';
import { ROOT_ID } from './shellFacts.ts';

const facts = readFacts(document);

/** The cookie alone says who it is: no script holds the token, and another tab may sign in or out at any time. */
const api = createClient({
  origin: location.origin,
  allowedRedirectHosts: [],
  fetch: (input, init) => fetch(input, init),
  token: { get: () => '', set: () => {} },
  navigate: (url) => location.assign(url),
});

/** The shop's tabs hear from here that nobody is signed in any more. */
const tabs = typeof BroadcastChannel === 'undefined' ? noTabs : createTabs(new BroadcastChannel('siren'));

const router = createBrowserRouter(routesOf(facts), { basename: `/${facts.roots[facts.area] ?? ''}` });

createRoot(document.getElementById(ROOT_ID) ?? document.body).render(
  <SWRConfig value={staffCachePolicy}>
    <ApiProvider api={api}>
      <TabsProvider tabs={tabs}>
        <AreaProvider area={facts}>
          <RouterProvider router={router} />
        </AreaProvider>
      </TabsProvider>
    </ApiProvider>
  </SWRConfig>,
);
