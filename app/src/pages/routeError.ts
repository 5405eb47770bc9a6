import { ApiError } from '@siren/contract/errors';
import { isRouteErrorResponse } from 'react-router-dom';

/** A failure of a page as the error page shows it and as JSON carries it. */
export interface RouteError {
  status: number;
  statusText: string;
  internal: boolean;
  data: { message: string };
}

/** What went wrong, without anything that only the server may know. */
export function toRouteError(error: unknown): RouteError {
  if (isRouteErrorResponse(error)) {
    const message = (error.data as { message?: string } | null)?.message ?? error.statusText;
    return { status: error.status, statusText: error.statusText, internal: false, data: { message } };
  }
  if (error instanceof ApiError && isMissing(error)) {
    return { status: 404, statusText: 'Page Not Found', internal: false, data: { message: error.message } };
  }
  return { status: 500, statusText: 'Internal Server Error', internal: false, data: { message: '' } };
}

/** An address whose parts no call understands leads nowhere, just as one that names what is not there. */
const isMissing = (error: ApiError) => error.status === 404 || error.is('general.bad_request');
