import type { PublicError } from '@siren/contract/errors';
import type { Payload } from '@siren/features/api';

/** Files that a page needs, as addresses. */
export interface PageAssets {
  /** The module that starts the app. */
  entry: string;
  styles: string[];
  /** Modules that the entry and the page import, to fetch at once. */
  modules: string[];
}

/** Where and for whom the app works. */
export interface Surroundings {
  /** Id of the build that made the page. */
  build: string;
  /** The shop's own origin, which makes canonical addresses absolute; empty where nobody said it. */
  origin: string;
  /** Number of the Yandex Metrica counter; null where nothing is counted. */
  metrika: number | null;
  /** Whether a crawler or the preview of a messenger asks: those see no error pages. */
  bot: boolean;
  /** Hosts besides the own one that an answer may send the browser to. */
  allowedRedirectHosts: string[];
}

/** Why a page could not be made. */
export interface Failure {
  status: number;
  message: string;
  fatal: boolean;
  /** Id of the request that was answered so. */
  requestId: string;
  /** The refusal, where it was one; else null. */
  refused: PublicError | null;
}

/** What the server hands over to the browser in the first HTML. */
export interface Boot extends Surroundings {
  payload: Payload;
  /** Why the page could not be made; null where it could. */
  failure: Failure | null;
  assets: PageAssets;
}
