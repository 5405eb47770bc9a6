import { ownFields, useEarlyEntries } from '@siren/features/code';
import { failureOf, FatalPage } from '@siren/features/errors';
import { useMetrics } from '@siren/features/metrics';
import { NavigationProvider } from '@siren/features/navigation';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes, useNavigationType } from 'react-router-dom';
import type { Browser } from './browser/Browser.ts';
import { countedError } from './countedError.ts';
import { Frame } from './Frame.tsx';
import type { LoadedPage } from './loadPage.ts';
import type { AheadPage } from './AheadPage.ts';
import { Stage } from './Stage.tsx';
import { useOpenPage } from './useOpenPage.ts';
import { useScrollMemory } from './useScrollMemory.ts';

interface PageSwitchProps {
  /** The page of the first address, loaded already. */
  first: LoadedPage;
  /** null on the server. */
  browser: Browser | null;
  /** Whether a crawler or a preview looks. */
  bot: boolean;
}

/** Always the same element: a move leaves what stands around the page as it is. */
const FRAME = <Frame />;

/** Whether an error takes the place of the frame, too; crawlers and previews keep it, with its ways on. */
const isFatal = (error: unknown, bot: boolean) => !bot && failureOf(error).fatal;

/**
 * Shows the page of the address. After a move the present page stays, whole and usable, until code and data of
 * the next one are there; everything inside sees the address of the page that is shown.
 */
export function PageSwitch({ first, browser, bot }: PageSwitchProps) {
  const { shown, pending, retry } = useOpenPage(first, browser);
  const [notice, setNotice] = useState<ReactNode>(null);
  const [ahead, setAhead] = useState<AheadPage | null>(null);
  useEffect(
    () => browser?.settle({ show: setNotice, ahead: (next) => startTransition(() => setAhead(next)) }),
    [browser],
  );
  useScrollMemory(shown.location);
  useEarlyEntries(ownFields);

  const { name, location, visit, Page, error, indexed } = shown;
  const returned = useNavigationType() === 'POP';
  const metrics = useMetrics();
  const at = location.pathname;
  useEffect(() => {
    if (error !== null) metrics.emit(countedError(error, at), `${visit} error`);
    else if (name) metrics.emit({ type: 'page', name, path: at, title: document.title }, `${visit} page`);
  }, [metrics, visit, name, at, error]);
  useEffect(() => {
    if (bot && error !== null) reportError(error);
  }, [bot, error]);

  const navigation = useMemo(
    () => ({
      ...{ pending, retry, indexed, bot, refused: error, visit, returned },
      leave: browser?.leave ?? (() => false),
    }),
    [pending, retry, indexed, bot, error, visit, returned, browser],
  );
  return (
    <NavigationProvider value={navigation}>
      {Page && !indexed && <meta name="robots" content="noindex" />}
      <Routes location={location}>
        {isFatal(error, bot) ? (
          <Route path="*" element={<FatalPage error={error} />} />
        ) : (
          <Route element={FRAME}>
            <Route path="*" element={<Stage shown={shown} ahead={ahead} navigation={navigation} />} />
          </Route>
        )}
      </Routes>
      <div role="status">{notice}</div>
    </NavigationProvider>
  );
}
