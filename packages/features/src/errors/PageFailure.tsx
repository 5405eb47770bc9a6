import { useNavigation } from '../navigation/index.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { failureOf } from './failureOf.ts';

/**
 * What stands in place of a page that could not be made. For crawlers and previews nothing does: the status of the
 * answer tells them, and no error text is kept or shown as if it were the page (specification §8).
 */
export function PageFailure({ error }: { error: unknown }) {
  const { retry, bot } = useNavigation();
  if (bot) return <meta name="robots" content="noindex" />;
  return <ErrorPage failure={failureOf(error)} onRetry={retry} />;
}
