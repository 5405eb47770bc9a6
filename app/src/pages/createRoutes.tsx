import { data } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Resource } from '@siren/features/api';
import { ErrorPage, Frame } from './Frame.tsx';
import type { Page } from './page.ts';
import { pages } from './pages.ts';

/** Brings resources into the cache before the page shows. Throws what `toRouteError` understands. */
export type Load = (resources: Resource[], url: URL) => Promise<void>;

const notFound = (message: string) => data({ message }, { status: 404, statusText: 'Page Not Found' });

const fullPath = (url: URL) => url.pathname + url.search;

function toRoute(page: Page, load: Load): RouteObject {
  return {
    path: page.path,
    handle: { feature: page.feature },
    lazy: { Component: page.load },
    async loader({ request, params }) {
      const url = new URL(request.url);
      const address = { params, search: url.searchParams };
      if (page.isValid && !page.isValid(address)) throw notFound(`Page Not Found: ${fullPath(url)}`);
      await load(page.resources(address), url);
      return null;
    },
  };
}

/** Route objects for the browser and for the server: one table, two ways to load. */
export function createRoutes(load: Load): RouteObject[] {
  const nowhere: RouteObject = {
    path: '*',
    loader({ request }) {
      throw notFound(`Page not found: ${new URL(request.url).pathname}`);
    },
    Component: () => null,
  };
  return [
    {
      id: 'frame',
      Component: Frame,
      children: [
        {
          id: 'page',
          ErrorBoundary: ErrorPage,
          children: [...pages.map((page) => toRoute(page, load)), nowhere],
        },
      ],
    },
  ];
}
