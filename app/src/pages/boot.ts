import type { Payload } from '@siren/features/api';
import type { RouteError } from './routeError.ts';

/** Files that a page needs, as addresses. */
export interface PageAssets {
  /** The module that starts the app. */
  entry: string;
  styles: string[];
  /** Modules that the entry and the page import, to fetch at once. */
  modules: string[];
  fonts: string[];
}

/** Where the app works; the same for every page. */
export interface Surroundings {
  /** Where the shop API lives; empty for the own origin. */
  apiUrl: string;
  /** Hosts besides the own one that an answer may send the browser to. */
  allowedRedirectHosts: string[];
}

/** What the server hands over to the browser in the first HTML. */
export interface Boot extends Surroundings {
  payload: Payload;
  /** By route id; the data itself lies in `payload`. */
  loaderData: Record<string, null>;
  /** Failures by route id. */
  errors: Record<string, RouteError> | null;
  assets: PageAssets;
}
