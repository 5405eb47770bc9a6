import { PageError } from '@siren/features/errors';
import type { Resource } from '@siren/features/api';
import type { ComponentType } from 'react';
import { matchPage } from './matchPage.ts';

/** Brings resources into the cache before the page shows. */
export type Load = (resources: Resource[], url: URL) => Promise<void>;

/** A page with its code and data, or why there is none. */
export interface LoadedPage {
  /** Pattern that its parameters are read by; `*` where nothing matched. */
  path: string;
  /** Feature whose files it needs; null where nothing matched. */
  feature: string | null;
  Page: ComponentType | null;
  error: unknown;
}

/** Loads code and data of an address at once. Never rejects: a failure is a page, too. */
export async function loadPage(url: URL, load: Load): Promise<LoadedPage> {
  const match = matchPage(url);
  if (!match) {
    const error = new PageError(404, `Page not found: ${url.pathname}`);
    return { path: '*', feature: null, Page: null, error };
  }
  const { page, address } = match;
  const found = { path: page.path, feature: page.feature };
  try {
    if (page.isValid && !page.isValid(address)) {
      throw new PageError(404, `Page Not Found: ${url.pathname}${url.search}`);
    }
    const [Page] = await Promise.all([page.load(), load(page.resources(address), url)]);
    return { ...found, Page, error: null };
  } catch (error) {
    return { ...found, Page: null, error };
  }
}
