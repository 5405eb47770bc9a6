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

type Load = () => Promise<ComponentType>;

/** The code of each screen, and of its records where they have addresses of their own. */
type ScreenCode = {
  readonly [Name in StaffScreenName]: { list: Load } & ((typeof staffScreens)[Name]['records'] extends true
    ? { record: Load }
    : { record?: never });
};

const orders = () => import('@siren/features/staff/orders');

/** One that is missing here does not compile. */
const screens: ScreenCode = {
  orders: {
    list: async () => (await orders()).OrdersScreen,
    record: async () => (await orders()).OrderScreen,
  },
};

const routeOf = (path: string, load: Load): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  hydrateFallbackElement: <ScreenComing />,
  errorElement: <RouteFailed />,
});

function routesTo(name: StaffScreenName): RouteObject[] {
  const { path } = staffScreens[name];
  const { list, record } = screens[name];
  return [routeOf(path, list), ...(record ? [routeOf(`${path}/:id`, record)] : [])];
}

const first = ([name]: readonly StaffScreenName[]) =>
  name === undefined ? <NoScreens /> : <Navigate to={staffScreens[name].path} replace />;

/** The routes of an area: the screens that one may see. Any other address is told as one that is not there. */
export function routesOf({ screens: seen }: Pick<ShellFacts, 'screens'>): RouteObject[] {
  return [
    {
      element: <StaffShell />,
      errorElement: <RouteFailed />,
      children: [{ index: true, element: first(seen) }, ...seen.flatMap(routesTo)],
    },
  ];
}
