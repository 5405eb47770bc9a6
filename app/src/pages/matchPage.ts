import { matchPath } from 'react-router-dom';
import type { Address, Page } from './page.ts';
import { pages } from './pages.ts';

/** The page that an address leads to; null where there is none. */
export function matchPage(url: URL): { page: Page; address: Address } | null {
  for (const page of pages) {
    const match = matchPath(page.path, url.pathname);
    if (match) return { page, address: { params: match.params, search: url.searchParams } };
  }
  return null;
}
