import { useEffect } from 'react';
import { useNavigation } from '../navigation/index.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { failureOf, isUnanswered } from './failureOf.ts';

/**
 * What stands in place of a page that could not be made. For crawlers and previews nothing does: the status of the
 * answer tells them, and no error text is kept or shown as if it were the page (behaviour pages-5).
 * What was missing a network is tried again once there is one.
 */
export function PageFailure({ error }: { error: unknown }) {
  const { retry, bot } = useNavigation();
  const unanswered = isUnanswered(error);
  useEffect(() => {
    if (!unanswered) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [unanswered, retry]);
  if (bot) return <meta name="robots" content="noindex" />;
  return <ErrorPage failure={failureOf(error)} onRetry={retry} />;
}
