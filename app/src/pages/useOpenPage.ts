import { ChunkError } from '@siren/features/errors';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import type { Browser } from './browser/Browser.ts';
import type { LoadedPage } from './loadPage.ts';

/** The page that is shown, at its address. */
export interface ShownPage extends LoadedPage {
  location: Location;
  /** How often the page of one address was asked for. */
  attempt: number;
}

export interface OpenPage {
  shown: ShownPage;
  /** The page of another address is on its way. */
  pending: boolean;
  /** Asks for the page of the address again. */
  retry(): void;
}

/** Follows the address: the page that was opened last stays until the next one is there. */
export function useOpenPage(first: LoadedPage, browser: Browser | null): OpenPage {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<ShownPage>({ location, attempt: 0, ...first });
  const [attempt, setAttempt] = useState(0);
  const pending = shown.location !== location || shown.attempt !== attempt;

  useEffect(() => {
    if (!pending || !browser) return;
    const url = new URL(location.pathname + location.search, window.location.origin);
    // The address is there already, so that loading the document anew leads to it.
    if (browser.needsDocument(url)) return browser.reload();
    let wanted = true;
    void browser.open(url).then((page) => {
      if (!wanted) return;
      if (page.redirect === null) startTransition(() => setShown({ location, attempt, ...page }));
      else if (page.redirect.startsWith('/')) void navigate(page.redirect, { replace: true });
      else window.location.replace(page.redirect);
    });
    return () => {
      wanted = false;
    };
  }, [pending, location, attempt, browser, navigate]);

  const isCodeMissing = shown.error instanceof ChunkError;
  const retry = useCallback(() => {
    // Browsers remember of a module that it could not be loaded.
    if (isCodeMissing) browser?.reload();
    else setAttempt((before) => before + 1);
  }, [isCodeMissing, browser]);
  return { shown, pending, retry };
}
