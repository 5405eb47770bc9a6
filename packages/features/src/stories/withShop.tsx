import type { Info } from '@siren/contract/info';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ApiProvider, cachePolicy } from '../api/index.ts';
import { CartProvider } from '../cart/index.ts';
import { PageBoundary } from '../errors/index.ts';
import { FavoritesProvider } from '../favorites/index.ts';
import { ClockProvider, infoResource } from '../info/index.ts';
import { notifications } from '@siren/ui/notifications';
import type { Timing } from '@siren/ui/notifications';
import { NotificationsOutlet } from '@siren/ui/toast';
import { useNotices } from '../notices/index.ts';
import { CityDialogProvider } from '../regions/index.ts';
import { makeInfo } from '../testing/index.ts';
import { useStoryApi } from './useStoryApi.ts';

/** What a story may say in `parameters.shop`. */
export interface StoryShop {
  /** Address of the page. @default '/' */
  at?: string;
  /** Pattern of its route, e.g. `/section/*`. @default '*' */
  route?: string;
  /** App info that the page starts with. */
  info?: Info;
}

/** The moment at which stories stand still: Saturday noon in Екатеринбург. */
const NOW = Date.parse('2026-11-21T12:00:00+05:00');

/** Popups stay: whether one is still there must not depend on how long a picture takes. */
const standing: Timing = { now: () => 0, after: () => () => undefined };

/** The shop around a story: addresses, an API that MSW answers, a cache of its own, and a clock that stands. */
export const withShop: Decorator = (Story, { parameters }) => (
  <StoryFrame {...(parameters.shop as StoryShop | undefined)}>
    <Story />
  </StoryFrame>
);

function StoryFrame({
  at = '/',
  route = '*',
  info = makeInfo(),
  children,
}: StoryShop & { children: ReactNode }) {
  const [cache] = useState(() => new Map([[infoResource.key, { data: info }]]));
  const api = useStoryApi();
  useEffect(() => notifications.closeAll, []);
  return (
    <ClockProvider clock={() => NOW}>
      <SWRConfig value={{ ...cachePolicy, provider: () => cache }}>
        <ApiProvider api={api}>
          <MemoryRouter initialEntries={[at]}>
            <PageBoundary>
              <Routes>
                <Route path={route} element={<WithCart>{children}</WithCart>} />
                <Route path="*" element={null} />
              </Routes>
            </PageBoundary>
            <NotificationsOutlet timing={standing} />
          </MemoryRouter>
        </ApiProvider>
      </SWRConfig>
    </ClockProvider>
  );
}

function WithCart({ children }: { children: ReactNode }) {
  return (
    <CartProvider notices={useNotices()}>
      <FavoritesProvider>
        <CityDialogProvider>{children}</CityDialogProvider>
      </FavoritesProvider>
    </CartProvider>
  );
}
