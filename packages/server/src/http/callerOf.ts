import type { FastifyRequest } from 'fastify';
import type { Caller } from './contextFor.ts';
import { BROWSER_COOKIE, keptSecret, OFFERED_COOKIE } from './cookies.ts';

/** What a proxy that knows where visitors are says of it: «kazan», or the name, percent-encoded. */
const CITY_HEADER = 'x-city';

/** A name that is not encoded as it should be is no name. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Who sent a request, its token apart. */
export function callerOf(request: FastifyRequest): Omit<Caller, 'token'> {
  const city = request.headers[CITY_HEADER];
  return {
    cookies: request.cookies,
    offered: keptSecret(request, OFFERED_COOKIE),
    browser: keptSecret(request, BROWSER_COOKIE),
    address: request.ip,
    userAgent: request.headers['user-agent'],
    city: typeof city === 'string' ? decoded(city) : undefined,
  };
}
