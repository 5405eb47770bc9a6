import { mockCall } from '@siren/contract/mock';
import type { StaffArea } from '@siren/contract/staff/screens';
import type { Permission } from '@siren/domain/account';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ApiProvider } from '../../api/index.ts';
import { ClockProvider } from '../../info/index.ts';
import { useStoryApi } from '../../stories/index.ts';
import { fromList } from '../kit/list/listBehind.ts';
import { AreaProvider, staffCachePolicy, StaffShell, usualRoots } from '../kit/index.ts';

/** What a story may say in `parameters.staff`. */
export interface StoryStaff {
  /** Address inside of the app. @default '/orders' */
  at?: string;
  /** Query of the list that one came from. @default one came from none */
  from?: string;
  /** Pattern of its route. @default '*' */
  route?: string;
  /** The area that it lies in. @default 'admin' */
  area?: StaffArea;
  /** What stands around it; a paper stands alone. @default true */
  shell?: boolean;
}

/** The moment at which stories stand still: Saturday noon in Екатеринбург. */
const NOW = Date.parse('2026-11-21T12:46:00+05:00');

/**
 * What who is at work in stories may do. The sidebar stands in every picture, so this list does not grow: the stories of a
 * new screen add the permission of that screen, and no other picture changes.
 */
export const atWork: readonly Permission[] = [
  'admin.access',
  'catalog.edit',
  'refs.edit',
  'imports.run',
  'catalog-errors.edit',
  'orders.manage',
  'client.resolve',
  'users.manage',
];

/** Who is at work in stories. */
export const mockMe = (permissions: readonly Permission[] = atWork, orders = 12) =>
  mockCall('/api/staff/me', () => ({
    user: { id: 3, login: 'kim', name: 'Елена Ким' },
    permissions: [...permissions],
    counts: { orders },
  }));

/** The staff's app around a screen: its shell, a router of its kind, an API that MSW answers, and a clock that stands. */
export const withStaff: Decorator = (Story, { parameters }) => (
  <StaffFrame {...(parameters.staff as StoryStaff | undefined)}>
    <Story />
  </StaffFrame>
);

function StaffFrame({
  at = '/orders',
  from,
  route = '*',
  area = 'admin',
  shell = true,
  children,
}: StoryStaff & { children: ReactNode }) {
  const [cache] = useState(() => new Map());
  const api = useStoryApi();
  const [router] = useState(() =>
    createMemoryRouter(
      [{ element: shell && <StaffShell />, children: [{ path: route, element: children }] }],
      {
        initialEntries: [{ ...parsePath(at), state: from === undefined ? null : fromList(from) }],
      },
    ),
  );
  return (
    <ClockProvider clock={() => NOW}>
      <SWRConfig value={{ ...staffCachePolicy, revalidateOnFocus: false, provider: () => cache }}>
        <ApiProvider api={api}>
          <AreaProvider area={{ area, roots: usualRoots }}>
            <RouterProvider router={router} />
          </AreaProvider>
        </ApiProvider>
      </SWRConfig>
    </ClockProvider>
  );
}
