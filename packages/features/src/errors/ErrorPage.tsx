import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { Link } from '../navigation/index.ts';
import * as css from './ErrorPage.css.ts';
import type { Failure } from './failureOf.ts';
import { NextStep } from './NextStep.tsx';

export interface ErrorPageProps {
  failure: Failure;
  /** Tries again; offered where that may help. */
  onRetry(): void;
}

/**
 * Not found, refused, failed, or without an answer: status code, status message, description, and a way on (behaviour pages-4). From a
 * fatal error the ways on begin the app anew.
 */
export function ErrorPage({ failure, onRetry }: ErrorPageProps) {
  const { status, message, description, detail, fatal, way, requestId } = failure;
  return (
    <section className={css.page}>
      <title>{`${message} | Сирень`}</title>
      <meta name="robots" content="noindex" />
      {status > 0 && <p className={css.status}>{status}</p>}
      <Heading level={1}>{message}</Heading>
      <Text size={18} tone="muted">
        {description}
      </Text>
      {detail && (
        <Text size={14} tone="muted">
          <span className={css.detail}>
            {fatal ? detail : detail.replace(/^Page not found: /, 'Адрес: ')}
          </span>
        </Text>
      )}
      {status >= 500 && requestId && (
        <Text size={14} tone="muted">
          Код обращения {requestId}
        </Text>
      )}
      <div className={css.actions}>
        <NextStep way={way} reload={fatal} onRetry={onRetry} />
        <Button variant="line" render={<Link to={paths.home()} reload={fatal} />}>
          На главную
        </Button>
      </div>
    </section>
  );
}
