import { PageBoundary } from '@siren/features/errors';
import { useMetrics } from '@siren/features/metrics';
import { NavigationProvider } from '@siren/features/navigation';
import type { Navigation } from '@siren/features/navigation';
import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Path } from 'react-router-dom';
import { countedError } from './countedError.ts';
import type { LoadedPage } from './loadPage.ts';

interface PagePlaceProps {
  page: LoadedPage;
  address: Path;
  navigation: Navigation;
}

/** One page; everything inside sees its own address, wherever the browser is. */
export function PagePlace({
  page: { path, Page, error },
  address: { pathname, search, hash },
  navigation,
}: PagePlaceProps) {
  const address = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
  const metrics = useMetrics();
  const element = useMemo(
    () => (
      <PageBoundary error={error} onCatch={(caught) => metrics.emit(countedError(caught, location.pathname))}>
        {Page && <Page />}
      </PageBoundary>
    ),
    [metrics, Page, error],
  );
  return (
    <NavigationProvider value={navigation}>
      <Routes location={address}>
        <Route path={path} element={element} />
      </Routes>
    </NavigationProvider>
  );
}
