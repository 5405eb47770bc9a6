import { paperPattern, staffScreens } from '@siren/contract/staff/screens';
import type { PaperName, StaffScreenName } from '@siren/contract/staff/screens';
import { StaffShell } from '@siren/features/staff/kit';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { RouteFailed } from './RouteFailed.tsx';
import { ScreenComing } from './ScreenComing.tsx';
import type { ShellFacts } from './shellFacts.ts';

type Load = () => Promise<ComponentType>;

/** The code of each screen, of its records where they have addresses of their own, and of what is printed of them. */
type ScreenCode = {
  readonly [Name in StaffScreenName]: { list: Load } & ((typeof staffScreens)[Name]['records'] extends true
    ? { record: Load }
    : { record?: never }) & { papers: Readonly<Record<PaperName<Name>, Load>> };
};

const overview = () => import('@siren/features/staff/overview');
const clients = () => import('@siren/features/staff/clients');
const goods = () => import('@siren/features/staff/goods');
const orders = () => import('@siren/features/staff/orders');
const refs = () => import('@siren/features/staff/refs');
const sections = () => import('@siren/features/staff/sections');
const pages = () => import('@siren/features/staff/pages');
const people = () => import('@siren/features/staff/people');
const catalogErrors = () => import('@siren/features/staff/catalog-errors');
const coupons = () => import('@siren/features/staff/coupons');
const productLists = () => import('@siren/features/staff/product-lists');
const audit = () => import('@siren/features/staff/audit');
const imports = () => import('@siren/features/staff/imports');
const stores = () => import('@siren/features/staff/stores');
const photoReports = () => import('@siren/features/staff/photo-reports');
const papers = () => import('@siren/features/staff/orders/papers');

/** One that is missing here does not compile. */
const screens: ScreenCode = {
  overview: { list: async () => (await overview()).OverviewScreen, papers: {} },
  goods: {
    list: async () => (await goods()).GoodsScreen,
    record: async () => (await goods()).GoodScreen,
    papers: {},
  },
  sections: {
    list: async () => (await sections()).SectionsScreen,
    record: async () => (await sections()).SectionsScreen,
    papers: {},
  },
  orders: {
    list: async () => (await orders()).OrdersScreen,
    record: async () => (await orders()).OrderScreen,
    papers: {
      picking: async () => (await papers()).PickingPaper,
      waybill: async () => (await papers()).WaybillPaper,
    },
  },
  refs: {
    list: async () => (await refs()).RefsScreen,
    record: async () => (await refs()).RefScreen,
    papers: {},
  },
  pages: {
    list: async () => (await pages()).PagesScreen,
    record: async () => (await pages()).PageScreen,
    papers: {},
  },
  clients: {
    list: async () => (await clients()).ClientsScreen,
    record: async () => (await clients()).ClientScreen,
    papers: {},
  },
  stores: {
    list: async () => (await stores()).StoresScreen,
    record: async () => (await stores()).StoreScreen,
    papers: {},
  },
  'photo-reports': {
    list: async () => (await photoReports()).PhotoReportsScreen,
    record: async () => (await photoReports()).PhotoPlanScreen,
    papers: {},
  },
  people: {
    list: async () => (await people()).PeopleScreen,
    record: async () => (await people()).PersonScreen,
    papers: {},
  },
  imports: {
    list: async () => (await imports()).ImportsScreen,
    record: async () => (await imports()).ImportScreen,
    papers: {},
  },
  'catalog-errors': { list: async () => (await catalogErrors()).CatalogErrorsScreen, papers: {} },
  coupons: {
    list: async () => (await coupons()).CouponsScreen,
    record: async () => (await coupons()).CouponScreen,
    papers: {},
  },
  'product-lists': {
    list: async () => (await productLists()).ListsScreen,
    record: async () => (await productLists()).ListScreen,
    papers: {},
  },
  audit: { list: async () => (await audit()).AuditScreen, papers: {} },
};

const routeOf = (path: string, load: Load): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  lazy: async () => ({ Component: await load() }),
  hydrateFallbackElement: <ScreenComing />,
  errorElement: <RouteFailed />,
});

function routesTo(name: StaffScreenName): RouteObject[] {
  const { path } = staffScreens[name];
  const { list, record } = screens[name];
  return [routeOf(path, list), ...(record ? [routeOf(`${path}/:id`, record)] : [])];
}

/** What is printed stands by itself: nothing of the app is around it. */
const papersOf = (name: StaffScreenName): RouteObject[] =>
  Object.entries<Load>(screens[name].papers).map(([paper, load]) =>
    routeOf(paperPattern(name, paper as PaperName<StaffScreenName>), load),
  );

/** Where no screen stands at the address of the area itself, it leads to the first one. */
function first([name]: readonly StaffScreenName[]): RouteObject[] {
  const path = name && staffScreens[name].path;
  return path ? [{ index: true, element: <Navigate to={path} replace /> }] : [];
}

/** The routes of an area: the screens that one may see. Any other address is told as one that is not there. */
export function routesOf({ screens: seen }: Pick<ShellFacts, 'screens'>): RouteObject[] {
  return [
    {
      element: <StaffShell />,
      errorElement: <RouteFailed />,
      children: [...first(seen), ...seen.flatMap(routesTo)],
    },
    ...seen.flatMap(papersOf),
  ];
}
