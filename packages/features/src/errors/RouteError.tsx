import { useRevalidator, useRouteError } from 'react-router-dom';
import { Container } from '@siren/ui/layout';
import { ErrorPage } from './ErrorPage.tsx';
import { failureOf } from './failureOf.ts';

/** What a route shows in place of its page when that could not be made: an `errorElement`. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <Container>
      <ErrorPage failure={failureOf(error)} onRetry={() => void revalidate()} />
    </Container>
  );
}
