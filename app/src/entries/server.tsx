import type { Api } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import type { RouteRules } from '@siren/domain/navigation';
import type { Payload } from '@siren/features/api';
import { failureOf, isUnanswered, PageError } from '@siren/features/errors';
import { infoResource, noTabs } from '@siren/features/info';
import { noMetrics } from '@siren/features/metrics';
import { loginAddress } from '@siren/features/notices';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../pages/App.tsx';
import type { Boot, PageAssets, Surroundings } from '../pages/boot.ts';
import { Document } from '../pages/Document.tsx';
import { failedAs } from '../pages/failedAs.ts';
import { inScript } from '../pages/inScript.ts';
import { lastPageOf } from '../pages/lastPageOf.ts';
import { loadPage as load } from '../pages/loadPage.ts';
import type { LoadedPage } from '../pages/loadPage.ts';
import { matchPage } from '../pages/matchPage.ts';
import { movedUrl } from '../pages/movedUrl.ts';
import { PageCache } from '../pages/PageCache.ts';
import { PageSwitch } from '../pages/PageSwitch.tsx';
import { pages } from '../pages/pages.ts';

export { failureOf, loginAddress };

/** Names of the features that are pages. */
export const features = pages.map(({ feature }) => feature);

/** Whether the page at an address tells of what somebody has. */
export const isOwn = (url: URL): boolean => matchPage(url)?.page.own === true;

const GONE = 410;

const isGone = (about: unknown): boolean =>
  typeof about === 'object' && about !== null && 'gone' in about && about.gone === true;

/** Who asks for which page. */
export interface PageRequest {
  /** Whole address, with origin. */
  url: URL;
  api: Api;
  /** Id of the request. */
  requestId: string;
  /** Hears of failures that a visitor only sees as «Internal Server Error». */
  onError(error: unknown): void;
  /** Where addresses lead instead. */
  rules: RouteRules;
  /** Hosts besides the own one that a rule may lead to. */
  allowedRedirectHosts: readonly string[];
}

/** A page with its data, by cache key, and the status its answer has. */
export interface Loaded extends LoadedPage {
  status: number;
  payload: Payload;
  failure: Boot['failure'];
  /** Where the address leads that names a page of a list beyond its end; else null. */
  lastPage: string | null;
  /** The address that a section has now, where it had this one before; else null. */
  moved: string | null;
}

/** Loads code and data of a page in process. */
export async function loadPage(request: PageRequest): Promise<Loaded> {
  const { url, api, requestId, onError, rules, allowedRedirectHosts } = request;
  const payload: Payload = {};
  const page = await load(url, {
    rules: () => rules,
    allowedRedirectHosts,
    info: () => api.call(infoResource.path, infoResource.payload),
    read: (key) => payload[key],
    async load(resources) {
      const answers = await Promise.all(resources.map(({ path, payload: asked }) => api.call(path, asked)));
      resources.forEach(({ key }, index) => {
        payload[key] = answers[index];
      });
    },
  });
  if (page.error === null) {
    const now = movedUrl(url, payload);
    const moved = now === url ? null : now.pathname + now.search;
    return { ...page, status: 200, payload, failure: null, lastPage: lastPageOf(now, payload), moved };
  }
  // The visitor has a connection: what this process could not reach is a failure of ours.
  const error = isUnanswered(page.error) ? new PageError(500, '') : page.error;
  const { status, detail, fatal } = failureOf(error);
  const refused = error instanceof ApiError ? error.body : null;
  if (status >= 500) onError(page.error);
  const failure = { status, message: detail, fatal, refused, requestId };
  // A page was there that staff deleted: search engines forget its address sooner.
  return {
    ...page,
    error,
    status: isGone(refused?.data) ? GONE : status,
    payload,
    failure,
    lastPage: null,
    moved: null,
  };
}

/** What a page is written with. */
export interface Writing extends Surroundings {
  assets: PageAssets;
  /** Its style sheets as text. */
  styles: string;
  /** Script that hears what is pressed before the app is there. */
  early: string;
  /** Stands in the page instead of the visitor's token, where several visitors get the same page. */
  tokenPlace?: string | undefined;
}

/** What a page was written as. */
interface Written {
  html: string;
  /** Whether search engines may keep it, as it says itself. */
  indexed: boolean;
  /** Whether it tells of somebody: who is signed in, or who ordered as a guest. */
  personal: boolean;
  /** Whether it shows sums: their sign has a font of its own. */
  priced: boolean;
}

/** The page's whole HTML, app info included. */
export async function renderPage(
  { url, api }: PageRequest,
  loaded: Loaded,
  { styles, early, tokenPlace, ...page }: Writing,
): Promise<Written> {
  const own = await api.call(infoResource.path, infoResource.payload);
  const info = { ...own, token: tokenPlace ?? own.token };
  const payload = { ...loaded.payload, [infoResource.key]: info };
  const given: Boot = { ...page, payload, failure: loaded.failure };
  const boot = inScript(given);
  const shown = loaded.failure ? { ...loaded, error: failedAs(loaded.failure) } : loaded;
  const document = (
    <Document assets={page.assets} styles={styles} boot={boot} early={early}>
      <App
        api={api}
        cache={new PageCache(payload, () => 0)}
        tabs={noTabs}
        origin={page.origin}
        metrics={noMetrics}
      >
        <StaticRouter location={url.pathname + url.search}>
          <PageSwitch first={shown} browser={null} bot={page.bot} />
        </StaticRouter>
      </App>
    </Document>
  );
  // Everything that a page starts with is there: rendered in one go it takes two thirds of the time of a stream.
  const html = `<!DOCTYPE html>${renderToString(document)}`;
  return {
    html,
    indexed: loaded.indexed,
    personal: own.user !== null || isOwn(url),
    // Beside the cart's link stands its sum.
    priced: matchPage(url)?.page.priced === true || own.cart.content.length > 0,
  };
}
