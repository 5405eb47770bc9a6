import '@siren/ui/fonts';
import '@siren/ui/theme';
import { createClient } from '@siren/contract/client';
import { BACK_OFFICE } from '@siren/contract/routes';
import { ApiProvider } from '@siren/features/api';
import {
  BackOffice,
  byTimer,
  OfficeProvider,
  startHerald,
  startRinger,
  startSession,
} from '@siren/features/back-office';
import { createTabs, noTabs, TabsProvider } from '@siren/features/info';
import { staffCachePolicy } from '@siren/features/staff/kit';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { RouteFailed } from '../staff/RouteFailed.tsx';
import { ScreenComing } from '../staff/ScreenComing.tsx';
import { ROOT_ID } from '../staff/shellFacts.ts';

/** The cookie alone says who it is; the socket is told the token by the call that asks who works here. */
const api = createClient({
  origin: location.origin,
  allowedRedirectHosts: [],
  fetch: (input, init) => fetch(input, init),
  token: { get: () => '', set: () => {} },
  navigate: (url) => location.assign(url),
});

/** The shop's tabs hear from here who is signed in now, and this one from them. */
const tabs = typeof BroadcastChannel === 'undefined' ? noTabs : createTabs(new BroadcastChannel('siren'));

const office = {
  session: startSession(),
  ringer: startRinger(),
  herald: startHerald(),
  now: () => performance.timeOrigin + performance.now(),
  later: byTimer,
};

const news = () => import('@siren/features/back-office/news');
const orders = () => import('@siren/features/back-office/orders');
const receipts = () => import('@siren/features/back-office/receipts');
const rooms = () => import('@siren/features/back-office/rooms');
const stock = () => import('@siren/features/back-office/stock');

const router = createBrowserRouter(
  [
    {
      path: 'receipts/shift/print',
      errorElement: <RouteFailed />,
      hydrateFallbackElement: <ScreenComing />,
      lazy: async () => ({ Component: (await receipts()).XReportPaper }),
    },
    {
      path: 'receipts/shifts/:shift/print',
      errorElement: <RouteFailed />,
      hydrateFallbackElement: <ScreenComing />,
      lazy: async () => ({ Component: (await receipts()).ShiftPaper }),
    },
    {
      element: <BackOffice />,
      errorElement: <RouteFailed />,
      hydrateFallbackElement: <ScreenComing />,
      children: [
        // A screen's code comes with its route.
        { index: true, element: <Navigate to="/orders" replace /> },
        { path: 'orders/:order?', lazy: async () => ({ Component: (await orders()).OrdersScreen }) },
        { path: 'receipts/:receipt?', lazy: async () => ({ Component: (await receipts()).ReceiptsScreen }) },
        {
          path: 'receipts/shifts/:shift?',
          lazy: async () => ({ Component: (await receipts()).ReceiptsScreen }),
        },
        { path: 'news', lazy: async () => ({ Component: (await news()).NewsScreen }) },
        { path: 'stock', lazy: async () => ({ Component: (await stock()).StockScreen }) },
        { path: 'rooms/:room?', lazy: async () => ({ Component: (await rooms()).RoomsScreen }) },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ],
  { basename: `/${BACK_OFFICE}` },
);

createRoot(document.getElementById(ROOT_ID) ?? document.body).render(
  <SWRConfig value={staffCachePolicy}>
    <ApiProvider api={api}>
      <TabsProvider tabs={tabs}>
        <OfficeProvider office={office}>
          <RouterProvider router={router} />
        </OfficeProvider>
      </TabsProvider>
    </ApiProvider>
  </SWRConfig>,
);
