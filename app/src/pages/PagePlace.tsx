import { PageBoundary, PageFailure } from '@siren/features/errors';
import { NavigationProvider } from '@siren/features/navigation';
import type { Navigation } from '@siren/features/navigation';
import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Path } from 'react-router-dom';
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
  const element = useMemo(
    () => <PageBoundary>{Page ? <Page /> : <PageFailure error={error} />}</PageBoundary>,
    [Page, error],
  );
  return (
    <NavigationProvider value={navigation}>
      <Routes location={address}>
        <Route path={path} element={element} />
      </Routes>
    </NavigationProvider>
  );
}
