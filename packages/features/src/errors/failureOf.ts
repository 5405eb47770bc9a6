import { ApiError, NetworkError } from '@siren/contract/errors';
import { paths } from '@siren/contract/routes';
import { errorText } from '../notices/index.ts';
import { ChunkError } from './ChunkError.ts';
import { PageError } from './PageError.ts';

/** What an error page says (behaviour pages-4). */
export interface Failure {
  /** 0 where no answer came at all. */
  status: number;
  /** Status message: the heading. */
  message: string;
  /** What happened and what to do next. */
  description: string;
  /** What exactly was asked for, where that helps. */
  detail: string;
  /** Id of the request that failed, for who is told of it; empty where there is none. */
  requestId: string;
  /** Whether it takes the place of the whole app, its frame included. */
  fatal: boolean;
  /** Where one can go on, and its words; null where another try may help. */
  way: [to: string, words: string] | null;
}

const NO_ANSWER = 0;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;

/** Headings by status: of no connection, those of behaviour pages-4, those of refusals. All else is an error of ours. */
const MESSAGES: Record<number, string> = {
  [NO_ANSWER]: 'Нет связи',
  [FORBIDDEN]: 'Доступ закрыт',
  [NOT_FOUND]: 'Page Not Found',
  [TOO_MANY]: 'Слишком много запросов',
  [UNAVAILABLE]: 'Магазин ненадолго недоступен',
};

/** What the error page says of whatever was thrown while a page was made. */
export function failureOf(error: unknown): Failure {
  const said = error instanceof PageError ? error : null;
  const refused = error instanceof ApiError ? error : null;
  const missing = isNotFound(error);
  const order = refused?.is('order.not_found');
  const status = missing ? NOT_FOUND : statusOf(error);
  return {
    status,
    message: MESSAGES[status] ?? 'Internal Server Error',
    description:
      order || (refused && status < SERVER_ERROR && !missing)
        ? errorText(error)
        : descriptionOf(error, missing),
    detail: said?.message ?? '',
    requestId: requestIdOf(error),
    fatal: said?.fatal ?? false,
    way: wayOf(refused, status),
  };
}

const requestIdOf = (error: unknown): string =>
  error instanceof Error && 'requestId' in error ? String(error.requestId) : '';

/** Where one can go on instead of trying again; null where another try may help. */
function wayOf(refused: ApiError | null, status: number): Failure['way'] {
  if (refused?.is('order.not_found')) return [paths.orders(), 'Мои заказы'];
  // Without the way back: who is signed in already, and not let in, would go round in a circle.
  if (refused?.action ?? refused?.is('order.sign_in')) return [paths.login(), 'Войти'];
  return status !== NO_ANSWER && status < TOO_MANY ? [paths.sections(), 'Открыть каталог'] : null;
}

function descriptionOf(error: unknown, missing: boolean): string {
  if (missing) return 'Такой страницы нет. Возможно, товар или раздел переехал: поищите его в\u00a0каталоге.';
  if (isUnanswered(error)) return 'Проверьте интернет и\u00a0повторите: корзина сохранена.';
  if (error instanceof ApiError && error.is('general.unavailable'))
    return 'Мы\u00a0уже чиним: обычно это одна минута. Корзина и\u00a0заказы на\u00a0месте.';
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

/** Whether no answer came at all. The shop has not failed then, and need not be told of. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ChunkError
    ? error.offline
    : error instanceof NetworkError && error.status === NO_ANSWER;
}

/** Whether a refusal says more than that it is one: the page that was asked for tells it in its own words. */
export function saysMore(error: unknown): error is ApiError {
  return error instanceof ApiError && error.body.data !== undefined;
}

function statusOf(error: unknown): number {
  if (isUnanswered(error)) return NO_ANSWER;
  const told = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return error instanceof ApiError && told in MESSAGES ? told : Math.max(SERVER_ERROR, told);
}
