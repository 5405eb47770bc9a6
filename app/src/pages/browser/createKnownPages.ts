import type { LoadedPage } from '../loadPage.ts';
import { matchPage } from '../matchPage.ts';
import type { PageCache } from '../PageCache.ts';

/** Pages that were loaded in this document, ahead of a click or for a visit. */
export interface KnownPages {
  remember(url: URL, page: LoadedPage): void;
  /** The page of an address where nothing of it has to be asked for any more. */
  peek(url: URL): LoadedPage | null;
}

const keyOf = ({ pathname, search }: URL) => pathname + search;

/** Remembers what was loaded; a page with guards is asked about anew each time. */
export function createKnownPages(cache: PageCache): KnownPages {
  const known = new Map<string, LoadedPage>();
  return {
    remember(url, page) {
      if (page.Page !== null) known.set(keyOf(url), page);
    },
    peek(url) {
      const page = known.get(keyOf(url));
      const match = page && matchPage(url);
      if (!page || !match || match.page.guards) return null;
      return match.page.resources(match.address).every(({ key }) => cache.isFresh(key)) ? page : null;
    },
  };
}
