import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/**
 * In place of a screen that is not there or did not come. A build that is newer than the document has other files: loading
 * it anew brings them, and the server's word on the address.
 */
export function RouteFailed() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <EmptyState
      level={1}
      role="alert"
      title={missing ? 'Такой страницы нет' : 'Страница не\u00a0открылась'}
      text={missing ? 'Проверьте адрес.' : 'Проверьте интернет и\u00a0обновите страницу.'}
      action={
        <Button variant="line" onClick={() => location.reload()}>
          Обновить
        </Button>
      }
    />
  );
}
