import type { Api } from '@siren/contract/calls';
import { safeRedirect } from '@siren/contract/redirect';
import { ApiError } from '@siren/contract/errors';
import type { Info } from '@siren/contract/info';
import type { RouteRules } from '@siren/domain/navigation';
import { ChunkError } from '@siren/features/errors';
import { settled } from '@siren/features/code';
import { infoResource } from '@siren/features/info';
import type { Metrics } from '@siren/features/metrics';
import type { Boot } from '../boot.ts';
import { createPayloadLoader } from '../createPayloadLoader.ts';
import type { Asking } from '../createPayloadLoader.ts';
import { failedAs } from '../failedAs.ts';
import { loadPage } from '../loadPage.ts';
import type { LoadedPage, Visit } from '../loadPage.ts';
import { matchPage } from '../matchPage.ts';
import type { ReadAnswer } from '../page.ts';
import type { PageCache } from '../PageCache.ts';
import type { Browser, StageHands } from './Browser.ts';
import { createKnownPages } from './createKnownPages.ts';
import { createRecovery } from './createRecovery.ts';
import { isTyping, trackTyped } from './typed.ts';
import { whenIdle } from '@siren/ui/element';

/** What navigations need of the page that the server sent. */
export type Given = Pick<Boot, 'build' | 'allowedRedirectHosts' | 'metrika'>;

const request: typeof fetch = (input, init) => fetch(input, init);

/**
 * Gives the rules of this very build (behaviour pages-9), asked for once; without them the server still knows where
 * addresses lead.
 */
function createRules(build: string): () => RouteRules | Promise<RouteRules> {
  let rules: RouteRules | Promise<RouteRules> | null = null;
  const ask = async (): Promise<RouteRules> => {
    try {
      const answer = await request(`/builds/meta/${build}.json`);
      const { routeRules } = (await answer.json()) as { routeRules: RouteRules };
      return (rules = answer.ok ? routeRules : {});
    } catch {
      rules = null;
      return {};
    }
  };
  return () => (rules ??= ask());
}

interface VisitParts {
  cache: PageCache;
  api: Api;
  known: ReturnType<typeof createKnownPages>;
  rules: Visit['rules'];
  allowedRedirectHosts: readonly string[];
}

/** How pages are visited, and remembered once they were. */
function createVisits({ cache, api, known, rules, allowedRedirectHosts }: VisitParts) {
  const load = createPayloadLoader(cache, request, api);
  const read: ReadAnswer = (key) => cache.answers.get(key)?.data;
  const visit = (asking?: Asking): Visit => ({
    load: (resources, url) => load(resources, url, asking),
    read,
    rules,
    allowedRedirectHosts,
    info: async () => read(infoResource.key) as Info,
  });

  async function visitPage(url: URL, how: Visit): Promise<LoadedPage> {
    const page = await loadPage(url, how);
    if (page.error instanceof ChunkError) settled.add(page.error.cause);
    known.remember(url, page);
    return page;
  }

  async function loadAhead(url: URL, signal: AbortSignal, ahead: StageHands['ahead']): Promise<void> {
    await visitPage(url, visit({ signal, stays: url.pathname === location.pathname }));
    const page = known.peek(url);
    if (!page || signal.aborted) return;
    ahead({ url, page });
    const match = matchPage(url);
    await match?.page.warm?.(match.address, read);
  }
  return { visit, visitPage, loadAhead };
}

/**
 * Begins what can wait once the page idles and its code is there; everything else works without it.
 * @param begin gives what ends it
 * @returns what ends it, begun or not
 */
function whenSettled(begin: (late: typeof import('./settle.tsx')) => () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const fetchAndBegin = async () => {
    if (signal.aborted) return;
    try {
      // No chain of `then`: the bundler takes it into its own wrapper, and a style sheet that cannot be fetched rejects
      // outside of it.
      const late = await import('./settle.tsx');
      if (!signal.aborted) signal.addEventListener('abort', begin(late));
    } catch (error) {
      settled.add(error);
    }
  };
  whenIdle(() => void fetchAndBegin());
  return () => ended.abort();
}

/** Moves between pages in this tab. */
export function createBrowser(
  { build, allowedRedirectHosts, metrika }: Given,
  cache: PageCache,
  api: Api,
  metrics: Metrics,
): Browser {
  const recovery = createRecovery({ fetch: request, reload });
  const known = createKnownPages(cache);
  const rules = createRules(build);
  const { visit, visitPage, loadAhead } = createVisits({ cache, api, known, rules, allowedRedirectHosts });
  let outdated = false;
  let keepTyped = (): void => {};

  trackTyped();

  function reload(): void {
    keepTyped();
    location.reload();
  }

  const needsDocument = ({ searchParams }: URL) => searchParams.has('token') || (outdated && !isTyping());
  const peek = (url: URL) => (needsDocument(url) ? null : known.peek(url));

  return {
    async start(failure) {
      // The server has obeyed the rules and the data lie in the payload: only the code of the page is fetched.
      const load = async () => {
        if (failure) throw failedAs(failure);
      };
      const page = await visitPage(new URL(location.href), { ...visit(), load, rules: () => ({}) });
      // Also that it is not for this visitor: the server has just said so, and would say it again.
      if (!(page.error instanceof ChunkError)) return page;
      // What the server has rendered can be read, and its links lead on: no error takes its place.
      if (!(await recovery.recover())) addEventListener('popstate', () => location.reload());
      return new Promise(() => {});
    },
    async open(url, stays) {
      const page = await visitPage(url, visit({ stays }));
      const { error } = page;
      // Here one seems to be signed in, and the server knows better: it says where to go.
      if (error instanceof ApiError && error.is('user.not_authorized')) reload();
      else if (!(error instanceof ChunkError && (await recovery.recover()))) return page;
      // The document is being loaded anew: until then it stays at what is shown.
      return new Promise(() => {});
    },
    peek,
    needsDocument,
    reload,
    leave(url) {
      const target = safeRedirect(url, location.origin, allowedRedirectHosts);
      if (target !== null) location.assign(target);
      return target !== null;
    },
    settle: ({ show, ahead }) =>
      whenSettled((late) => {
        keepTyped = late.keepTyped;
        void rules();
        return late.settle({
          ...{ build, metrics, metrika, reload, show },
          loadAhead: (url, signal) => loadAhead(url, signal, ahead),
          isReady: (url) => peek(url) !== null,
          onNewBuild() {
            outdated = true;
          },
        });
      }),
  };
}
