import { Container } from '@siren/ui/layout';
import { useNavigation } from '../navigation/index.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { failureOf } from './failureOf.ts';

/** What stands in place of a page that could not be made. */
export function PageFailure({ error }: { error: unknown }) {
  const { retry } = useNavigation();
  return (
    <Container>
      <ErrorPage failure={failureOf(error)} onRetry={retry} />
    </Container>
  );
}
