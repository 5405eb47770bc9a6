import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { Heading } from '@siren/ui/heading';
import { Text } from '@siren/ui/text';
import { Link } from '../navigation/index.ts';
import * as css from './ErrorPage.css.ts';
import type { Failure } from './failureOf.ts';

export interface ErrorPageProps {
  failure: Failure;
  /** Tries again; offered where that may help. */
  onRetry(): void;
}

/**
 * Not found, or failed: status code, status message, description, and a way on (specification §2). From a fatal error
 * the ways on begin the app anew.
 */
export function ErrorPage({ failure, onRetry }: ErrorPageProps) {
  const { status, message, description, detail, fatal, order } = failure;
  const missing = status === 404;
  return (
    <section className={css.page}>
      <title>{`${message} | Сирень`}</title>
      <meta name="robots" content="noindex" />
      <p className={css.status}>{status}</p>
      <Heading level={1}>{message}</Heading>
      <Text size={18} tone="muted">
        {description}
      </Text>
      {detail && (
        <Text size={14} tone="muted">
          <span className={css.detail}>{detail}</span>
        </Text>
      )}
      <div className={css.actions}>
        {missing ? (
          // Who is not signed in comes to the login first.
          <Button render={<Link to={order ? paths.orders() : paths.sections()} reload={fatal} />}>
            {order ? 'Мои заказы' : 'Открыть каталог'}
          </Button>
        ) : (
          <Button onClick={onRetry}>Повторить</Button>
        )}
        <Button variant="line" render={<Link to={paths.home()} reload={fatal} />}>
          На главную
        </Button>
      </div>
    </section>
  );
}
