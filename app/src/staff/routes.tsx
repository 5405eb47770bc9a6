import { staffScreens } from '@siren/contract/staff/screens';
import type { StaffScreenName } from '@siren/contract/staff/screens';
import { StaffShell } from '@siren/features/staff/kit';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { NoScreens } from './NoScreens.tsx';
import { RouteFailed } from './RouteFailed.tsx';
import { ScreenComing } from './ScreenComing.tsx';
import type { ShellFacts } from './shellFacts.ts';

/** The code of each screen; one that is missing here does not compile. */
const screens: Readonly<Record<StaffScreenName, () => Promise<ComponentType>>> = {
  orders: async () => (await import('@siren/features/staff/orders')).OrdersScreen,
};

const routeOf = (name: StaffScreenName): RouteObject => ({
  path: staffScreens[name].path,
  lazy: async () => ({ Component: await screens[name]() }),
  hydrateFallbackElement: <ScreenComing />,
  errorElement: <RouteFailed />,
});

const first = ([name]: readonly StaffScreenName[]) =>
  name === undefined ? <NoScreens /> : <Navigate to={staffScreens[name].path} replace />;

/** The routes of an area: the screens that one may see. Any other address is told as one that is not there. */
export function routesOf({
  adminPath,
  screens: seen,
}: Pick<ShellFacts, 'adminPath' | 'screens'>): RouteObject[] {
  return [
    {
      element: <StaffShell adminPath={adminPath} />,
      errorElement: <RouteFailed />,
      children: [{ index: true, element: first(seen) }, ...seen.map(routeOf)],
    },
  ];
}
