import { NetworkError } from '@siren/contract/errors';
import { ChunkError } from '@siren/features/errors';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { Browser } from './browser/Browser.ts';
import type { LoadedPage } from './loadPage.ts';
import { stayedPage } from './stayedPage.ts';
import { visitOf } from './visitOf.ts';

/** The page that is shown, at its address. */
export interface ShownPage extends LoadedPage {
  location: Location;
  /** How often the page of one address was asked for. */
  attempt: number;
  /** Names the stay on the page: see `visitOf`. */
  visit: string;
}

export interface OpenPage {
  shown: ShownPage;
  /** The page of another address is on its way. */
  pending: boolean;
  /** Asks for the page of the address again. */
  retry(): void;
}

const urlOf = ({ pathname, search }: Location) => new URL(pathname + search, window.location.origin);

/** Follows the address: the page that was opened last stays until the next one is there. */
export function useOpenPage(first: LoadedPage, browser: Browser | null): OpenPage {
  const location = useLocation();
  const navigate = useNavigate();
  const [visits] = useState(() => new Map<string, string>());
  const [shown, setShown] = useState<ShownPage>({ location, attempt: 0, visit: location.key, ...first });
  const [attempt, setAttempt] = useState(0);
  const { cache } = useSWRConfig();
  const moved = shown.location !== location;
  const again = shown.attempt !== attempt;
  const pending = moved || again;
  if (moved && !again && browser) {
    const url = urlOf(location);
    // What is at hand shows with the move: drawing the present page as one that waits would take as long again.
    const ready = browser.peek(url) ?? (!browser.needsDocument(url) && stayedPage(shown, url, cache));
    if (ready) setShown({ ...ready, location, attempt, visit: visitOf(visits, location, shown) });
  }

  useEffect(() => {
    if (!pending || !browser) return;
    const url = urlOf(location);
    // The address is there already, so that loading the document anew leads to it.
    if (browser.needsDocument(url)) return browser.reload();
    let wanted = true;
    const left = stayedPage(shown, url, cache, 'some');
    void browser.open(url, left !== null).then((opened) => {
      if (!wanted) return;
      // More of what is shown did not come, or nothing can: that stays, and says itself where the rest is missing.
      const stayed = left ?? (opened.error instanceof NetworkError && stayedPage(shown, url, cache, 'none'));
      const page = (opened.error !== null && stayed) || opened;
      if (page.redirect === null)
        startTransition(() =>
          setShown((before) => ({ ...page, location, attempt, visit: visitOf(visits, location, before) })),
        );
      else if (page.redirect.startsWith('/')) void navigate(page.redirect, { replace: true });
      else window.location.replace(page.redirect);
    });
    return () => {
      wanted = false;
    };
  }, [pending, shown, location, attempt, browser, navigate, visits, cache]);

  const isCodeMissing = shown.error instanceof ChunkError;
  const retry = useCallback(() => {
    // Browsers remember of a module that it could not be loaded. Offline a reload leaves nothing.
    if (isCodeMissing && navigator.onLine) browser?.reload();
    else setAttempt((before) => before + 1);
  }, [isCodeMissing, browser]);
  return { shown, pending, retry };
}
