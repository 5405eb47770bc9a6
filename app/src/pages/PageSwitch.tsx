import { PageBoundary, PageFailure } from '@siren/features/errors';
import { NavigationProvider } from '@siren/features/navigation';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Frame } from './Frame.tsx';
import { loadPage } from './loadPage.ts';
import type { Load, LoadedPage } from './loadPage.ts';
import { useScrollMemory } from './useScrollMemory.ts';

interface PageSwitchProps {
  /** The page of the first address, loaded already. */
  first: LoadedPage;
  load: Load;
}

/**
 * Shows the page of the address. After a move the present page stays, whole and usable, until code and data of
 * the next one are there; everything inside sees the address of the page that is shown.
 */
export function PageSwitch({ first, load }: PageSwitchProps) {
  const location = useLocation();
  const [shown, setShown] = useState({ location, attempt: 0, ...first });
  const [attempt, setAttempt] = useState(0);
  const current = shown.location === location && shown.attempt === attempt;

  useEffect(() => {
    if (current) return;
    let wanted = true;
    const url = new URL(location.pathname + location.search, window.location.origin);
    void loadPage(url, load).then((page) => {
      if (wanted) startTransition(() => setShown({ location, attempt, ...page }));
    });
    return () => {
      wanted = false;
    };
  }, [current, location, attempt, load]);

  useScrollMemory(shown.location);

  const navigation = useMemo(
    () => ({ pending: !current, retry: () => setAttempt((before) => before + 1) }),
    [current],
  );
  const { path, Page, error } = shown;
  const page = Page ? <Page /> : <PageFailure error={error} />;
  return (
    <NavigationProvider value={navigation}>
      <Routes location={shown.location}>
        <Route element={<Frame />}>
          <Route path={path} element={<PageBoundary key={shown.location.pathname}>{page}</PageBoundary>} />
        </Route>
      </Routes>
    </NavigationProvider>
  );
}
