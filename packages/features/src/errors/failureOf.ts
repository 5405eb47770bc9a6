import { ApiError, errorTable, NetworkError } from '@siren/contract/errors';
import { ChunkError } from './ChunkError.ts';
import { PageError } from './PageError.ts';

/** The two variants of the error page (specification §2). */
export interface Failure {
  status: number;
  /** Status message: the heading. */
  message: 'Page Not Found' | 'Internal Server Error';
  /** What happened and what to do next. */
  description: string;
  /** What exactly was asked for, where that helps. */
  detail: string;
  /** Whether it takes the place of the whole app, its frame included. */
  fatal: boolean;
  /** An order is what is not there: it may be found in an account. */
  order: boolean;
}

const NOT_FOUND = 404;
const SERVER_ERROR = 500;

/** What the error page says of whatever was thrown while a page was made. */
export function failureOf(error: unknown): Failure {
  const said = error instanceof PageError ? error : null;
  const missing = isNotFound(error);
  const order = said ? said.order : error instanceof ApiError && error.is('order.not_found');
  return {
    status: missing ? NOT_FOUND : statusOf(error),
    message: missing ? 'Page Not Found' : 'Internal Server Error',
    description: order ? errorTable['order.not_found'].text : descriptionOf(error, missing),
    detail: said?.message ?? '',
    fatal: said?.fatal ?? false,
    order,
  };
}

function descriptionOf(error: unknown, missing: boolean): string {
  if (missing) return 'Такой страницы нет. Возможно, товар или раздел переехал: поищите его в\u00a0каталоге.';
  if (error instanceof NetworkError && /unreachable|timeout/.test(error.failure))
    return 'Нет связи с\u00a0магазином. Проверьте интернет и\u00a0повторите.';
  if (error instanceof ChunkError)
    return 'Страница загрузилась не\u00a0полностью. Проверьте интернет и\u00a0повторите.';
  return 'У\u00a0нас что-то сломалось. Повторите чуть позже, корзина сохранена.';
}

/**
 * Whether what was asked for does not exist, so that asking again will not help. An address whose parts no call
 * understands leads nowhere, just as one that names what is not there.
 */
export function isNotFound(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === NOT_FOUND || error.is('general.bad_request');
  return error instanceof PageError && error.status === NOT_FOUND;
}

/** Whether a refusal says more than that it is one: the page that was asked for tells it in its own words. */
export function saysMore(error: unknown): error is ApiError {
  return error instanceof ApiError && error.body.data !== undefined;
}

function statusOf(error: unknown): number {
  const told = error instanceof PageError || error instanceof NetworkError;
  return Math.max(SERVER_ERROR, told ? error.status : 0);
}
