import { paths } from '@siren/contract/routes';
import { Container } from '@siren/ui/layout';
import { Logo } from '@siren/ui/logo';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusHeading } from '../navigation/index.ts';
import * as css from './ErrorPage.css.ts';
import { PageFailure } from './PageFailure.tsx';

/** A fatal error: it stands in place of the whole app, so nothing of the frame is there but whose shop it is. */
export function FatalPage({ error }: { error: unknown }) {
  const main = useRef<HTMLElement>(null);
  const moved = useNavigationType() !== 'POP';
  useEffect(() => {
    // The first page keeps the browser's own focus.
    if (moved) focusHeading(main.current?.querySelector('h1'));
  }, [moved]);
  return (
    <>
      <Container as="header">
        <a className={css.home} href={paths.home()} aria-label="Сирень, на главную">
          <Logo />
        </a>
      </Container>
      <main id="main" tabIndex={-1} ref={main}>
        <Container>
          <PageFailure error={error} />
        </Container>
      </main>
    </>
  );
}
