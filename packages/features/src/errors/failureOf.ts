import { ApiError, NetworkError } from '@siren/contract/errors';
import { isRouteErrorResponse } from 'react-router-dom';

/** The two variants of the error page (specification §2). */
export interface Failure {
  status: number;
  /** Status message: the heading. */
  message: 'Page Not Found' | 'Internal Server Error';
  /** What happened and what to do next. */
  description: string;
}

const NOT_FOUND = 404;
const SERVER_ERROR = 500;

/** What the error page says of whatever was thrown while a page was made. */
export function failureOf(error: unknown): Failure {
  if (isNotFound(error))
    return {
      status: NOT_FOUND,
      message: 'Page Not Found',
      description: 'Такой страницы нет. Возможно, товар или раздел переехал: поищите его в\u00a0каталоге.',
    };
  const unreachable = error instanceof NetworkError && error.failure === 'unreachable';
  return {
    status: statusOf(error),
    message: 'Internal Server Error',
    description: unreachable
      ? 'Нет связи с\u00a0магазином. Проверьте интернет и\u00a0повторите.'
      : 'У\u00a0нас что-то сломалось. Повторите чуть позже, корзина сохранена.',
  };
}

/** Whether what was asked for does not exist, so that asking again will not help. */
export function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return error.status === NOT_FOUND;
  return false;
}

function statusOf(error: unknown): number {
  const status = isRouteErrorResponse(error) || error instanceof NetworkError ? error.status : 0;
  return status >= SERVER_ERROR ? status : SERVER_ERROR;
}
