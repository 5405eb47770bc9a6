import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieToSet, SessionKind } from './context.ts';

export const TOKEN_COOKIE = 'token';
export const REGION_COOKIE = 'region';
export const CITY_COOKIE = 'city';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** Seconds that a session lives after its last use. */
export const SESSION_SECONDS: Readonly<Record<SessionKind, number>> = {
  guest: 60 * DAY,
  visit: 12 * HOUR,
  remembered: 90 * DAY,
};

/** The cookie of a token; that of a visit goes with the browser. */
export const tokenCookie = (token: string, kind: SessionKind = 'guest'): CookieToSet => ({
  name: TOKEN_COOKIE,
  value: token,
  maxAge: kind === 'visit' ? null : SESSION_SECONDS[kind],
  httpOnly: true,
});

/** Region and city are choices, not secrets: the page may read them. */
export const placeCookies = (region: string, city: string): CookieToSet[] => [
  { name: REGION_COOKIE, value: region, maxAge: YEAR, httpOnly: false },
  { name: CITY_COOKIE, value: city, maxAge: YEAR, httpOnly: false },
];

/** Puts the cookies that a call or page set into the answer. */
export function sendCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: Iterable<CookieToSet>,
): void {
  for (const { name, value, maxAge, httpOnly } of cookies) {
    const secure = request.protocol === 'https';
    const lasting = maxAge === null ? {} : { maxAge };
    reply.setCookie(name, value, { path: '/', sameSite: 'lax', ...lasting, httpOnly, secure });
  }
}
