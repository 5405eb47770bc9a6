import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ApiProvider } from '../../api/index.ts';
import { ClockProvider } from '../../info/index.ts';
import { useStoryApi } from '../../stories/index.ts';
import { staffCachePolicy } from '../../staff/kit/index.ts';
import { BackOffice } from '../BackOffice.tsx';
import { OfficeProvider } from '../OfficeContext.tsx';
import { createStoryOffice } from '../testing/createStoryOffice.ts';
import type { StoryOffice } from '../testing/createStoryOffice.ts';

/** The moment at which stories stand still. */
const NOW = Date.parse('2026-11-21T12:47:00+05:00');

/** Loader of a story: a back-office of its own, whose line the story drives. */
export const anOffice = () => ({ office: createStoryOffice() });

export const officeOf = ({ loaded }: { loaded: Record<string, unknown> }): StoryOffice =>
  loaded['office'] as StoryOffice;

/** What a story may say in `parameters.office`. */
export interface StoryPlace {
  /** Address inside of the back-office. @default '/news' */
  at?: string;
  /** Pattern of its route. @default '*' */
  route?: string;
  /** Whether the back-office stands around it; a page for paper stands alone. @default true */
  shell?: boolean;
}

/** The back-office around a screen, on the line of the story. */
export const withOffice: Decorator = (Story, { loaded, parameters }) => {
  const { office } = officeOf({ loaded });
  return <Frame office={office} screen={<Story />} {...(parameters.office as StoryPlace | undefined)} />;
};

function Frame({
  office,
  screen,
  at = '/news',
  route = '*',
  shell = true,
}: StoryPlace & { office: StoryOffice['office']; screen: ReactNode }) {
  const api = useStoryApi();
  const [cache] = useState(() => new Map());
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          ...(shell && { element: <BackOffice /> }),
          children: [{ path: route, element: screen }],
        },
      ],
      { initialEntries: [at] },
    ),
  );
  return (
    <ClockProvider clock={() => NOW}>
      <SWRConfig value={{ ...staffCachePolicy, provider: () => cache }}>
        <ApiProvider api={api}>
          <OfficeProvider office={office}>
            <RouterProvider router={router} />
          </OfficeProvider>
        </ApiProvider>
      </SWRConfig>
    </ClockProvider>
  );
}
