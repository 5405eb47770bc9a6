import { createClient } from '@siren/contract/client';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ApiProvider, cachePolicy } from '../../api/index.ts';
import { BackOffice } from '../BackOffice.tsx';
import { OfficeProvider } from '../OfficeContext.tsx';
import { createStoryOffice } from '../testing/createStoryOffice.ts';
import type { StoryOffice } from '../testing/createStoryOffice.ts';

const api = () =>
  createClient({
    fetch: (...request) => fetch(...request),
    origin: location.origin,
    allowedRedirectHosts: [],
    token: { get: () => 'a'.repeat(32), set: () => undefined },
    navigate: () => undefined,
  });

/** Loader of a story: a back-office of its own, whose line the story drives. */
export const anOffice = () => ({ office: createStoryOffice() });

export const officeOf = ({ loaded }: { loaded: Record<string, unknown> }): StoryOffice =>
  loaded['office'] as StoryOffice;

/** The back-office around a screen, on the line of the story. */
export const withOffice: Decorator = (Story, { loaded }) => {
  const { office } = officeOf({ loaded });
  return <Frame office={office} screen={<Story />} />;
};

function Frame({ office, screen }: { office: StoryOffice['office']; screen: ReactNode }) {
  const [client] = useState(api);
  const [cache] = useState(() => new Map());
  const [router] = useState(() =>
    createMemoryRouter([{ element: <BackOffice />, children: [{ path: '*', element: screen }] }]),
  );
  return (
    <SWRConfig value={{ ...cachePolicy, provider: () => cache }}>
      <ApiProvider api={client}>
        <OfficeProvider office={office}>
          <RouterProvider router={router} />
        </OfficeProvider>
      </ApiProvider>
    </SWRConfig>
  );
}
