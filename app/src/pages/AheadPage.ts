import type { LoadedPage } from './loadPage.ts';

/** A page that was loaded before anybody asked for it, and its address. */
export interface AheadPage {
  url: URL;
  page: LoadedPage;
}
