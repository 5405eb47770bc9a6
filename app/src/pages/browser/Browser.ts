import type { ReactNode } from 'react';
import type { Boot } from '../boot.ts';
import type { LoadedPage } from '../loadPage.ts';
import type { AheadPage } from '../AheadPage.ts';

/** What happens on the stage without a move. */
export interface StageHands {
  /** Puts a notice over the page; null takes it away. */
  show(notice: ReactNode): void;
  /** A page was loaded that is likely to be asked for next. */
  ahead(page: AheadPage): void;
}

/** What only a browser does about pages; the server, which shows one page once, has none of it. */
export interface Browser {
  /** The page that the server sent, with its code; never comes back where that cannot be had. */
  start(failure: Boot['failure']): Promise<LoadedPage>;
  /**
   * Goes to an address of the shop. Never comes back where the document is being loaded anew instead.
   *
   * @param stays of a page that is shown already, at another address: only what it lacks is asked for
   */
  open(url: URL, stays: boolean): Promise<LoadedPage>;
  /** The page of an address that is there whole, code and data: it can be shown with the move itself. */
  peek(url: URL): LoadedPage | null;
  /** Whether a move to this address has to load the document: a token to take over, a newer build. */
  needsDocument(url: URL): boolean;
  /** Loads the document anew; what was typed into it is there again afterwards. */
  reload(): void;
  /** Leaves for an address of the own origin or of an allowed host; false where it is neither. */
  leave(url: string): boolean;
  /**
   * Begins, once the first page is shown, what can wait: loading ahead, looking for newer builds, counting.
   * @returns what ends it
   */
  settle(stage: StageHands): () => void;
}
