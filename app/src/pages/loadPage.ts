import type { Info } from '@siren/contract/info';
import { runGuards } from '@siren/domain/navigation';
import type { RouteRules } from '@siren/domain/navigation';
import type { Resource } from '@siren/features/api';
import { ChunkError, PageError, saysMore } from '@siren/features/errors';
import type { ComponentType } from 'react';
import { guards } from './guards.ts';
import { isIndexed } from './isIndexed.ts';
import { matchPage } from './matchPage.ts';
import type { PageName, ReadAnswer } from './page.ts';
import { ruledRedirect } from './ruledRedirect.ts';

/** Brings resources into the cache before the page shows. */
export type Load = (resources: Resource[], url: URL) => Promise<void>;

/** What one visit of an address knows: the same on the server and in the browser. */
export interface Visit {
  load: Load;
  /** Reads what `load` has brought. */
  read: ReadAnswer;
  /** Where addresses lead instead. */
  rules(): RouteRules | Promise<RouteRules>;
  /** Hosts besides the own one that a rule may lead to. */
  allowedRedirectHosts: readonly string[];
  /** Who visits; asked only where the page has guards. */
  info(): Promise<Pick<Info, 'user' | 'down'>>;
}

/** A page with its code and data, or why there is none. */
export interface LoadedPage {
  /** null where nothing matched. */
  name: PageName | null;
  /** Pattern that its parameters are read by; `*` where nothing matched. */
  path: string;
  /** Feature whose files it needs; null where nothing matched. */
  feature: string | null;
  Page: ComponentType | null;
  /** Why it could not be made. Where there is a page nevertheless, that tells of it. */
  error: unknown;
  /** Where to go instead: a path of the shop or a whole address elsewhere; then there is no page. */
  redirect: string | null;
  /** Whether search engines may keep it. */
  indexed: boolean;
}

const NOTHING: LoadedPage = {
  name: null,
  path: '*',
  feature: null,
  Page: null,
  error: null,
  redirect: null,
  indexed: false,
};

/**
 * Goes to an address: rules, validity, guards, then code and data at once (behaviour pages-3). Never rejects: a failure
 * is a page, too.
 */
export async function loadPage(url: URL, visit: Visit): Promise<LoadedPage> {
  const ruled = ruledRedirect(await visit.rules(), url, visit.allowedRedirectHosts);
  if (ruled !== null) return { ...NOTHING, redirect: ruled };
  const match = matchPage(url);
  const fullPath = url.pathname + url.search;
  if (!match) return { ...NOTHING, error: new PageError(404, `Page not found: ${fullPath}`) };
  const { page, address } = match;
  const found = { ...NOTHING, name: page.name, path: page.path, feature: page.feature };
  try {
    if (page.isValid && !page.isValid(address)) {
      throw new PageError(404, `Page Not Found: ${fullPath}`, { fatal: true });
    }
    if (page.guards) {
      const { user, down } = await visit.info();
      const redirect = runGuards(page.guards, guards, { user, down, url });
      if (redirect !== null) return { ...found, redirect };
    }
    const code = page.load().catch((cause: unknown) => {
      throw new ChunkError(cause);
    });
    const data = visit.load(page.resources(address), url).then(
      () => null,
      (error: unknown) => {
        if (saysMore(error)) return error;
        throw error;
      },
    );
    const [Page, error] = await Promise.all([code, data]);
    return { ...found, Page, error, indexed: error === null && isIndexed(page, address, visit.read) };
  } catch (error) {
    return { ...found, error };
  }
}
