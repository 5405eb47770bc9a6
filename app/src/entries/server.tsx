import { infoResource } from '@siren/features/info';
import type { Payload } from '@siren/features/api';
import type { Api } from '@siren/contract/calls';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { App } from '../pages/App.tsx';
import type { Boot, PageAssets, Surroundings } from '../pages/boot.ts';
import { PageCache } from '../pages/PageCache.ts';
import { createRoutes } from '../pages/createRoutes.tsx';
import { Document } from '../pages/Document.tsx';
import { toRouteError } from '../pages/routeError.ts';
import type { RouteError } from '../pages/routeError.ts';

/** One visit of a page. */
export interface Visit {
  /** Whole address, with origin. */
  url: string;
  api: Api;
  /** Hears of failures that a visitor only sees as «Internal Server Error». */
  onError(error: unknown): void;
}

/** The data of a page, by cache key, with the status its answer has. */
export interface Loaded {
  status: number;
  payload: Payload;
  errors: Record<string, RouteError> | null;
  /** Feature of the page, for the build's manifest; null where no page matched. */
  feature: string | null;
  /** Set where the page leads elsewhere. */
  redirect: { status: number; location: string } | null;
  context: StaticHandlerContext | null;
  routes: ReturnType<typeof createRoutes>;
}

/** Runs the page's loaders in process. */
export async function loadPage({ url, api, onError }: Visit): Promise<Loaded> {
  const payload: Payload = {};
  const routes = createRoutes(async (resources) => {
    const answers = await Promise.all(resources.map(({ path, payload: asked }) => api.call(path, asked)));
    resources.forEach(({ key }, index) => {
      payload[key] = answers[index];
    });
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    const redirect = { status: context.status, location: context.headers.get('location') ?? '/' };
    return { status: context.status, payload, errors: null, feature: null, redirect, context: null, routes };
  }
  let errors: Record<string, RouteError> | null = null;
  if (context.errors) {
    errors = {};
    for (const [id, error] of Object.entries(context.errors)) {
      const shown = toRouteError(error);
      if (shown.status >= 500) onError(error);
      errors[id] = shown;
    }
    context.errors = errors;
    context.statusCode = Math.max(...Object.values(errors).map(({ status }) => status));
  }
  const handle = context.matches.at(-1)?.route.handle as { feature?: string } | undefined;
  return {
    status: context.statusCode,
    payload,
    errors,
    feature: handle?.feature ?? null,
    redirect: null,
    context: { ...context, routes: handler.dataRoutes } as StaticHandlerContext,
    routes: handler.dataRoutes as Loaded['routes'],
  };
}

/** The page's whole HTML, app info included. */
export async function renderPage(
  visit: Visit,
  loaded: Loaded,
  page: Surroundings & { assets: PageAssets },
): Promise<string> {
  if (!loaded.context) throw new Error('a redirect has no page');
  const payload = { ...loaded.payload, [infoResource.key]: await visit.api.call(infoResource.path, {}) };
  const { loaderData } = loaded.context as { loaderData: Record<string, null> };
  const boot: Boot = { ...page, payload, loaderData, errors: loaded.errors };
  const router = createStaticRouter(loaded.routes, loaded.context);
  const document = (
    <Document boot={boot}>
      <App api={visit.api} cache={new PageCache(payload, () => 0)}>
        <StaticRouterProvider router={router} context={loaded.context} hydrate={false} />
      </App>
    </Document>
  );
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(document, {
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: visit.onError,
    });
  });
}
